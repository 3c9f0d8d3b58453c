import { expect, test } from 'vitest';
import { markedRange } from '#editor/model/mark-selection.ts';

test('a text that begins with a mark is written over as a whole', () => {
  expect(markedRange('(작성) 평면도에 그린 것')).toEqual([0, 14]);
  expect(markedRange('(예시) 온새미개발')).toEqual([0, 10]);
});

test('of a mark within a text only the mark is written over', () => {
  expect(markedRange('운영 시간 (작성)')).toEqual([6, 10]);
});

test('a text without a mark is left to its caret', () => {
  expect(markedRange('쓴 글')).toBeNull();
});
