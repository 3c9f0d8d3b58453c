import { filmFiles } from '#site/film-files.ts';
import { isThere, type DraftFiles } from '#tools/content/draft-files.ts';

/** Whether a film is one file, as an office brings it, and not cut and encoded for each player. */
export const isSingleFilm = (folder: string, name: string, drafts: DraftFiles): boolean =>
  filmFiles(name).every(({ file }) => isThere(folder, `films/${file}`, drafts) === (file === `${name}.mp4`));

/** What a film lacks: it is its one file, or all that are made of it. */
export function missingFilmFiles(folder: string, name: string, drafts: DraftFiles): string[] {
  if (isSingleFilm(folder, name, drafts)) return [];
  const files = filmFiles(name).map(({ file }) => file);
  const missing = files.filter((file) => !isThere(folder, `films/${file}`, drafts));
  return missing.length === files.length ? [`${name}.mp4`] : missing;
}
