import { expect, test } from 'vitest';
import { sideOfWords } from '#site/schedule/side-of-words.ts';
import { layTimeline } from '#site/timeline.ts';

/** March, April and, after a gap, October: 100 days, so that a day is a percent. */
const { months, marks } = layTimeline([
  { from: '2027-03-05', until: null },
  { from: '2027-03-26', until: '2027-03-30' },
  { from: '2027-04-19', until: null },
  { from: '2027-10-15', until: null },
  { from: '2027-10-29', until: null },
]);
const [early, range, beforeGap, afterGap, last] = marks;

test('words stand after their mark where its month has the room', () => {
  expect(sideOfWords(months, early!, 20)).toBe('after');
  expect(sideOfWords(months, afterGap!, 13)).toBe('after');
});

test('near the end of a month they stand before it', () => {
  expect(sideOfWords(months, range!, 20)).toBe('before');
  expect(sideOfWords(months, beforeGap!, 15)).toBe('before');
  expect(sideOfWords(months, last!, 13)).toBe('before');
});

test('words that no month is wide enough for cross into the next month, and not into what is left out', () => {
  expect(sideOfWords(months, range!, 30)).toBe('after');
  expect(sideOfWords(months, beforeGap!, 25)).toBe('before');
});
