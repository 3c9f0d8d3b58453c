import { expect, test } from 'vitest';
import { checkContent } from '#site/check/check-content.ts';
import type { Content } from '#site/content-schema.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';

const content: Content = await loadContent(`${root}/src/content`);

test.each<[what: string, change: (content: Content) => void, problem: RegExp]>([
  [
    'an answer that gives no more than the one before',
    ({ points }) => Object.assign(points!.dependants.answers[2]!, { points: 10 }),
    /^points\.ts: dependants\.answers\[2\]\.points: write more than 10, the points of the one before/,
  ],
  [
    'a part that gives less than the law at most',
    ({ points }) => points!.account.answers.pop(),
    /^points\.ts: account\.answers: the most that it gives is 17 points: write them/,
  ],
  [
    'a day that the schedule does not have',
    ({ points }) => Object.assign(points!.checklist.items[0]!, { asOf: '공고' }),
    /^points\.ts: checklist\.items\[0\]\.asOf: no step of schedule\.ts is called '공고'/,
  ],
])('%s: one problem, by its file and field', (_, change, problem) => {
  const changed = structuredClone(content);
  change(changed);
  const said = checkContent(changed).map(({ file, field, remedy }) => `${file}: ${field}: ${remedy}`);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(problem);
});

test('without a schedule its days are not looked for', () => {
  expect(checkContent({ ...structuredClone(content), schedule: null })).toEqual([]);
});
