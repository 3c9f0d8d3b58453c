import fs from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Crop, Shot } from './film.ts';
import type { Still } from './frames.ts';
import { loadNearness } from './nearness.ts';
import type { Pixels } from './resample.ts';

/** How much finer than the frame a still is kept: the camera's nearest view then shows each pixel about once. */
const ROOM_TO_ZOOM = 1.12;

export interface StillFolders {
  /** Of PNG masters, `<name>.png`, and their depth; a picture that has none is taken as it is delivered. */
  masters: string | undefined;
  /** The content's `images/`. */
  images: string;
}

async function fileOf(name: string, { masters, images }: StillFolders): Promise<string> {
  const master = masters && path.join(masters, `${name}.png`);
  if (master && (await fs.stat(master).catch(() => null))) return master;
  const files = await fs.readdir(path.join(images, name)).catch(() => []);
  const widest = files
    .filter((file) => file.endsWith('.webp'))
    .toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))[0];
  if (!widest) throw new Error(`There is no picture "${name}", neither a master nor under ${images}`);
  return path.join(images, name, widest);
}

/** A scaled picture as its pixels. */
async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How soft a still ends on its ground, as a share of its height. */
const FEATHER = 0.02;

/** The still as high as the player's band, on a ground of its edge's colour as far as the frame reaches. */
async function onItsGround(file: string, { width, height, band }: Crop): Promise<Pixels> {
  const [wide, high, part] = [width, height, band].map((length) => Math.round(length * ROOM_TO_ZOOM)) as [
    number,
    number,
    number,
  ];
  const still = await sharp(file).removeAlpha().resize({ height: part, kernel: 'lanczos3' }).png().toBuffer();
  const { width: own } = await sharp(still).metadata();
  const soft = Math.round(part * FEATHER);
  const mask = await sharp({
    create: { width: own - 4 * soft, height: part - 4 * soft, channels: 3, background: '#fff' },
  })
    .extend({ top: 2 * soft, bottom: 2 * soft, left: 2 * soft, right: 2 * soft, background: '#000' })
    .blur(soft)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const faded = await sharp(still)
    .joinChannel(mask, { raw: { width: own, height: part, channels: 1 } })
    .png()
    .toBuffer();
  // Its left edge, where no shadow falls, as one pixel.
  const edge = sharp(still).extract({ left: 0, top: soft, width: soft, height: part - 2 * soft });
  const [r = 0, g = 0, b = 0] = await edge.resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const ground = sharp({ create: { width: wide, height: high, channels: 3, background: { r, g, b } } });
  return pixelsOf(
    ground.composite([{ input: faded, left: Math.round((wide - own) / 2), top: Math.round((high - part) / 2) }]),
  );
}

/** A still, scaled once and well, so that moving over it needs no further blur, and how near its things are. */
export async function loadStill({ still, whole }: Shot, frame: Crop, folders: StillFolders): Promise<Still> {
  const file = await fileOf(still, folders);
  if (whole) return { pixels: await onItsGround(file, frame), nearness: null };
  const image = sharp(file);
  const { width, height } = await image.metadata();
  const scale = Math.max(frame.width / width, frame.height / height) * ROOM_TO_ZOOM;
  const size = [Math.round(width * scale), Math.round(height * scale)] as const;
  const pixels = await pixelsOf(image.resize(...size, { fit: 'fill', kernel: 'lanczos3' }));
  return { pixels, nearness: await loadNearness(still, folders.masters) };
}
