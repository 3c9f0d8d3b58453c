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

/** Folders of pictures by their names, in the place of those of the content folder. */
export type DraftPictures = ReadonlyMap<string, string>;

/** Where a picture's files lie. */
export const pictureFolder = (folder: string, name: string, drafts: DraftPictures): string =>
  drafts.get(name) ?? path.join(folder, 'images', name);

/** Every picture of a content folder: `images/<name>/<width>.<format>`. */
export async function readPictures(
  folder: string,
  drafts: DraftPictures = new Map(),
): Promise<Record<string, PictureFiles>> {
  const found = await fs.readdir(path.join(folder, 'images')).catch((): string[] => []);
  // What is being put in its place lies beside it, under a hidden name.
  const names = new Set([...found.filter((name) => !name.startsWith('.')), ...drafts.keys()]);
  const entries = await Promise.all(
    [...names].toSorted().map(async (name) => [name, await readPicture(pictureFolder(folder, name, drafts))] as const),
  );
  return Object.fromEntries(entries.flatMap(([name, files]) => (files ? [[name, files]] : [])));
}

/** What tells that files are the same as they were without reading them. */
const stampOf = async (directory: string, files: readonly string[]): Promise<string> => {
  const stats = await Promise.all(files.map((file) => fs.stat(path.join(directory, file))));
  return JSON.stringify(stats.map(({ size, mtimeMs }, index) => [files[index], size, mtimeMs]));
};

/** Folders that were read, with the stamp of then: a change of a text reads no twenty megabytes. */
const known = new Map<string, { stamp: string; picture: PictureFiles | null }>();

/** What a picture's folder holds; null where it is none. */
export async function readPicture(directory: string): Promise<PictureFiles | null> {
  const files = (await fs.readdir(directory).catch((): string[] => []))
    .filter((file) => PICTURE_FILE.test(file))
    .toSorted();
  const stamp = await stampOf(directory, files);
  const last = known.get(directory);
  if (last?.stamp === stamp) return last.picture;
  const picture = await readFiles(directory, files);
  known.set(directory, { stamp, picture });
  return picture;
}

async function readFiles(directory: string, files: readonly string[]): Promise<PictureFiles | null> {
  const widths = files
    .filter((file) => file.endsWith('.webp'))
    .map((file) => Number.parseInt(file, 10))
    .toSorted((a, b) => a - b);
  const largest = widths.at(-1);
  if (!largest) return null;
  const hash = createHash('sha256');
  for (const file of files) hash.update(await fs.readFile(path.join(directory, file)));
  const { width, height } = await sharp(path.join(directory, `${largest}.webp`)).metadata();
  return { hash: hash.digest('hex').slice(0, 8), width, height, widths };
}
