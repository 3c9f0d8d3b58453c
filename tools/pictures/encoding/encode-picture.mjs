import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { BEST_AVIF, WEBP_ALLOWANCE } from './delivery.mjs';
import { encodeWithin } from './quality.mjs';

// Other work runs on the same few cores.
sharp.concurrency(1);

/** @typedef {import('./delivery.mjs').Kind} Kind */
/** A part of a photograph as it is seen, in its pixels. @typedef {{ left: number, top: number, width: number, height: number }} Part */
/** @typedef {{ file: string, bytes: Buffer, quality: number }} EncodedFile */

const FORMATS = /** @type {const} */ (['avif', 'webp', 'jpg']);

/** A stretched or enlarged picture is never wanted: a wrong master is an error. @param {string} name @param {string | Buffer} master @param {Kind} kind */
async function checkMaster(name, master, { size: [width, height] }) {
  const found = await sharp(master).metadata();
  const shape = Math.abs(found.width / found.height / (width / height) - 1);
  if (found.width < width || shape > 0.005)
    throw new Error(
      `${name}: the master is ${found.width}×${found.height}; it must be ${width}×${height}, or larger in this shape.`,
    );
}

/** @param {string | Buffer} master @param {Kind} kind @param {number} width @param {number} limit kB @returns {Promise<EncodedFile[]>} */
async function encodeWidth(master, kind, width, limit) {
  const [fullWidth, fullHeight] = kind.size;
  const { data, info } = await sharp(master)
    .removeAlpha()
    .resize({ width, height: Math.round((width * fullHeight) / fullWidth), kernel: 'lanczos3' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const most = { avif: limit, webp: limit * (kind.webp ?? WEBP_ALLOWANCE), jpg: 2 * limit };
  const best = { avif: kind.avif ?? BEST_AVIF, webp: Infinity, jpg: Infinity };
  const files = [];
  for (const format of FORMATS.filter((known) => known !== 'jpg' || kind.jpeg)) {
    const encoded = await encodeWithin(() => sharp(data, { raw: info }), format, most[format] * 1000, best[format]);
    files.push({ file: `${width}.${format}`, ...encoded });
  }
  return files;
}

/**
 * Writes `<folder>/<name>/<width>.avif` and `.webp`, and removes widths that are no longer delivered.
 * @param {string} folder the content's images @param {string} name @param {string | Buffer} master its path, or its bytes @param {Kind} kind
 * @param {AbortSignal} [signal] for who no longer wants it: between two widths it is given up
 * @returns {Promise<EncodedFile[]>}
 */
export async function encode(folder, name, master, kind, signal) {
  await checkMaster(name, master, kind);
  const files = [];
  for (const [width, limit] of Object.entries(kind.limits)) {
    signal?.throwIfAborted();
    files.push(...(await encodeWidth(master, kind, Number(width), limit)));
  }
  signal?.throwIfAborted();
  // Only now, so that a picture that cannot be encoded leaves the old one in its place.
  const target = join(folder, name);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const { file, bytes } of files) await writeFile(join(target, file), bytes);
  return files;
}

/** A photograph cut to a kind's shape around what draws the eye; never enlarged. @param {string} photograph @param {Kind} kind */
export const cropped = (photograph, { size: [width, height] }) =>
  sharp(photograph)
    .rotate()
    .resize({ width, height, fit: 'cover', position: 'attention', withoutEnlargement: true })
    .png()
    .toBuffer();

/** The same around what somebody has chosen. @param {string} photograph @param {Kind} kind @param {Part} part */
export const cutOut = (photograph, { size: [width, height] }, part) =>
  sharp(photograph).autoOrient().extract(part).resize({ width, height, fit: 'fill' }).png().toBuffer();
