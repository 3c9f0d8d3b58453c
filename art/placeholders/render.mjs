import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createRandom } from './colour.mjs';

// Other work runs on the same few cores.
sharp.concurrency(1);

/**
 * @typedef {object} Picture
 * @property {string} name
 * @property {number} width
 * @property {number} height
 * @property {number[]} widths delivered widths, none above `width`
 * @property {(size: { width: number, height: number }) => string} draw
 * @property {boolean} [jpeg] also as JPEG, for services that read no newer format
 * @property {boolean} [flat] a drawing: no grain
 */

/** Faint noise against banding; it is seeded, so that a picture drawn again is the same file. */
function grain(/** @type {number} */ tile) {
  const random = createRandom(99);
  const pixels = Buffer.alloc(tile * tile * 4);
  for (let index = 0; index < tile * tile; index += 1) {
    const dark = random() < 0.5;
    pixels.fill(dark ? 0 : 255, index * 4, index * 4 + 3);
    pixels[index * 4 + 3] = Math.floor(random() * 7);
  }
  return { input: pixels, raw: { width: tile, height: tile, channels: /** @type {4} */ (4) }, tile: true };
}

/**
 * The picture in its full size.
 * @param {Picture} picture
 * @returns {Promise<Buffer>} PNG
 */
export async function rasterize(picture) {
  const { width, height } = picture;
  const image = sharp(Buffer.from(picture.draw({ width, height })), { unlimited: true })
    .resize(width, height)
    .removeAlpha();
  return (picture.flat ? image : image.composite([grain(Math.min(256, width, height))]))
    .png({ compressionLevel: 2 })
    .toBuffer();
}

/**
 * Writes every delivered width of a picture.
 * @param {Picture} picture
 * @param {string} folder
 * @returns {Promise<number>} bytes written
 */
export async function deliver(picture, folder) {
  const target = join(folder, picture.name);
  await mkdir(target, { recursive: true });
  const full = await rasterize(picture);
  let bytes = 0;
  for (const width of picture.widths) {
    const scaled = sharp(full).resize({ width, withoutEnlargement: true });
    const files = /** @type {[string, Buffer][]} */ ([
      ['avif', await scaled.clone().avif({ quality: 45, effort: 4 }).toBuffer()],
      ['webp', await scaled.clone().webp({ quality: 75 }).toBuffer()],
    ]);
    if (picture.jpeg) files.push(['jpg', await scaled.clone().jpeg({ quality: 80, mozjpeg: true }).toBuffer()]);
    for (const [ending, content] of files) {
      await writeFile(join(target, `${width}.${ending}`), content);
      bytes += content.length;
    }
  }
  return bytes;
}
