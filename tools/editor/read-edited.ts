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
import { readTree } from './read-tree.ts';

const hashOf = (source: string): string => createHash('sha256').update(source).digest('hex');

/** The path of one of a development's content files, and of nothing else. @throws {EditError} */
export function contentFile(folder: string, name: string): string {
  if (!Object.hasOwn(contentSchema.entries, name)) throw new EditError([name]);
  return path.join(folder, `${name}.ts`);
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
  const source = await fs.readFile(contentFile(folder, file), 'utf8').catch(() => undefined);
  return source === undefined ? undefined : hashOf(source);
}

/** Whether a file says itself that there is nothing of it; of one that cannot be read nothing is known. */
function saysNothing(source: string, name: string): boolean {
  try {
    return readTree(source, name) === null;
  } catch {
    return false;
  }
}

async function readTexts(folder: string, written: Readonly<Record<string, unknown>>) {
  const files = await Promise.all(
    Object.keys(contentSchema.entries).map(async (name): Promise<[string, EditedFile][]> => {
      const source = await fs.readFile(contentFile(folder, name), 'utf8').catch(() => null);
      if (source === null || (written[name] === null && !saysNothing(source, name))) return [];
      return [[name, { tree: readTree(source, name, written[name]), hash: hashOf(source) }]];
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
