import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureAnswer } from '#editor/model/messages.ts';

/** As sharp calls what it finds in the bytes; AVIF is one of its `heif`. */
const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'heif']);
/** What files of one container call themselves: HEIC of phones, or AVIF; the first is also what both may say. */
const [HEIC, AVIF] = [/^(hei|hev|mif1|msf1)/, /^avi[fs]$/];
/** A screen's width in pixels: enough to choose a part by. */
const SEEN_WIDTH = 1600;

const sightFile = (folder: string, master: string): string => path.join(folder, `${master}.seen.jpg`);

/** Where the bytes of a picture that somebody has dropped in are kept. */
export const masterFile = (folder: string, master: string): string => path.join(folder, master);

/** What a file of that container calls itself, in its first box (ISO/IEC 14496-12); nothing where it is another. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return [];
  const names = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), bytes.length));
  return names.match(/.{4}/gs) ?? [];
}

function isHeic(bytes: Buffer): boolean {
  const brands = brandsOf(bytes);
  return brands.some((brand) => HEIC.test(brand)) && !brands.some((brand) => AVIF.test(brand));
}

/** Keeps what somebody has dropped in, where it is a picture; whatever its name says, its bytes do. */
export async function keepMaster(folder: string, bytes: Buffer): Promise<PictureAnswer> {
  const unread = isHeic(bytes) ? 'heic' : 'unreadable';
  const image = sharp(bytes);
  const found = await image.metadata().catch(() => null);
  if (!found || !FORMATS.has(found.format)) return { kind: 'refused', why: unread };
  const seen = await image
    .autoOrient()
    .resize({ width: SEEN_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(() => null);
  // Its head may be read, and the rest be cut off, or of a kind that needs another decoder.
  if (!seen) return { kind: 'refused', why: unread };
  const master = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(sightFile(folder, master), seen);
  await fs.writeFile(masterFile(folder, master), bytes);
  return { kind: 'taken', master, masterWidth: found.autoOrient.width, masterHeight: found.autoOrient.height };
}

/** How such a picture looks, as JPEG; null where there is none of that name. */
export const masterSight = (folder: string, master: string): Promise<Buffer | null> =>
  /^[0-9a-f]{32}$/.test(master) ? fs.readFile(sightFile(folder, master)).catch(() => null) : Promise.resolve(null);
