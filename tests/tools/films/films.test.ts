import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { MOST_BYTES } from '#editor/model/brought/brought-file.ts';
import { filmFiles } from '#site/film-files.ts';
import type { Content } from '#site/content-schema.ts';
import { root } from '#tests/support/source-files.ts';
import { checkBudgets } from '#tools/budgets.mjs';
import type { ContentSource } from '#tools/content/content-source.ts';
import type { DraftFiles } from '#tools/content/draft-files.ts';
import { missingFilmFiles } from '#tools/films/film-parts.ts';
import { filmsPlugin } from '#tools/films/films.ts';
import { filmFault } from '#tools/films/mp4-file.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'films-'));
  fs.mkdirSync(path.join(folder, 'films'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
});
const NONE: DraftFiles = new Map();
const write = (...names: string[]) => names.forEach((name) => fs.writeFileSync(path.join(folder, 'films', name), ''));
const all = filmFiles('sea').map(({ file }) => file);

/** What the players are told. */
async function told(drafts: DraftFiles): Promise<unknown> {
  const videos = { brandFilm: { source: { file: 'sea' } }, tabs: [{ video: { source: { youtube: 'x' } } }] };
  const source = { folder, read: async () => ({ videos }) as unknown as Content, files: () => drafts };
  const { load } = filmsPlugin(source as ContentSource);
  return typeof load === 'function' ? Reflect.apply(load, {}, ['\0virtual:films']) : null;
}

test('a film is one file, or all that are made of it; whatever else lies there lacks something', () => {
  expect(missingFilmFiles(folder, 'sea', NONE)).toEqual(['sea.mp4']);
  write('sea.mp4');
  expect(missingFilmFiles(folder, 'sea', NONE)).toEqual([]);
  write('sea-small.mp4');
  expect(missingFilmFiles(folder, 'sea', NONE)).toEqual(['sea.av1.mp4', 'sea-small.av1.mp4']);
  write(...all);
  expect(missingFilmFiles(folder, 'sea', NONE)).toEqual([]);
});

test('players ask for one file of a film that is one, also before it is saved, and for every one of another', async () => {
  write(...all);
  expect(await told(NONE)).toBe('export const singleFilms = [];');
  const dropped = new Map([...all.map((file): [string, null] => [`films/${file}`, null]), ['films/sea.mp4', root]]);
  expect(await told(dropped)).toBe('export const singleFilms = ["sea"];');
  expect(filmFiles('sea', true)).toEqual([{ file: 'sea.mp4', type: 'video/mp4', media: undefined }]);
});

test('a film that every browser plays is told by what is in it', () => {
  const own = (name: string) => fs.readFileSync(path.join(root, 'src/content/films', name));
  expect(['brand.mp4', 'location-small.mp4'].map((name) => filmFault(own(name)))).toEqual([null, null]);
  expect(filmFault(own('brand.av1.mp4'))).toBe('codec');
  const hevc = Buffer.from(own('brand.mp4').toString('latin1').replaceAll('avc1', 'hvc1'), 'latin1');
  expect(filmFault(hevc)).toBe('codec');
  const quickTime = Buffer.from(own('brand.mp4'));
  quickTime.write('qt  ', 8, 'latin1');
  for (const bytes of [quickTime, own('brand.mp4').subarray(0, 2000), Buffer.alloc(0), Buffer.from('\0\0\0\x01ftyp')])
    expect(filmFault(bytes)).toBe('no-mp4');
});

test('what is dropped in may weigh as much as a build lets it', () => {
  const media = { films: [], viewer: [], panoramas: [], walks: [], notices: [], drawings: [] };
  const limits = new Map(checkBudgets([], media).map(({ name, limit }) => [name, limit]));
  expect([limits.get('film'), limits.get('announcement')]).toEqual([MOST_BYTES.film, MOST_BYTES.notice]);
});
