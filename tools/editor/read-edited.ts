import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { EditError } from '#editor/model/edit.ts';
import type { EditedContent, EditedFile } from '#editor/model/messages.ts';
import { PICTURE_NAME, pictureFile, pictureOf } from '#editor/model/pictures/new-picture.ts';
import { contentSchema } from '#site/content-schema.ts';
import { readContent } from '#tools/content/read-content.ts';
import { SHAPES } from '#tools/pictures/encoding/delivery.mjs';
import { readPicture, readPictures } from '#tools/pictures/picture-files.ts';
import type { Sources } from './content-code.ts';
import { readTree } from './read-tree.ts';

/** Of a content file and its parts. One file that is another by now is enough. */
const hashOf = (sources: Sources): string =>
  createHash('sha256')
    .update(JSON.stringify([...sources]))
    .digest('hex');

/**
 * One of a development's content files, and what it has in the folder of its name, such as the plans of `plans.ts`.
 * @returns null where there is no such file @throws {EditError} for whatever is no content file
 */
export async function sourcesOf(folder: string, name: string): Promise<Sources | null> {
  if (!Object.hasOwn(contentSchema.entries, name)) throw new EditError([name]);
  const parts = await fs.readdir(path.join(folder, name)).catch((): string[] => []);
  const names = [`${name}.ts`, ...parts.filter((part) => part.endsWith('.ts')).map((part) => `${name}/${part}`)];
  const read = names
    .toSorted()
    .map(async (file) => [file, await fs.readFile(path.join(folder, file), 'utf8')] as const);
  const sources = await Promise.all(read).catch(() => null);
  return sources && new Map(sources);
}

/** The folder of one of its pictures, and of nothing else. @throws {EditError} */
export function pictureFolder(folder: string, name: string): string {
  if (!PICTURE_NAME.test(name)) throw new EditError([pictureFile(name)]);
  return path.join(folder, 'images', name);
}

/** What tells whether a file has changed on the disk; undefined where there is none. @throws {EditError} */
export async function hashNow(folder: string, file: string): Promise<string | undefined> {
  const picture = pictureOf(file);
  if (picture !== null) return (await readPicture(pictureFolder(folder, picture)))?.hash;
  const sources = await sourcesOf(folder, file);
  return sources ? hashOf(sources) : undefined;
}

/** Whether a file says itself that there is nothing of it; of one that cannot be read nothing is known. */
function saysNothing(sources: Sources, name: string): boolean {
  try {
    return readTree(sources, name) === null;
  } catch {
    return false;
  }
}

async function readTexts(folder: string, written: Readonly<Record<string, unknown>>) {
  const files = await Promise.all(
    Object.keys(contentSchema.entries).map(async (name): Promise<[string, EditedFile][]> => {
      const sources = await sourcesOf(folder, name);
      if (sources === null || (written[name] === null && !saysNothing(sources, name))) return [];
      return [[name, { tree: readTree(sources, name, written[name]), hash: hashOf(sources) }]];
    }),
  );
  return files.flat();
}

/** Reads every content file and picture of a folder, as the editor shows it. A file that cannot be read is only named as wrong. */
export async function readEdited(folder: string): Promise<EditedContent> {
  const { written, problems } = await readContent(folder);
  const pictures = Object.entries(await readPictures(folder)).map(([name, tree]): [string, EditedFile] => [
    pictureFile(name),
    { tree: { ...tree }, hash: tree.hash },
  ]);
  const files = Object.fromEntries([...(await readTexts(folder, written)), ...pictures]);
  return { files, problems, shapes: SHAPES };
}
