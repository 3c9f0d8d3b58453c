import { expect, test } from 'vitest';
import { ICON_FILE, NOTICE_FILE, type NewFile } from '#editor/model/brought/brought-file.ts';
import type { PutFile } from '#editor/model/brought/put-file.ts';
import { changesOf } from '#editor/model/changes.ts';
import { EMPTY, historyAfter, type Action, type History } from '#editor/model/history.ts';
import { missingFiles, presentFiles } from '#editor/model/missing-files.ts';
import { fileName } from '#editor/model/names.ts';
import { shownIn } from '#editor/model/pictures/uses.ts';
import { at, type Path, type Tree } from '#editor/model/tree.ts';

const BROUGHT: NewFile = { brought: 'a'.repeat(64), bytes: 1000 };
const SAVED: Tree = { hash: 'h', bytes: 900, standIn: false };
const videos: Tree = {
  brandFilm: { source: { file: 'brand' } },
  tabs: [{ video: { source: { youtube: 'x' } } }, { video: { source: { file: 'brand' } } }],
};
const files = { videos, announcement: { pdf: { example: ['순위'] } }, [ICON_FILE]: SAVED, 'films/brand': SAVED };
const start = historyAfter(EMPTY, {
  kind: 'read',
  content: {
    files: Object.fromEntries(Object.entries(files).map(([name, tree]) => [name, { tree, hash: name }])),
    site: '너울결-파크',
    problems: [],
    shapes: [],
  },
});
const put = (what: PutFile['what'], file: string, path: Path): Action => ({
  kind: 'file',
  what,
  file,
  path,
  field: at(start.trees[file], path),
  brought: BROUGHT,
});
const after = (...actions: Action[]): History => actions.reduce(historyAfter, start);
const FIRST_TAB: Path = ['tabs', 0, 'video', 'source'];

test('an icon is one change, and one undo takes it back', () => {
  const history = after(put('icon', 'icons', ['icon']));
  expect(changesOf(history.done).map((change) => [fileName(change.file), change.before, change.after])).toEqual([
    ['아이콘', SAVED, BROUGHT],
  ]);
  expect(historyAfter(history, { kind: 'undo' }).trees).toEqual(start.trees);
});

test('a notice is approved by being dropped in, and is an example again after one undo', () => {
  const history = after(put('notice', 'announcement', ['pdf']));
  expect([at(history.trees['announcement'], ['pdf']), history.trees[NOTICE_FILE]]).toEqual([
    { approved: BROUGHT.brought },
    BROUGHT,
  ]);
  expect(historyAfter(history, { kind: 'undo' }).trees).toEqual(start.trees);
});

test('a film takes the place of the one that is named, or a name that is free where none is', () => {
  const named = after(put('film', 'videos', ['brandFilm', 'source']));
  expect([named.trees['films/brand'], named.trees['videos']]).toEqual([BROUGHT, videos]);
  const fresh = after(put('film', 'videos', FIRST_TAB));
  expect([at(fresh.trees['videos'], FIRST_TAB), fresh.trees['films/film-1'], fresh.trees['films/brand']]).toEqual([
    { file: 'film-1' },
    BROUGHT,
    SAVED,
  ]);
  expect(historyAfter(fresh, { kind: 'undo' }).trees).toEqual(start.trees);
});

test('a film whose field is another by then is put into none, and it is said', () => {
  const moved: Action = { kind: 'edit', edit: { kind: 'move', file: 'videos', path: ['tabs', 0], to: 1 } };
  const history = after(moved, put('film', 'videos', FIRST_TAB));
  expect([history.isRefused, history.done.length]).toEqual([true, 1]);
});

test('while a save runs a file waits for its end', () => {
  const held = after({ kind: 'hold' }, put('icon', 'icons', ['icon']));
  expect(held.trees).toEqual(start.trees);
  expect(historyAfter(held, { kind: 'release' }).trees[ICON_FILE]).toEqual(BROUGHT);
});

test('what was brought is no text, and is seen in its own form', () => {
  expect(presentFiles(start.trees)).toEqual(['videos', 'announcement']);
  expect(missingFiles(start.trees, []).filter((file) => file.includes('/'))).toEqual([]);
  const found = [ICON_FILE, NOTICE_FILE, 'films/brand', 'icons/icon-192.png', 'faq'].map((file) => ({ file }));
  expect([...shownIn(start.trees, found)]).toEqual(['icons', 'announcement', 'videos', 'faq']);
});
