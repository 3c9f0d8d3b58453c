import { expect, test } from 'vitest';
import { changesOf } from '#editor/model/changes.ts';
import type { FileEdit } from '#editor/model/edit.ts';
import { editsOf, EMPTY, historyAfter, type Action, type History } from '#editor/model/history.ts';
import { at, type Tree } from '#editor/model/tree.ts';

const tree: Tree = { title: '일정', steps: [{ title: '공고' }, { title: '접수' }, { title: '계약' }] };

const read = historyAfter(EMPTY, {
  kind: 'read',
  content: { files: { schedule: { tree, hash: 'h' } }, problems: [], shapes: [], site: 'site' },
});

const set = (path: FileEdit['path'], value: Tree): Action => ({
  kind: 'edit',
  edit: { kind: 'set', file: 'schedule', path, value },
});
const after = (actions: readonly Action[]): History => actions.reduce(historyAfter, read);
const valueAt = ({ trees }: History, path: FileEdit['path']) => at(trees['schedule'], path);

const UNDO: Action = { kind: 'undo' };
const REDO: Action = { kind: 'redo' };
const REST: Action = { kind: 'rest' };

test('one undo takes back what was written in a field until it was left, and a redo brings it again', () => {
  const written = after([set(['title'], '분'), set(['title'], '분양'), REST, set(['title'], '분양 일정')]);
  expect(valueAt(historyAfter(written, UNDO), ['title'])).toBe('분양');
  expect(valueAt([UNDO, UNDO].reduce(historyAfter, written), ['title'])).toBe('일정');
  expect(valueAt([UNDO, UNDO, REDO, REDO].reduce(historyAfter, written), ['title'])).toBe('분양 일정');
});

test('nothing is undone before the first edit or redone after the last, and what is written anew ends the redo', () => {
  expect(after([UNDO, REDO])).toEqual(read);
  const anew = after([set(['title'], '가'), UNDO, set(['title'], '나'), REDO]);
  expect(valueAt(anew, ['title'])).toBe('나');
});

test('what is written back to what it was is no change', () => {
  const back = after([set(['title'], '일정표'), set(['title'], '일정')]);
  expect(back.done).toEqual([]);
  expect(changesOf(after([set(['title'], '일정표'), REST, set(['title'], '일정')]).done)).toEqual([]);
});

test('a field that was written twice is one line, from the first to the last', () => {
  const { done } = after([set(['title'], '가'), REST, set(['steps', 0, 'title'], '나'), REST, set(['title'], '다')]);
  expect(changesOf(done).map(({ path, before, after: now }) => [path.join('.'), before, now])).toEqual([
    ['title', '일정', '다'],
    ['steps.0.title', '공고', '나'],
  ]);
});

test('after an entry has moved, its place is another field’s', () => {
  const move: Action = { kind: 'edit', edit: { kind: 'move', file: 'schedule', path: ['steps', 2], to: 0 } };
  const history = after([set(['steps', 0, 'title'], '가'), move, set(['steps', 0, 'title'], '나')]);
  expect(valueAt(history, ['steps'])).toEqual([{ title: '나' }, { title: '가' }, { title: '접수' }]);
  expect(changesOf(history.done).map(({ kind, before }) => [kind, before])).toEqual([
    ['set', '공고'],
    ['move', { title: '계약' }],
    ['set', '계약'],
  ]);
});

const facts: Tree = { name: '단지' };
const files = (hashes: Record<string, string>) => ({
  files: {
    schedule: { tree, hash: hashes['schedule'] ?? '' },
    facts: { tree: facts, hash: hashes['facts'] ?? '' },
  },
  problems: [],
  shapes: [],
  site: 'site',
});
const written = [
  { kind: 'read', content: files({ schedule: 'old', facts: 'old' }) },
  set(['title'], '고친 일정'),
  { kind: 'edit', edit: { kind: 'set', file: 'facts', path: ['name'], value: '고친 단지' } },
] as const satisfies Action[];

test('files that are read again keep what was written and not saved, but for those that have changed meanwhile', () => {
  const content = files({ schedule: 'theirs', facts: 'old' });
  const history = [...written, { kind: 'reread', content } as const].reduce(historyAfter, EMPTY);
  expect(editsOf(history).map(({ file }) => file)).toEqual(['facts']);
  expect(history.trees).toEqual({ schedule: tree, facts: { name: '고친 단지' } });
  expect(history.hashes).toEqual({ schedule: 'theirs', facts: 'old' });
  expect(historyAfter(history, UNDO).trees).toEqual({ schedule: tree, facts });
});

test('what is saved is no change any more, also before the files are read anew', () => {
  const history = [...written, { kind: 'saved', sent: 2 } as const].reduce(historyAfter, EMPTY);
  expect([history.done, historyAfter(history, UNDO)]).toEqual([[], history]);
  expect(valueAt(history, ['title'])).toBe('고친 일정');
});

test('an edit that its file cannot take leaves everything as it is, and it is said until the next one', () => {
  const refused = after([set(['title'], '고친 일정'), set(['steps', 9, 'title'], '없는 칸'), REST]);
  expect([valueAt(refused, ['title']), refused.done.length, refused.isRefused]).toEqual(['고친 일정', 1, true]);
  expect(historyAfter(refused, set(['title'], '일정표')).isRefused).toBe(false);
});

test('what was done since a save was sent is no part of it, and goes on in the files that it has written', () => {
  const sent = after([set(['title'], '고친 일정'), REST, set(['steps', 0, 'title'], '모집 공고')]);
  const content = {
    files: { schedule: { tree: { ...Object(tree), title: '고친 일정' }, hash: 'new' } },
    problems: [],
    shapes: [],
    site: 'site',
  };
  const history = (
    [
      { kind: 'saved', sent: 1 },
      { kind: 'read', content },
    ] as const
  ).reduce(historyAfter, sent);
  expect(editsOf(history)).toMatchObject([{ path: ['steps', 0, 'title'], value: '모집 공고' }]);
  expect([valueAt(history, ['steps', 0, 'title']), history.hashes]).toEqual(['모집 공고', { schedule: 'new' }]);
});

const drag = (title: string, first: string): Action => ({
  kind: 'move',
  thing: 'a wall',
  edits: [
    { kind: 'set', file: 'schedule', path: ['title'], value: title },
    { kind: 'set', file: 'schedule', path: ['steps', 0, 'title'], value: first },
  ],
});

test('a move of several values is one step until it rests, and a line of each value', () => {
  const moved = after([drag('가', '나'), drag('다', '라')]);
  expect(moved.done).toHaveLength(1);
  expect(changesOf(moved.done).map(({ before, after: now }) => [before, now])).toEqual([
    ['일정', '다'],
    ['공고', '라'],
  ]);
  expect(historyAfter(moved, UNDO).trees).toEqual(read.trees);
  expect([UNDO, REDO].reduce(historyAfter, moved).trees).toEqual(moved.trees);
  expect([REST, drag('마', '라')].reduce(historyAfter, moved).done).toHaveLength(2);
});

test('a move there and back is no step, and what it adds on the way is gone with it', () => {
  const added: Action = {
    kind: 'move',
    thing: 'a sofa',
    edits: [{ kind: 'set', file: 'schedule', path: ['gap'], value: 50 }],
  };
  const back = after([added, { kind: 'move', thing: 'a sofa', edits: [] }]);
  expect([back.done, back.trees]).toEqual([[], read.trees]);
});
