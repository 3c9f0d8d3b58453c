import { expect, test } from 'vitest';
import { keepMeasures } from '#ui/style/measures.ts';

const JOINER = '\u2060';

test('a number, its unit and what is written onto it are one piece', () => {
  expect(keepMeasures('59㎡와 84㎡A, 4.5㎞').replaceAll(JOINER, '_')).toBe('59_㎡_와 84_㎡_A, 4.5_㎞');
});

test('between measures a line may break', () => {
  expect(keepMeasures('59㎡·84㎡(전용)').replaceAll(JOINER, '_')).toBe('59_㎡·\u200B84_㎡(전용)');
});

test('a text without measures stays as it is', () => {
  const text = '지하 5층~지상 41층, 폭 4.5m';
  expect(keepMeasures(text)).toBe(text);
});
