import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { broughtKind, filmOf, type BroughtKind, type NewFile } from '#editor/model/brought/brought-file.ts';
import { EditError } from '#editor/model/edit.ts';
import type { BroughtAnswer } from '#editor/model/messages.ts';
import { filmFiles } from '#site/film-files.ts';
import type { DraftFiles } from '#tools/content/draft-files.ts';
import { FILM, takeFile } from './take-file.ts';

/** New files by what the editor calls them. */
export type NewFiles = ReadonlyMap<string, NewFile>;

/** What an editor holds of files that are dropped in and not saved yet. */
export interface BroughtDesk {
  keep: (kind: BroughtKind, bytes: Buffer) => Promise<BroughtAnswer>;
  /** One of the files that one is saved as, to be looked at; null where there is none. */
  sight: (kind: string, brought: string, file: string) => Promise<Buffer | null>;
  /** Where everything lies that they would be saved as. @throws {EditError} for one that nobody has dropped in */
  draft: (files: NewFiles) => Promise<DraftFiles>;
}

/** A film that is one file has none of those that were made of another. */
function filmPlaces(name: string, place: string): [string, string | null][] {
  const made = filmFiles(name).map(({ file }): [string, null] => [`films/${file}`, null]);
  return [...made, [`films/${name}.mp4`, place]];
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** @param cache of this editor alone: what is not saved is gone with it */
export function broughtDesk(cache: string): BroughtDesk {
  const folderOf = (kind: BroughtKind, brought: string) => path.join(cache, 'brought', `${kind}-${brought}`);
  const placesOf = async (file: string, { brought }: NewFile): Promise<[string, string | null][]> => {
    const kind = broughtKind(file);
    if (kind === null) throw new EditError([file]);
    const folder = folderOf(kind, brought);
    const found = await filesBelow(folder).catch(() => []);
    if (found.length === 0) throw new EditError([file]);
    const film = filmOf(file);
    if (film !== null) return filmPlaces(film, path.join(folder, FILM));
    return found.map((place) => [path.relative(folder, place).split(path.sep).join('/'), place]);
  };
  return {
    async keep(kind, bytes) {
      const taking = await takeFile(kind, bytes);
      if (taking.kind === 'refused') return taking;
      const brought = createHash('sha256').update(bytes).digest('hex');
      for (const [file, made] of Object.entries(taking.files)) {
        const place = path.join(folderOf(kind, brought), file);
        await fs.mkdir(path.dirname(place), { recursive: true });
        await fs.writeFile(place, made);
      }
      return { kind: 'taken', brought, bytes: bytes.length };
    },
    async sight(kind, brought, file) {
      if (!/^(icon|logo|notice|film)$/.test(kind) || !/^[0-9a-f]{64}$/.test(brought)) return null;
      const found = await filesBelow(folderOf(kind as BroughtKind, brought)).catch(() => []);
      const place = found.find((other) => path.basename(other) === file);
      return place === undefined ? null : fs.readFile(place);
    },
    async draft(files) {
      const places = [...files].map(([file, brought]) => placesOf(file, brought));
      return new Map((await Promise.all(places)).flat());
    },
  };
}
