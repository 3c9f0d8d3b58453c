import { expect, test } from 'vitest';
import { changesOf } from '#editor/model/changes.ts';
import { editsOf, EMPTY, historyAfter, type Action } from '#editor/model/history.ts';
import { at, type Path, type Tree } from '#editor/model/tree.ts';

const home: Tree = {
  balcony: { name: '발코니', depth: 1500 },
  rooms: [{ name: '침실1' }, { name: '침실 쪽창고', partOf: '침실1' }, { name: '복도' }],
  kept: [],
  doors: [{ from: '복도', to: '침실1', into: '침실1' }],
  windows: [{ room: '침실1' }, { room: '발코니' }],
  furniture: [{ kind: 'double-bed', room: '침실1' }],
};
const tour: Tree = {
  tabs: [
    {
      walks: [
        { unit: '84A', points: [{ room: '침실1' }] },
        { unit: '59A', points: [{ room: '침실1' }] },
      ],
    },
  ],
};
const read = historyAfter(EMPTY, {
  kind: 'read',
  content: {
    files: { plans: { tree: { '84A': home, '59A': home }, hash: 'p' }, tour: { tree: tour, hash: 't' } },
    problems: [],
    shapes: [],
    site: 'site',
  },
});

const rename = (value: string, path: Path = ['84A', 'rooms', 0, 'name']): Action => ({
  kind: 'edit',
  edit: { kind: 'set', file: 'plans', path, value },
});
const REST: Action = { kind: 'rest' };

test('a room that is renamed keeps its doors, windows, corners, furniture and its place of a walk', () => {
  const { trees } = historyAfter(read, rename('안방'));
  expect(at(trees['plans'], ['84A'])).toEqual(JSON.parse(JSON.stringify(home).replaceAll('침실1', '안방')));
  expect(at(trees['plans'], ['59A'])).toEqual(home);
  expect(at(trees['tour'], ['tabs', 0, 'walks'])).toEqual([
    { unit: '84A', points: [{ room: '안방' }] },
    { unit: '59A', points: [{ room: '침실1' }] },
  ]);
});

test('letter by letter, also through another room’s name, and back at once', () => {
  const typed = ['', '복', '복도', '복도방'].reduce((history, name) => historyAfter(history, rename(name)), read);
  expect(at(typed.trees['plans'], ['84A', 'doors', 0])).toEqual({ from: '복도', to: '복도방', into: '복도방' });
  expect(historyAfter(typed, { kind: 'undo' }).trees).toEqual(read.trees);
  expect(historyAfter(typed, rename('침실1')).done).toEqual([]);
});

test('everything that is renamed is in the list of what changed', () => {
  const { done } = [rename('안방'), REST].reduce(historyAfter, read);
  expect(changesOf(done).map(({ file, path }) => `${file} ${path.join('.')}`)).toEqual([
    'plans 84A.rooms.0.name',
    'plans 84A.rooms.1.partOf',
    'plans 84A.doors.0.to',
    'plans 84A.doors.0.into',
    'plans 84A.windows.0.room',
    'plans 84A.furniture.0.room',
    'tour tabs.0.walks.0.points.0.room',
  ]);
  expect(editsOf({ done })).toHaveLength(7);
});

test('a balcony takes its windows with it, and of two rooms of one name nothing is guessed', () => {
  const balcony = historyAfter(read, rename('앞발코니', ['84A', 'balcony', 'name']));
  expect(at(balcony.trees['plans'], ['84A', 'windows', 1, 'room'])).toBe('앞발코니');
  const twice = [rename('복도', ['84A', 'rooms', 0, 'name']), REST, rename('거실', ['84A', 'rooms', 2, 'name'])];
  const { trees } = twice.reduce(historyAfter, read);
  expect(at(trees['plans'], ['84A', 'doors', 0])).toEqual({ from: '복도', to: '복도', into: '복도' });
});
