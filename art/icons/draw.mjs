// node art/icons/draw.mjs [content folder]
// Every icon of a development, and the pictures that iPhones show while the installed site starts, from its one
// drawing icons/favicon.svg: a rectangle `ground` and a group `mark`, in a box of 512 × 512.
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { icoFile } from './ico-file.mjs';

const BOX = 512;
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
/** Width of the mark on a starting screen, of the screen's. */
const SPLASH_MARK = 0.34;

/** @param {string} source @returns {{ ground: string, mark: string }} colour of the ground, and the mark's elements */
function readDrawing(source) {
  const ground = /<rect id="ground"[^>]* fill="(#[0-9a-f]{6})"/.exec(source)?.[1];
  const mark = /<g id="mark">([\s\S]*)<\/g>/.exec(source)?.[1];
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

/** @param {{ ground: string, mark: string }} drawing @param {Buffer} source */
async function drawIcons({ ground, mark }, source) {
  const maskable = svg(field(ground) + centred(mark, MASKABLE_SCALE));
  const white = mark.replaceAll(/#[0-9a-f]{6}/g, '#ffffff');
  return {
    'favicon.ico': icoFile(
      await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(source, size) }))),
    ),
    'apple-touch-icon.png': await png(svg(field(ground) + centred(mark, TOUCH_SCALE)), 180),
    'icon-192.png': await png(source, 192),
    'icon-512.png': await png(source, 512),
    'maskable-192.png': await png(maskable, 192),
    'maskable-512.png': await png(maskable, 512),
    'monochrome-512.png': await png(svg(white), 512),
  };
}

/** @param {{ ground: string, mark: string }} drawing */
async function drawSplashes({ ground, mark }) {
  /** @type {Record<string, Buffer>} */
  const files = {};
  for (const [width, height, ratio] of IPHONES) {
    const scale = (SPLASH_MARK * width) / BOX;
    const drawing = svg(field(ground, width, height) + centred(mark, scale, width, height), width, height);
    const picture = await sharp(drawing, { density: 72 * ratio })
      .resize(width * ratio, height * ratio)
      .png({ palette: true, colours: 32, compressionLevel: 9, effort: 10 })
      .toBuffer();
    const name = `${width}x${height}@${ratio}.png`;
    if (picture.length > SPLASH_LIMIT)
      throw new Error(`${name} has ${picture.length} bytes, at most ${SPLASH_LIMIT} may be`);
    files[name] = picture;
  }
  return files;
}

const folder = process.argv[2] ?? 'src/content';
const source = await fs.readFile(path.join(folder, 'icons/favicon.svg'));
const drawing = readDrawing(source.toString('utf8'));
const folders = { icons: await drawIcons(drawing, source), splash: await drawSplashes(drawing) };
for (const [name, files] of Object.entries(folders)) {
  await fs.mkdir(path.join(folder, name), { recursive: true });
  for (const [file, bytes] of Object.entries(files)) {
    await fs.writeFile(path.join(folder, name, file), bytes);
    process.stdout.write(`${name}/${file} ${bytes.length}\n`);
  }
}
