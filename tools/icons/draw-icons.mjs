// Every icon of a development, and the pictures that iPhones show while the installed site starts, from its one
// drawing icons/favicon.svg: a rectangle `ground` and a group `mark`, in a box of 512 × 512.
import sharp from 'sharp';
import { icoFile } from './ico-file.mjs';

/** Width and height of the drawing. */
export const BOX = 512;
/** The part of a maskable icon that no mask cuts is a circle of 80 %. */
const MASKABLE_SCALE = 0.76;
const TOUCH_SCALE = 0.88;
/** Screens of iPhones in points, with their pixel ratio. @type {[number, number, number][]} */
const IPHONES = [
  [375, 667, 2],
  [375, 812, 3],
  [414, 896, 2],
  [414, 896, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
];
const SPLASH_LIMIT = 15_000;
/** How a starting screen is written, the finest first: one with soft shades weighs more than it may. */
const SPLASH_PALETTES = [
  { colours: 32 },
  { colours: 32, dither: 0 },
  { colours: 16, dither: 0 },
  { colours: 8, dither: 0 },
];
/** Width of the mark on a starting screen, of the screen's. */
const SPLASH_MARK = 0.34;
const GROUND = /<rect id="ground"[^>]* fill="(#[0-9a-f]{6})"/;
const MARK = /<g id="mark">([\s\S]*)<\/g>/;

/** Whether a drawing says what is its ground, and what its mark. @param {string} source */
export const isInParts = (source) =>
  GROUND.test(source) && MARK.test(source) && source.includes(`viewBox="0 0 ${BOX} ${BOX}"`);

/** @param {string} source @returns {{ ground: string, mark: string }} colour of the ground, and the mark's elements */
function readDrawing(source) {
  const ground = GROUND.exec(source)?.[1];
  const mark = MARK.exec(source)?.[1];
  if (!ground || !mark)
    throw new Error('icons/favicon.svg needs <rect id="ground" … fill="#rrggbb"/> and <g id="mark">');
  return { ground, mark };
}

/** @param {string} content @param {number} [width] @param {number} [height] */
const svg = (content, width = BOX, height = BOX) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`);

/** The mark at `scale`, in the middle of a field. @param {string} mark @param {number} scale */
const centred = (mark, scale, width = BOX, height = BOX) =>
  `<g transform="translate(${width / 2} ${height / 2}) scale(${scale}) translate(${-BOX / 2} ${-BOX / 2})">${mark}</g>`;

/** @param {string} colour */
const field = (colour, width = BOX, height = BOX) => `<rect width="${width}" height="${height}" fill="${colour}"/>`;

/** @param {Buffer} drawing @param {number} width @param {number} [height] */
const png = (drawing, width, height = width) =>
  sharp(drawing, { density: (72 * width) / BOX })
    .resize(width, height)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();

const channelsOf = (/** @type {string} */ colour) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The mark's shape alone. @param {string} mark @param {string} ground */
async function monochrome(mark, ground) {
  const drawn = svg(mark.replaceAll(/#[0-9a-f]{6}/g, '#ffffff'));
  const { channels } = await sharp(drawn).ensureAlpha().stats();
  if (channels[3]?.min === 0) return png(drawn, BOX);
  // The mark fills its box, as one does that brings its own ground: its shape is what differs from that.
  const { data, info } = await sharp(svg(field(ground) + mark))
    .resize(BOX, BOX)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const own = channelsOf(ground);
  const pixels = Buffer.alloc(info.width * info.height * 4, 255);
  for (let at = 0; at < info.width * info.height; at += 1) {
    const differences = own.map((value, channel) => Math.abs(value - (data[at * 3 + channel] ?? 0)));
    pixels[at * 4 + 3] = Math.min(255, Math.max(...differences) * 2);
  }
  const raw = { width: info.width, height: info.height, channels: /** @type {const} */ (4) };
  return sharp(pixels, { raw }).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();
}

/** @param {{ ground: string, mark: string }} drawing @param {Buffer} source */
async function drawIcons({ ground, mark }, source) {
  const maskable = svg(field(ground) + centred(mark, MASKABLE_SCALE));
  return {
    'favicon.ico': icoFile(
      await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(source, size) }))),
    ),
    'apple-touch-icon.png': await png(svg(field(ground) + centred(mark, TOUCH_SCALE)), 180),
    'icon-192.png': await png(source, 192),
    'icon-512.png': await png(source, 512),
    'maskable-192.png': await png(maskable, 192),
    'maskable-512.png': await png(maskable, 512),
    'monochrome-512.png': await monochrome(mark, ground),
  };
}

/** @param {import('sharp').Sharp} pixels @throws {Error} where it weighs too much however it is written */
async function lightPicture(pixels) {
  for (const palette of SPLASH_PALETTES) {
    const picture = await pixels
      .clone()
      .png({ palette: true, ...palette, compressionLevel: 9, effort: 10 })
      .toBuffer();
    if (picture.length <= SPLASH_LIMIT) return picture;
  }
  throw new Error(`a starting screen has more than ${SPLASH_LIMIT} bytes: draw a simpler mark`);
}

/** @param {{ ground: string, mark: string }} drawing */
async function drawSplashes({ ground, mark }) {
  /** @type {Record<string, Buffer>} */
  const files = {};
  for (const [width, height, ratio] of IPHONES) {
    const scale = (SPLASH_MARK * width) / BOX;
    const drawing = svg(field(ground, width, height) + centred(mark, scale, width, height), width, height);
    const pixels = sharp(drawing, { density: 72 * ratio }).resize(width * ratio, height * ratio);
    files[`${width}x${height}@${ratio}.png`] = await lightPicture(pixels);
  }
  return files;
}

/**
 * Everything that is drawn from `icons/favicon.svg`, by its path below the content folder.
 * @param {Buffer} source @returns {Promise<Record<string, Buffer>>} @throws {Error} where it is not in parts, or too rich
 */
export async function drawnFrom(source) {
  const drawing = readDrawing(source.toString('utf8'));
  const folders = { icons: await drawIcons(drawing, source), splash: await drawSplashes(drawing) };
  return Object.fromEntries(
    Object.entries(folders).flatMap(([folder, files]) =>
      Object.entries(files).map(([file, bytes]) => [`${folder}/${file}`, bytes]),
    ),
  );
}
