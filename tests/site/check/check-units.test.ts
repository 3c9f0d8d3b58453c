import { expect, test } from 'vitest';
import { checkUnits } from '#site/check/check-units.ts';
import type { Content } from '#site/content-schema.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';

type Known = Pick<Content, 'units' | 'plans'>;

const { units, plans } = await loadContent(`${root}/src/content`);

/** What the check says of the default content's types after a change. */
function said(change: (content: Known) => void): string[] {
  const changed = structuredClone({ units, plans });
  change(changed);
  return checkUnits(changed).map(({ file, field, remedy }) => `${file}: ${field}: ${remedy}`);
}

const typeIn = (content: Known, id: string) => content.units.units.find((unit) => unit.id === id)!;

test('a type may not promise other bays than its plan has', () => {
  expect(said((content) => (typeIn(content, '84A').structure = '5Bay 판상형'))).toEqual([
    expect.stringMatching(/^units\.ts: units\[2\]\.structure: the plan has 4 rooms with a window to the south/),
  ]);
  expect(said((content) => (typeIn(content, '59B').structure = '2Bay 타워형'))).toEqual([]);
});

test('nor may a plan lose the window of a bay that is promised', () => {
  const problems = said((content) => {
    content.plans['59A']!.windows = content.plans['59A']!.windows.filter(({ room }) => room !== '침실3');
  });
  expect(problems).toContainEqual(expect.stringMatching(/^units\.ts: units\[0\]\.structure: the plan has 3 rooms/));
});
