import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { filmFile, filmOf, ICON_FILE, LOGO_FILE, NOTICE_FILE } from '#editor/model/brought/brought-file.ts';
import type { EditedFile } from '#editor/model/messages.ts';
import { filmFiles } from '#site/film-files.ts';
import { STAND_IN } from '#tools/readiness/check-readiness.ts';

/** What a file of the editor is on the disk: a film is several. */
const partsOf = (file: string): string[] => {
  const film = filmOf(file);
  return film === null ? [file] : filmFiles(film).map((part) => `films/${part.file}`);
};

/** A file that an office brings as it stands on the disk; null where there is none. */
export async function readBrought(folder: string, file: string): Promise<EditedFile | null> {
  const stats = partsOf(file).map(async (part) => {
    const stat = await fs.stat(path.join(folder, part)).catch(() => null);
    return stat ? [{ part, size: stat.size, time: stat.mtimeMs }] : [];
  });
  const found = (await Promise.all(stats)).flat();
  if (found.length === 0) return null;
  // Films are not read to know that they are the same.
  const hash = createHash('sha256').update(JSON.stringify(found)).digest('hex');
  const bytes = found.reduce((sum, { size }) => sum + size, 0);
  const standIn = file === ICON_FILE && (await fs.readFile(path.join(folder, file), 'utf8')).includes(STAND_IN);
  return { tree: { hash, bytes, standIn }, hash };
}

async function filmsIn(folder: string): Promise<string[]> {
  const names = await fs.readdir(path.join(folder, 'films')).catch(() => []);
  return [...new Set(names.map((name) => filmFile(name.replace(/(-small)?(\.av1)?\.mp4$/, ''))))];
}

/** All of them, by what the editor calls them. */
export async function allBrought(folder: string): Promise<[string, EditedFile][]> {
  const films = (await filmsIn(folder)).filter((file) => filmOf(file) !== null);
  const files = [ICON_FILE, LOGO_FILE, NOTICE_FILE, ...films];
  const read = await Promise.all(files.map(async (file) => [file, await readBrought(folder, file)] as const));
  return read.filter((entry): entry is [string, EditedFile] => entry[1] !== null);
}
