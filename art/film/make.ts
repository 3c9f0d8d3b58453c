import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { kindOf } from '#tools/pictures/encoding/delivery.mjs';
import { encode } from '#tools/pictures/encoding/encode-picture.mjs';
import type { Facts } from '#site/schema/facts.ts';
import { contentFolder } from '#tools/commands/sites.mjs';
import { encodeFilm } from './encode.ts';
import { CROPS, type Crop, type Film } from './film.ts';
import { filmsOf } from './films.ts';
import { frameCount, paintFrame, scenesOf } from './frames.ts';
import { loadStill } from './stills.ts';
import { drawTitles } from './titles.ts';

sharp.concurrency(1);

export interface Options {
  root: string;
  /** Of PNG masters; without it the delivered pictures are used. */
  masters: string | undefined;
  /** Writes a frame of each scene as PNG into this folder, instead of films. */
  proof: string | undefined;
  /** Encodes quickly, for a film that is still being cut. */
  isFast: boolean;
  names: readonly string[];
  report: (line: string) => void;
}

const toPng = (frame: Float32Array, { width, height }: Crop) =>
  sharp(Buffer.from(Uint8ClampedArray.from(frame).buffer), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

/** What the page's player shows of a frame. */
const bandOf = (frame: Buffer, { width, height, band }: Crop) =>
  sharp(frame)
    .extract({ left: 0, top: Math.round((height - band) / 2), width, height: band })
    .png()
    .toBuffer();

async function makeOne(
  name: string,
  film: Film,
  crop: Crop,
  { masters, proof, isFast, report }: Options,
): Promise<void> {
  const folder = contentFolder();
  const started = performance.now();
  const folders = { masters, images: path.join(folder, 'images') };
  const scenes = await scenesOf(film, await drawTitles(film, crop), crop, (shot) => loadStill(shot, crop, folders));
  const count = frameCount(scenes);
  const file = `${name}${crop.suffix}`;
  if (proof) {
    await fs.mkdir(proof, { recursive: true });
    for (let part = 0; part <= 12; part += 1) {
      const frame = paintFrame(scenes, Math.round(((count - 1) * part) / 12), crop);
      await fs.writeFile(path.join(proof, `${file}-${String(part).padStart(2, '0')}.png`), await toPng(frame, crop));
    }
    return;
  }
  const frames = function* () {
    for (let frame = 0; frame < count; frame += 1) yield paintFrame(scenes, frame, crop);
  };
  for (const { ending, bytes, quality } of await encodeFilm(frames(), crop, isFast)) {
    await fs.writeFile(path.join(folder, 'films', `${file}.${ending}`), bytes);
    report(`films/${file}.${ending} ${(bytes.length / 1000).toFixed(0)} kB at ${quality}, ${count} frames`);
  }
  const poster = `${film.poster}${crop.suffix}`;
  const first = await toPng(paintFrame(scenes, 0, crop), crop);
  await encode(folders.images, poster, await bandOf(first, crop), kindOf(poster));
  report(`${file}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

/** Makes films of the content, in every crop and codec. */
export async function makeFilms(options: Options): Promise<void> {
  // Only this file: content that lacks its films is refused as a whole.
  const file = path.join(contentFolder(), 'facts.ts');
  const { module } = await runnerImport<{ facts: Facts }>(file, { configFile: false, logLevel: 'silent' });
  const films = filmsOf(module.facts);
  const unknown = options.names.filter((name) => !(name in films));
  if (unknown.length > 0)
    throw new Error(`No such film: ${unknown.join(', ')}. Known: ${Object.keys(films).join(', ')}`);
  for (const [name, film] of Object.entries(films)) {
    if (options.names.length > 0 && !options.names.includes(name)) continue;
    for (const crop of CROPS) await makeOne(name, film, crop, options);
  }
}
