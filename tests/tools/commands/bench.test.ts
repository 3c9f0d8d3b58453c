import { describe, expect, test } from 'vitest';
import { formatLines, isWithin, percentile, timesLine } from '#tools/bench/figures.mjs';

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  test.each([
    [0.5, 50],
    [0.95, 95],
    [1, 100],
  ])('of %f is the smallest value that is not below that share', (share, value) => {
    expect(percentile(hundred, share)).toBe(value);
  });

  test('of one value is that value, and of none is an error', () => {
    expect(percentile([7], 0.95)).toBe(7);
    expect(() => percentile([], 0.5)).toThrow('nothing was measured');
  });
});

test('a limit is missed by the 95th percentile, not by the worst', () => {
  const times = Array.from({ length: 100 }, (_, index) => (index < 95 ? 10 : 900));
  expect(isWithin(timesLine('save', times, 50))).toBe(true);
  expect(isWithin(timesLine('save', [...times, 900, 900, 900, 900, 900, 900], 50))).toBe(false);
});

test('the table shows each figure under its head, and what is over its limit', () => {
  const table = formatLines([timesLine('save', [10, 20], 50), timesLine('send', [10, 90], 50)]);
  const [head, save, send] = table.split('\n');
  expect(head?.trim().split(/\s{2,}/)).toEqual(['times', 'p50', 'p95', 'worst', 'limit p95']);
  expect(save).toMatch(/^save +2 +10\.0 ms +20\.0 ms +20\.0 ms +50\.0 ms {2}ok$/);
  expect(send).toMatch(/90\.0 ms {7}50\.0 ms {2}OVER$/);
});
