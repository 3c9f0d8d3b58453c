import { expect, test } from 'vitest';
import { idsAfter } from '#editor/parts/use-entry-ids.ts';

const [a, b, c] = ['a', 'b', 'c'].map((title) => ({ title })) as [
  { title: string },
  { title: string },
  { title: string },
];
const start = idsAfter({ entries: [], ids: [], next: 0 }, [a, b, c]);
const after = (...lists: (typeof start.entries)[]) => lists.reduce(idsAfter, start).ids;

test('an entry that is moved is the same one in its new place', () => {
  expect(after([b, a, c])).toEqual([1, 0, 2]);
  expect(after([b, c, a])).toEqual([1, 2, 0]);
});

test('an entry that is written in is the same one, also when that is taken back', () => {
  expect(after([a, { title: 'B' }, c])).toEqual([0, 1, 2]);
  expect(after([a, { title: 'B' }, c], [a, b, c])).toEqual([0, 1, 2]);
});

test('an entry that is put in is a new one, and the others stay what they were', () => {
  expect(after([{ title: 'new' }, a, b, c])).toEqual([3, 0, 1, 2]);
  expect(after([a, c])).toEqual([0, 2]);
  expect(after([a, c], [a, b, c])).toEqual([0, 3, 2]);
});

test('texts that are the same are told apart by their places', () => {
  const texts = idsAfter({ entries: [], ids: [], next: 0 }, ['가', '가', '나']);
  expect(idsAfter(texts, ['가', '나', '가']).ids).toEqual([0, 2, 1]);
});
