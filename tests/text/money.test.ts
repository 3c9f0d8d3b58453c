import { expect, test } from 'vitest';
import { formatWon, sayWon } from '#text/money.ts';

test.each([
  [0, '0원', '0만 원'],
  [1000, '1,000원', '0만 원'],
  [14_800_000, '14,800,000원', '1,480만 원'],
  [500_000_000, '500,000,000원', '5억 원'],
  [508_500_000, '508,500,000원', '5억 850만 원'],
  [523_312_345, '523,312,345원', '5억 2,331만 원'],
  [1_234_567_890_000, '1,234,567,890,000원', '12,345억 6,789만 원'],
])('%d won are written %j and said %j', (won, written, said) => {
  expect(formatWon(won)).toBe(written);
  expect(sayWon(won)).toBe(said);
});
