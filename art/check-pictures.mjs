import { parse } from 'node:path';
import sharp from 'sharp';
import { kindNamed, kindOf } from '#tools/pictures/encoding/delivery.mjs';

/** @typedef {import('#tools/pictures/encoding/delivery.mjs').Kind} Kind */
/** @typedef {{ name: string, master: string }} Picture */
/** @typedef {{ crop: boolean, kind: string | undefined }} Options */

const PICTURE = /\.(png|jpe?g|tiff?|webp|avif)$/i;
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What lies in a folder beside the pictures: the system's own files, notes, texts. @param {string} file */
export const isPicture = (file) => PICTURE.test(file);

/** A stretched or enlarged picture is never wanted. @param {string} master @param {Kind} kind @param {boolean} crop */
async function sizeProblem(master, { size: [width, height] }, crop) {
  const { width: ownWidth, height: ownHeight, orientation = 1 } = await sharp(master).metadata();
  // A photograph that was taken on its side says so in its orientation.
  const [found, tall] = orientation > 4 && crop ? [ownHeight, ownWidth] : [ownWidth, ownHeight];
  const isLarge = crop ? found >= width && tall >= height : found >= width;
  const isShaped = crop || Math.abs(found / tall / (width / height) - 1) <= 0.005;
  if (isLarge && isShaped) return null;
  const larger = crop ? 'or larger' : 'or larger in this shape (--crop cuts it)';
  return `it is ${found}×${tall}; it must be ${width}×${height}, ${larger}`;
}

/** @param {Picture} picture @param {Options} options @returns {Promise<string | null>} */
async function problemOf({ name, master }, { crop, kind }) {
  if (!NAME.test(name)) return 'write its name in small letters, digits and hyphens';
  try {
    return await sizeProblem(master, kind ? kindNamed(kind) : kindOf(name), crop);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * What is wrong with pictures before any of them is encoded, one line each; empty: nothing.
 * @param {readonly Picture[]} pictures @param {Options} options
 */
export async function checkPictures(pictures, options) {
  const names = pictures.map(({ name }) => name);
  const problems = await Promise.all(
    pictures.map(async (picture, index) => {
      const problem =
        names.indexOf(picture.name) === index
          ? await problemOf(picture, options)
          : 'another file has this name: remove one';
      return problem === null ? [] : [`${parse(picture.master).base}: ${problem}`];
    }),
  );
  return problems.flat();
}

/**
 * Names that a development has no picture of yet. A new picture has one, and so has one whose name is misspelt.
 * @param {readonly Picture[]} pictures @param {readonly string[]} known
 */
export const newNames = (pictures, known) => pictures.map(({ name }) => name).filter((name) => !known.includes(name));
