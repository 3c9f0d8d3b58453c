import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** A picture's files are named by their width and format. */
export const PICTURE_FILE = /^(\d+)\.(avif|webp|jpg)$/;

export interface PictureFiles {
  hash: string;
  width: number;
  height: number;
  widths: number[];
}

/** Every picture of a content folder: `images/<name>/<width>.<format>`. */
export async function readPictures(folder: string): Promise<Record<string, PictureFiles>> {
  const names = await fs.readdir(path.join(folder, 'images')).catch((): string[] => []);
  const entries = await Promise.all(
    names.toSorted().map((name) => readPicture(path.join(folder, 'images', name), name)),
  );
  return Object.fromEntries(entries.flatMap((entry) => entry ?? []).map(({ name, ...files }) => [name, files]));
}

async function readPicture(directory: string, name: string) {
  const files = (await fs.readdir(directory).catch((): string[] => []))
    .filter((file) => PICTURE_FILE.test(file))
    .toSorted();
  const widths = files
    .filter((file) => file.endsWith('.webp'))
    .map((file) => Number.parseInt(file, 10))
    .toSorted((a, b) => a - b);
  const largest = widths.at(-1);
  if (!largest) return null;
  const hash = createHash('sha256');
  for (const file of files) hash.update(await fs.readFile(path.join(directory, file)));
  const { width, height } = await sharp(path.join(directory, `${largest}.webp`)).metadata();
  return { name, hash: hash.digest('hex').slice(0, 8), width, height, widths };
}
