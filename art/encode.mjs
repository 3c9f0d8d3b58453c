// node art/encode.mjs [--kind kind] [--crop] [--images folder] <name> <master.png>
// Writes every delivered width of a picture from its master (a PNG or TIFF of the kind's shape, kept outside git).
// A folder in the place of both: every picture in it, by its file's name.
// --crop takes any photograph that is large enough, and cuts it to the shape around what draws the eye.
import { readdir, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkPictures, isPicture, newNames } from './check-pictures.mjs';
import { kindNamed, kindOf } from '#tools/pictures/encoding/delivery.mjs';
import { cropped, encode } from '#tools/pictures/encoding/encode-picture.mjs';
import { recordRendered } from './homes/notes.mjs';

const IMAGES = fileURLToPath(new URL('../src/content/images/', import.meta.url));

/** @param {readonly string[]} lines @returns {never} */
function refuse(lines) {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

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
