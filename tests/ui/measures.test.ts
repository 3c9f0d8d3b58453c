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

test('a weekday stays at its day, what follows a bracket at the bracket, and no line begins with a dot', () => {
  expect(keepMeasures('계약금·중도금, 4월 7일(수)까지').replaceAll(JOINER, '_')).toBe(
    '계약금_·중도금, 4월 7일_(수)_까지',
  );
});

test('two words in brackets stay together, and longer remarks do not', () => {
  expect(keepMeasures('신흥동3가(현 제물포구)')).toBe('신흥동3가(현\u00A0제물포구)');
  expect(keepMeasures('(예시) 미국, (위탁 계약이 끝날 때)')).toBe('(예시) 미국, (위탁 계약이 끝날 때)');
});
