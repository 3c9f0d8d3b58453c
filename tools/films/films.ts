import type { Plugin } from 'vite';
import type { Content } from '#site/content-schema.ts';
import { filmFiles, filmNames } from '#site/film-files.ts';
import type { ContentSource } from '#tools/content/content-source.ts';
import { isThere, type DraftFiles } from '#tools/content/draft-files.ts';

const MODULE = 'virtual:films';

/** Whether a film is one file, as an office brings it, and not cut and encoded for each player. */
const isSingle = (folder: string, name: string, drafts: DraftFiles): boolean =>
  filmFiles(name).every(({ file }) => isThere(folder, `films/${file}`, drafts) === (file === `${name}.mp4`));

/** What a film lacks: it is its one file, or all that are made of it. */
export function missingFilmFiles(folder: string, name: string, drafts: DraftFiles): string[] {
  if (isSingle(folder, name, drafts)) return [];
  const files = filmFiles(name).map(({ file }) => file);
  const missing = files.filter((file) => !isThere(folder, `films/${file}`, drafts));
  return missing.length === files.length ? [`${name}.mp4`] : missing;
}

/** Tells the players which films are one file. */
export function filmsPlugin({ folder, read, files }: ContentSource): Plugin {
  const singles = ({ videos }: Content) => filmNames(videos).filter((name) => isSingle(folder, name, files()));
  return {
    name: 'modelhouse:films',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: async (id) =>
      id === `\0${MODULE}` ? `export const singleFilms = ${JSON.stringify(singles(await read()))};` : null,
  };
}
