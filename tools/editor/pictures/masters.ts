import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureAnswer } from '#editor/model/messages.ts';

/** As sharp calls what it finds in the bytes; AVIF is one of its `heif`. */
const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'heif']);
/** What phones call their HEIC pictures, in the first bytes of the file. */
const HEIC = /^ftyp(hei|hev|mif1|msf1)/;
/** A screen's width in pixels: enough to choose a part by. */
const SEEN_WIDTH = 1600;

const sightFile = (folder: string, master: string): string => path.join(folder, `${master}.seen.jpg`);

/** Where the bytes of a picture that somebody has dropped in are kept. */
export const masterFile = (folder: string, master: string): string => path.join(folder, master);

/** Keeps what somebody has dropped in, where it is a picture; whatever its name says, its bytes do. */
export async function keepMaster(folder: string, bytes: Buffer): Promise<PictureAnswer> {
  const isHeic = HEIC.test(bytes.subarray(4, 12).toString('latin1'));
  const image = sharp(bytes);
  const found = await image.metadata().catch(() => null);
  if (!found || !FORMATS.has(found.format)) return { kind: 'refused', why: isHeic ? 'heic' : 'unreadable' };
  const seen = await image
    .autoOrient()
    .resize({ width: SEEN_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(() => null);
  // Its head may be read, and the rest be cut off, or of a kind that needs another decoder.
  if (!seen) return { kind: 'refused', why: isHeic ? 'heic' : 'unreadable' };
  const master = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(sightFile(folder, master), seen);
  await fs.writeFile(masterFile(folder, master), bytes);
  return { kind: 'taken', master, masterWidth: found.autoOrient.width, masterHeight: found.autoOrient.height };
}

/** How such a picture looks, as JPEG; null where there is none of that name. */
export const masterSight = (folder: string, master: string): Promise<Buffer | null> =>
  /^[0-9a-f]{32}$/.test(master) ? fs.readFile(sightFile(folder, master)).catch(() => null) : Promise.resolve(null);
