import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { broughtKind } from '#editor/model/brought/brought-file.ts';
import { EditError } from '#editor/model/edit.ts';
import type { EditedContent, EditedFile } from '#editor/model/messages.ts';
import { PICTURE_NAME, pictureFile, pictureOf } from '#editor/model/pictures/new-picture.ts';
import { contentSchema } from '#site/content-schema.ts';
import { readContent } from '#tools/content/read-content.ts';
import { SHAPES } from '#tools/pictures/encoding/delivery.mjs';
import { STAND_IN } from '#tools/readiness/check-readiness.ts';
import { readPicture, readPictures } from '#tools/pictures/picture-files.ts';
import { allBrought, readBrought } from './brought/brought-files.ts';
import type { Sources } from './content-code.ts';
import { readTree } from './read-tree.ts';

/** Of a content file and its parts. One file that is another by now is enough. */
const hashOf = (sources: Sources): string =>
  createHash('sha256')
    .update(JSON.stringify([...sources]))
    .digest('hex');

/** What a file or a folder holds; `otherwise` where there is none. Whatever else keeps it from being read is no reason to write it anew. */
async function readOr<Read, Otherwise>(reading: Promise<Read>, otherwise: Otherwise): Promise<Read | Otherwise> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise;
    throw error;
  }
}

/** An editor's own lock or copy has a hidden name. */
const isPart = (name: string): boolean => name.endsWith('.ts') && !name.startsWith('.');

/**
 * One of a development's content files, and what it has in the folder of its name, such as the plans of `plans.ts`.
 * @returns null where there is no such file @throws {EditError} for whatever is no content file
 */
export async function sourcesOf(folder: string, name: string): Promise<Sources | null> {
  if (!Object.hasOwn(contentSchema.entries, name)) throw new EditError([name]);
  const read = (file: string) => fs.readFile(path.join(folder, file), 'utf8');
  const main = await readOr(read(`${name}.ts`), null);
  if (main === null) return null;
  const parts = (await readOr(fs.readdir(path.join(folder, name)), [])).filter(isPart).map((part) => `${name}/${part}`);
  const sources = parts.toSorted().map(async (part) => [part, await read(part)] as const);
  return new Map([[`${name}.ts`, main], ...(await Promise.all(sources))]);
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
  if (broughtKind(file) !== null) return (await readBrought(folder, file))?.hash;
  const sources = await sourcesOf(folder, file);
  return sources ? hashOf(sources) : undefined;
}

/** The same of several, in their order; null where there is none. @throws {EditError} */
export const fileHashes = (folder: string, files: readonly string[]): Promise<(string | null)[]> =>
  Promise.all(files.map(async (file) => (await hashNow(folder, file)) ?? null));

/** Whether a file says itself that there is nothing of it; of one that cannot be read nothing is known. */
function saysNothing(sources: Sources, name: string): boolean {
  try {
    return readTree(sources, name) === null;
  } catch {
    return false;
  }
}

/** A content file as the editor shows it; null where there is none, or it cannot be read. @param value what it says when it runs */
async function readText(folder: string, name: string, value: unknown): Promise<EditedFile | null> {
  try {
    const sources = await sourcesOf(folder, name);
    if (sources === null || (value === null && !saysNothing(sources, name))) return null;
    return { tree: readTree(sources, name, value), hash: hashOf(sources) };
  } catch {
    // Written otherwise than the editor can follow, or beside something that cannot be read: what it says can be shown.
    return value === null ? null : { tree: { $fixed: 'reckoned', from: [], value }, hash: '' };
  }
}

async function readTexts(folder: string, written: Readonly<Record<string, unknown>>) {
  const names = Object.keys(contentSchema.entries);
  const files = await Promise.all(
    names.map(async (name) => [name, await readText(folder, name, written[name])] as const),
  );
  return files.filter((file): file is readonly [string, EditedFile] => file[1] !== null);
}

const isStandIn = (picture: string): boolean => existsSync(path.join(picture, STAND_IN));

/** Reads every content file, picture and brought file of a folder, as the editor shows it. A file that cannot be read is only named as wrong. */
export async function readEdited(folder: string): Promise<Omit<EditedContent, 'site'>> {
  const { written, problems } = await readContent(folder);
  const pictures = Object.entries(await readPictures(folder)).map(([name, tree]): [string, EditedFile] => [
    pictureFile(name),
    { tree: { ...tree, isStandIn: isStandIn(pictureFolder(folder, name)) }, hash: tree.hash },
  ]);
  const files = Object.fromEntries([...(await readTexts(folder, written)), ...pictures, ...(await allBrought(folder))]);
  return { files, problems, shapes: SHAPES };
}
