import { expect, test } from 'vitest';
import { placeOnAxis } from '#site/schedule/place-on-axis.ts';
import { layTimeline } from '#site/timeline.ts';

const { months, marks } = layTimeline([
  { from: '2027-03-05', until: null },
  { from: '2027-04-05', until: '2027-04-07' },
  { from: '2027-10-15', until: null },
]);

test('a day stands in the middle of the step that it is', () => {
  const [first, range] = marks;
  expect(placeOnAxis(months, '2027-03-05')).toBeCloseTo(first!.at + first!.width / 2);
  expect(placeOnAxis(months, '2027-04-06')).toBeCloseTo(range!.at + range!.width / 2);
});

test('a day of a month that is left out stands nowhere', () => {
  expect(placeOnAxis(months, '2027-05-01')).toBeNull();
  expect(placeOnAxis(months, '2026-03-05')).toBeNull();
});
