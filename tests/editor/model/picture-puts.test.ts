import { expect, test } from 'vitest';
import type { EditedContent } from '#editor/model/messages.ts';
import { EMPTY, historyAfter, overtaken, type Action, type History } from '#editor/model/history.ts';
import { pictureFile } from '#editor/model/pictures/new-picture.ts';
import { at, type Path, type Tree } from '#editor/model/tree.ts';
import { NEW_PICTURE } from '#tests/support/new-picture.ts';

const EMPTY_FIELD: Tree = { name: '', alt: '' };
const home: Tree = { title: '집', cards: [{ name: 'card-sea', alt: '바다' }, EMPTY_FIELD, { name: '', alt: '둘' }] };
const content = (hashes: Readonly<Record<string, string>>): EditedContent => ({
  files: {
    home: { tree: home, hash: hashes['home'] ?? '' },
    faq: { tree: { lead: '질문' }, hash: hashes['faq'] ?? '' },
  },
  problems: [],
  shapes: [],
  site: 'site',
});
const start = historyAfter(EMPTY, { kind: 'read', content: content({}) });
const after = (...actions: Action[]): History => actions.reduce(historyAfter, start);
const put = (path: Path, field: Tree | undefined = at(home, path)): Action => ({
  kind: 'picture',
  file: 'home',
  path,
  field,
  place: { names: 'card-*' },
  picture: NEW_PICTURE,
});
const edit = (file: string, path: Path, value: Tree): Action => ({
  kind: 'edit',
  edit: { kind: 'set', file, path, value },
});
const namesIn = ({ trees }: History) => [0, 1, 2].map((index) => at(trees['home'], ['cards', index, 'name']));

test('a picture under a new name comes and goes together with the name', () => {
  const history = after(put(['cards', 1]));
  expect([namesIn(history)[1], history.trees['images/card-1'], history.done.length]).toEqual([
    'card-1',
    NEW_PICTURE,
    1,
  ]);
  const back = historyAfter(history, { kind: 'undo' });
  expect([back.trees, back.done]).toEqual([start.trees, []]);
  expect(historyAfter(back, { kind: 'redo' }).trees).toEqual(history.trees);
});

test('two pictures that are read at once get a name each', () => {
  expect(namesIn(after(put(['cards', 1]), put(['cards', 2])))).toEqual(['card-sea', 'card-1', 'card-2']);
});

test('a name that was typed while its picture was read stays', () => {
  const typed = edit('home', ['cards', 1, 'name'], 'card-hill');
  const history = after(typed, put(['cards', 1], { name: 'card-hill', alt: '' }));
  expect([namesIn(history)[1], history.trees['images/card-hill']]).toEqual(['card-hill', NEW_PICTURE]);
});

test('a picture whose field is gone by then is put into no other, and it is said', () => {
  const history = after(
    { kind: 'edit', edit: { kind: 'remove', file: 'home', path: ['cards', 1] } },
    put(['cards', 1]),
  );
  expect([history.isRefused, history.done.length, Object.keys(history.trees)]).toEqual([true, 1, ['home', 'faq']]);
});

test('while a save runs a picture waits for its end, and nothing else is written', () => {
  const held = after({ kind: 'hold' }, put(['cards', 1]), edit('faq', ['lead'], '저장하는 동안 적은 글'));
  expect([held.trees, held.done]).toEqual([start.trees, []]);
  const saved: Action[] = [
    { kind: 'saved', sent: 0 },
    { kind: 'read', content: content({ home: 'new' }) },
    { kind: 'release' },
  ];
  const history = saved.reduce(historyAfter, held);
  expect([history.held, namesIn(history)[1], history.trees['images/card-1']]).toEqual([null, 'card-1', NEW_PICTURE]);
});

test('a name that is lost by reading the files again takes its picture along, however that was cut, and nothing else', () => {
  const cut = { ...NEW_PICTURE, top: 50 };
  const history = after(edit('faq', ['lead'], '고친 질문'), put(['cards', 1]), edit(pictureFile('card-1'), [], cut));
  const theirs = content({ home: 'theirs' });
  expect(overtaken(history, theirs)).toEqual(history.done.slice(1));
  const again = historyAfter(history, { kind: 'reread', content: theirs });
  expect([again.done.length, Object.keys(again.trees)]).toEqual([1, ['home', 'faq']]);
  expect(historyAfter(again, { kind: 'undo' }).done).toEqual([]);
});
