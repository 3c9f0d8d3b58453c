import { expect, test } from 'vitest';
import { inKind, variantOf } from '#editor/model/blank.ts';
import { applyEdit, EditError } from '#editor/model/edit.ts';
import { formOf, variantsOf } from '#editor/model/form.ts';
import type { Fixed, Tree } from '#editor/model/tree.ts';

const MADE: Fixed = { $fixed: 'made', from: [['facts', 'phone']], value: '전화 032-000-0000' };

const closed = variantsOf(formOf('schedule'))[0]?.properties?.['end']?.properties?.['closed'] ?? {};
const tree: Tree = { end: { closed: { forms: 'keep', state: '완료', text: MADE } }, steps: [{ text: MADE }] };

test('what code makes is never written as what it happens to say: not in another kind, nor as another entry', () => {
  const [, waiting = {}] = variantsOf(closed);
  const value = inKind(waiting, { forms: 'keep', state: '완료', text: MADE });
  expect(variantOf(closed, value)).toBe(waiting);
  expect(() => applyEdit(tree, { kind: 'set', path: ['end', 'closed'], value })).toThrow(EditError);
  expect(() => applyEdit(tree, { kind: 'insert', path: ['steps', 1], value: { text: MADE } })).toThrow(EditError);
});

test('what code makes moves with its entry, and what stands beside it can be changed', () => {
  const beside = applyEdit(tree, { kind: 'set', path: ['end', 'closed', 'state'], value: '끝' });
  expect(beside).toMatchObject({ end: { closed: { state: '끝', text: MADE } } });
  const moved = applyEdit({ steps: [{ text: '가' }, { text: MADE }] }, { kind: 'move', path: ['steps', 1], to: 0 });
  expect(moved).toEqual({ steps: [{ text: MADE }, { text: '가' }] });
});
