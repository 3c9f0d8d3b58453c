import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Still } from './frames.ts';
import { loadNearness } from './nearness.ts';

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

/** A still, scaled once and well, so that moving over it needs no further blur, and how near its things are. */
export async function loadStill(
  name: string,
  frame: { width: number; height: number },
  folders: StillFolders,
): Promise<Still> {
  const image = sharp(await fileOf(name, folders));
  const { width, height } = await image.metadata();
  const scale = Math.max(frame.width / width, frame.height / height) * ROOM_TO_ZOOM;
  const { data, info } = await image
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  return { pixels, nearness: await loadNearness(name, folders.masters) };
}
