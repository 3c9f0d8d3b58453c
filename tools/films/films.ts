import type { Plugin } from 'vite';
import type { Content } from '#site/content-schema.ts';
import { filmNames } from '#site/film-files.ts';
import type { ContentSource } from '#tools/content/content-source.ts';
import { isSingleFilm } from './film-parts.ts';

const MODULE = 'virtual:films';

/** Tells the players which films are one file. */
export function filmsPlugin({ folder, read, files }: ContentSource): Plugin {
  const singles = ({ videos }: Content) => filmNames(videos).filter((name) => isSingleFilm(folder, name, files()));
  return {
    name: 'modelhouse:films',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: async (id) =>
      id === `\0${MODULE}` ? `export const singleFilms = ${JSON.stringify(singles(await read()))};` : null,
  };
}
