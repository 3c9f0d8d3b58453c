import fs from 'node:fs';
import * as v from 'valibot';
import type { ContentProblem } from '#site/content-problem.ts';
import { filmNames } from '#site/film-files.ts';
import { videosSchema } from '#site/schema/videos.ts';
import { pictureFolder, type DraftPictures } from '#tools/pictures/picture-files.ts';
import { missingFilmFiles } from '#tools/films/film-parts.ts';
import { checkLogo } from '#tools/theme/logo-file.ts';
import { isThere, type DraftFiles } from './draft-files.ts';
import type { ReadContent } from './read-content.ts';

/** Every development has its own; `node art/icons/draw.mjs <folder>` makes them from the first. */
const ICONS = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'maskable-192.png',
  'maskable-512.png',
  'monochrome-512.png',
];

const missingIcons = (folder: string, drafts: DraftFiles): ContentProblem[] =>
  ICONS.filter((icon) => !isThere(folder, `icons/${icon}`, drafts)).map((icon) => ({
    file: `icons/${icon}`,
    field: 'icon',
    remedy:
      'this file is missing: draw icons/favicon.svg, and drop it in the editor or run node art/icons/draw.mjs with the folder',
  }));

/** The pictures that a value of the content names, at any depth. */
export const pictureNames = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('name' in value && 'alt' in value && typeof value.name === 'string') return [value.name];
  return Object.values(value).flatMap(pictureNames);
};

const missingPictures = (folder: string, written: ReadContent['written'], drafts: DraftPictures): ContentProblem[] =>
  Object.entries(written).flatMap(([key, value]) =>
    [...new Set(pictureNames(value))]
      .filter((name) => !fs.existsSync(pictureFolder(folder, name, drafts)))
      .map((name) => ({
        file: `${key}.ts`,
        field: `picture '${name}'`,
        remedy: `there is no folder images/${name}: add the picture, or write another name`,
      })),
  );

/** A player asks for every one of a film's files in some browser. */
function missingFilms(folder: string, videos: unknown, drafts: DraftFiles): ContentProblem[] {
  if (!v.is(videosSchema, videos)) return [];
  return filmNames(videos)
    .flatMap((name) => missingFilmFiles(folder, name, drafts))
    .map((file) => ({
      file: 'videos.ts',
      field: `film '${file}'`,
      remedy: `there is no films/${file}: drop it in the editor, make it with art/film/make.mjs, or write another film`,
    }));
}

const logoOf = (theme: unknown): unknown => (typeof theme === 'object' ? Reflect.get(theme ?? {}, 'logo') : null);

/** Pictures, films and icons that the content needs and its folder lacks. */
export const missingAssets = (
  folder: string,
  written: ReadContent['written'],
  { pictures, files }: { pictures: DraftPictures; files: DraftFiles },
): ContentProblem[] => [
  ...missingPictures(folder, written, pictures),
  ...missingFilms(folder, written['videos'], files),
  ...missingIcons(folder, files),
  ...checkLogo(folder, logoOf(written['theme']), files),
];
