// node art/encode.mjs [--kind kind] [--crop] [--images folder] <name> <master.png>
// Writes every delivered width of a picture from its master (a PNG or TIFF of the kind's shape, kept outside git).
// A folder in the place of both: every picture in it, by its file's name.
// --crop takes any photograph that is large enough, and cuts it to the shape around what draws the eye.
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { checkPictures, isPicture, newNames } from './check-pictures.mjs';
import { BEST_AVIF, kindNamed, kindOf, WEBP_ALLOWANCE } from './delivery.mjs';
import { recordRendered } from './homes/notes.mjs';
import { encodeWithin } from './quality.mjs';

/** @typedef {import('./delivery.mjs').Kind} Kind */

// Other work runs on the same few cores.
sharp.concurrency(1);

const FORMATS = /** @type {const} */ (['avif', 'webp', 'jpg']);
const IMAGES = fileURLToPath(new URL('../src/content/images/', import.meta.url));

/** A stretched or enlarged picture is never wanted: a wrong master is an error. @param {string} name @param {string | Buffer} master @param {Kind} kind */
async function checkMaster(name, master, { size: [width, height] }) {
  const found = await sharp(master).metadata();
  const shape = Math.abs(found.width / found.height / (width / height) - 1);
  if (found.width < width || shape > 0.005)
    throw new Error(
      `${name}: the master is ${found.width}×${found.height}; it must be ${width}×${height}, or larger in this shape.`,
    );
}

/**
 * Writes `<folder>/<name>/<width>.avif` and `.webp`, and removes widths that are no longer delivered.
 * @param {string} folder the content's images @param {string} name @param {string | Buffer} master its path, or its bytes @param {Kind} kind
 * @returns {Promise<{ file: string, bytes: Buffer, quality: number }[]>}
 */
export async function encode(folder, name, master, kind) {
  await checkMaster(name, master, kind);
  const [fullWidth, fullHeight] = kind.size;
  const files = [];
  for (const [key, limit] of Object.entries(kind.limits)) {
    const width = Number(key);
    const { data, info } = await sharp(master)
      .removeAlpha()
      .resize({ width, height: Math.round((width * fullHeight) / fullWidth), kernel: 'lanczos3' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const most = { avif: limit, webp: limit * (kind.webp ?? WEBP_ALLOWANCE), jpg: 2 * limit };
    const best = { avif: kind.avif ?? BEST_AVIF, webp: Infinity, jpg: Infinity };
    for (const format of FORMATS.filter((known) => known !== 'jpg' || kind.jpeg)) {
      const encoded = await encodeWithin(() => sharp(data, { raw: info }), format, most[format] * 1000, best[format]);
      files.push({ file: `${width}.${format}`, ...encoded });
    }
  }
  // Only now, so that a picture that cannot be encoded leaves the old one in its place.
  const target = join(folder, name);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const { file, bytes } of files) await writeFile(join(target, file), bytes);
  return files;
}

/** A photograph cut to a kind's shape; never enlarged. @param {string} photograph @param {Kind} kind */
const cropped = (photograph, { size: [width, height] }) =>
  sharp(photograph)
    .rotate()
    .resize({ width, height, fit: 'cover', position: 'attention', withoutEnlargement: true })
    .png()
    .toBuffer();

/** @param {readonly string[]} lines @returns {never} */
function refuse(lines) {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { kind: { type: 'string' }, images: { type: 'string' }, crop: { type: 'boolean' } },
  });
  const USAGE = 'Usage: node art/encode.mjs [--kind kind] [--crop] [--images folder] (<name> <master.png> | <folder>)';
  const [first, second] = positionals;
  const isFolder = first !== undefined && (await stat(first).catch(() => null))?.isDirectory() === true;
  if (!first || (!second && !isFolder)) refuse([USAGE]);
  const files = second ? [] : (await readdir(first)).toSorted();
  const pictures = second
    ? [{ name: first, master: second }]
    : files.filter(isPicture).map((file) => ({ name: parse(file).name, master: join(first, file) }));
  const others = files.filter((file) => !isPicture(file) && !file.startsWith('.'));
  if (others.length > 0) process.stdout.write(`Left alone, no pictures: ${others.join(', ')}\n`);
  const crop = values.crop === true;
  // A folder takes minutes: nobody should wait for them to hear that one name is wrong.
  const problems = await checkPictures(pictures, { crop, kind: values.kind });
  if (problems.length > 0) refuse([...problems, `Nothing was encoded: mend these ${problems.length} first.`]);
  const fresh = newNames(pictures, await readdir(values.images ?? IMAGES).catch(() => []));
  if (fresh.length > 0) process.stdout.write(`New here, so look at their spelling: ${fresh.join(', ')}\n`);
  for (const { name, master } of pictures) {
    const kind = values.kind ? kindNamed(values.kind) : kindOf(name);
    const shaped = crop ? await cropped(master, kind) : master;
    for (const { file, bytes, quality } of await encode(values.images ?? IMAGES, name, shaped, kind))
      process.stdout.write(
        `${name}/${file.padEnd(10)} ${(bytes.length / 1000).toFixed(1).padStart(7)} kB  q${quality}\n`,
      );
    if (!values.images) await recordRendered(name, master);
  }
}
