// node art/placeholders/film.mjs [name…]
// Slow pans over two drawn pictures with a cross-fade. Every frame is sampled between pixels here,
// because ffmpeg's zoompan moves in whole pixels and trembles. Needs ffmpeg on the path.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { pictures } from './pictures.mjs';

/**
 * @typedef {object} Shot
 * @property {string} picture
 * @property {[number, number]} from centre of the view at the start, as shares of the free way
 * @property {[number, number]} to
 * @property {[number, number]} zoom at the start and the end; 1 shows the most
 */

const width = 1300;
const height = 500;
const rate = 24;
const frames = 9 * rate;
const fade = 1.5 * rate;
const largest = 700_000;

/** @type {Record<string, [Shot, Shot]>} */
const films = {
  brand: [
    { picture: 'film-brand', from: [0.2, 0.6], to: [0.7, 0.5], zoom: [1, 1.12] },
    { picture: 'brand-night', from: [0.5, 0.25], to: [0.5, 0.75], zoom: [1.12, 1.02] },
  ],
  location: [
    { picture: 'film-location', from: [0.2, 0.5], to: [0.8, 0.4], zoom: [1.04, 1.14] },
    { picture: 'box-sea', from: [0.7, 0.45], to: [0.3, 0.5], zoom: [1.14, 1.04] },
  ],
  'type-59': [
    { picture: 'film-59', from: [0.2, 0.5], to: [0.8, 0.5], zoom: [1.02, 1.12] },
    { picture: 'interior-59a-kitchen', from: [0.6, 0.45], to: [0.4, 0.55], zoom: [1.12, 1.02] },
  ],
  'type-84': [
    { picture: 'film-84', from: [0.8, 0.5], to: [0.2, 0.5], zoom: [1.02, 1.12] },
    { picture: 'interior-84a-bedroom', from: [0.3, 0.5], to: [0.7, 0.55], zoom: [1.12, 1.02] },
  ],
};

/** A picture drawn a little larger than the frame, so that moving over it loses nothing. @param {string} name */
async function load(name) {
  const picture = pictures.find((candidate) => candidate.name === name);
  if (!picture) throw new Error(`No such picture: ${name}`);
  const wide = Math.round(width * 1.16);
  const size = { width: wide, height: Math.round((wide * picture.height) / picture.width) };
  const { data, info } = await sharp(Buffer.from(picture.draw(size)), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Starts and stops without a jerk. @param {number} at */
const ease = (at) => at * at * (3 - 2 * at);

/**
 * @param {Awaited<ReturnType<typeof load>>} source
 * @param {Shot} shot
 * @param {number} at 0..1
 * @param {Float32Array} frame is added to
 * @param {number} weight
 */
function sample(source, shot, at, frame, weight) {
  const go = 0.35 * ease(at) + 0.65 * at;
  const zoom = shot.zoom[0] + (shot.zoom[1] - shot.zoom[0]) * go;
  const step = Math.min(source.width / width, source.height / height) / zoom;
  const left = (source.width - 1 - width * step) * (shot.from[0] + (shot.to[0] - shot.from[0]) * go);
  const top = (source.height - 1 - height * step) * (shot.from[1] + (shot.to[1] - shot.from[1]) * go);
  const { data } = source;
  const line = source.width * 3;
  let target = 0;
  for (let row = 0; row < height; row += 1) {
    const y = Math.max(0, Math.min(source.height - 2, top + row * step));
    const y0 = Math.floor(y);
    const fy = y - y0;
    for (let column = 0; column < width; column += 1) {
      const x = Math.max(0, Math.min(source.width - 2, left + column * step));
      const x0 = Math.floor(x);
      const fx = x - x0;
      const start = y0 * line + x0 * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const a = data[start + channel] ?? 0;
        const b = data[start + channel + 3] ?? 0;
        const c = data[start + channel + line] ?? 0;
        const d = data[start + channel + line + 3] ?? 0;
        const upper = a + (b - a) * fx;
        frame[target] = (frame[target] ?? 0) + weight * (upper + (c + (d - c) * fx - upper) * fy);
        target += 1;
      }
    }
  }
}

/** @param {string} file @param {number} quality x264's rate factor */
function encoder(file, quality) {
  const colour = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  return spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      String(rate),
      '-i',
      '-',
      '-vf',
      'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      String(quality),
      '-threads',
      '1',
      ...colour,
      '-movflags',
      '+faststart',
      '-an',
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
}

/** @param {[Shot, Shot]} shots @param {string} file @param {number} quality */
async function shoot([first, second], file, quality) {
  const [one, two] = [await load(first.picture), await load(second.picture)];
  const process = encoder(file, quality);
  const done = once(process, 'close');
  const turn = frames / 2;
  for (let index = 0; index < frames; index += 1) {
    const frame = new Float32Array(width * height * 3);
    const share = ease(Math.max(0, Math.min(1, (index - turn + fade / 2) / fade)));
    if (share < 1) sample(one, first, index / (turn + fade / 2), frame, 1 - share);
    if (share > 0) sample(two, second, (index - turn + fade / 2) / (turn + fade / 2), frame, share);
    if (!process.stdin.write(Buffer.from(Uint8ClampedArray.from(frame).buffer))) await once(process.stdin, 'drain');
  }
  process.stdin.end();
  const [code] = await done;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  return (await stat(file)).size;
}

const folder = fileURLToPath(new URL('../../src/content/films/', import.meta.url));
const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const [name, shots] of Object.entries(films)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  let size = Infinity;
  for (let quality = 23; size > largest && quality < 36; quality += 3)
    size = await shoot(shots, `${folder}${name}.mp4`, quality);
  process.stdout.write(`${name} ${Math.round(size / 1024)} kB\n`);
}
