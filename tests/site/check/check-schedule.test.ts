import { expect, test } from 'vitest';
import { checkContent } from '#site/check/check-content.ts';
import type { Content } from '#site/content-schema.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';

const content: Content = await loadContent(`${root}/src/content`);

/** What is to be mended in the default content after a change. */
function toMend(change: (content: Content) => void): string[] {
  const changed = structuredClone(content);
  change(changed);
  return checkContent(changed).map(({ file, field, remedy }) => [file, field, remedy].join(': '));
}

test.each<[what: string, change: (content: Content) => void, problem: RegExp]>([
  [
    'a sale that ends while its last step lasts',
    ({ schedule }) => (schedule!.end!.from = '2027-04-19'),
    /^schedule\.ts: end\.from: '예비입주자·무순위' lasts until 2027-04-19: write a later day/,
  ],
  [
    'words of a step that is none of the sale’s',
    ({ schedule }) => (schedule!.steps.at(-1)!.now = '중도금을 내는 날'),
    /^schedule\.ts: steps\[9\]\.now: write the stage/,
  ],
  [
    'two steps of one name, which calendars would take for one',
    ({ schedule }) => (schedule!.steps[4]!.title = '1순위 접수'),
    /^schedule\.ts: steps\[4\]\.title: '1순위 접수' stands twice/,
  ],
  [
    'a key figure that the overview does not have',
    ({ home }) => (home.hero.figures[5] = { row: '입주일' }),
    /^home\.ts: hero\.figures\[5\]\.row: no row of overview\.ts is called '입주일': write one of 용도, /,
  ],
])('%s is named, and nothing else', (_, change, problem) => {
  expect(toMend(change)).toEqual([expect.stringMatching(problem)]);
});

test('payments after the end of the sale are none of its steps', () => {
  expect(toMend(({ schedule }) => (schedule!.end!.from = '2027-04-20'))).toEqual([]);
});
