// node art/stand-ins.mjs <content folder> <name>…
// A grey stand-in, with its name on it, for each picture that a new development has not got yet, and beside it a note
// that says what is wanted. Encoding the real picture takes both away.
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { kindOf } from '#tools/pictures/encoding/delivery.mjs';

/** As tools/readiness/check-readiness.ts looks for it. */
const NOTE = 'stand-in.txt';

/** @param {string} name @param {readonly [number, number]} size */
function drawing(name, [width, height]) {
  // Small, and to the right: titles stand over many of these, on the left.
  const text = Math.round(Math.min(width / (2 * name.length), height / 10));
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#d9d6d0"/>
    <path d="M0 0L${width} ${height}M${width} 0L0 ${height}" stroke="#c9c5bd" stroke-width="2"/>
    <g fill="#5b5851" font-family="sans-serif" text-anchor="middle">
      <text x="70%" y="35%" font-size="${text}">${name}</text>
      <text x="70%" y="${Math.round(height * 0.35 + text)}" font-size="${Math.round(text * 0.55)}">${width} × ${height}</text>
    </g></svg>`);
}

const [folder, ...names] = process.argv.slice(2);
if (!folder || names.length === 0) throw new Error('Usage: node art/stand-ins.mjs <content folder> <name>…');
const images = path.join(folder, 'images');
for (const name of names) {
  const { size, limits, jpeg } = kindOf(name);
  const [width, height] = size;
  const target = path.join(images, name);
  await fs.mkdir(target, { recursive: true });
  const { data, info } = await sharp(drawing(name, size)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const delivered of Object.keys(limits)) {
    const picture = () => sharp(data, { raw: info }).resize(Number(delivered));
    // Quickly: nobody is to keep these.
    await picture()
      .avif({ quality: 40, effort: 0 })
      .toFile(path.join(target, `${delivered}.avif`));
    await picture()
      .webp({ quality: 50, effort: 0 })
      .toFile(path.join(target, `${delivered}.webp`));
    if (jpeg)
      await picture()
        .jpeg({ quality: 60 })
        .toFile(path.join(target, `${delivered}.jpg`));
  }
  await fs.writeFile(
    path.join(target, NOTE),
    `put yours in its place, ${width}×${height} or larger (art/encode.mjs)\n`,
  );
}
