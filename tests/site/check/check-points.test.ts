import { expect, test } from 'vitest';
import { checkContent } from '#site/check/check-content.ts';
import type { Content } from '#site/content-schema.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';

const content: Content = await loadContent(`${root}/src/content`);

test('a day that the schedule does not have is one problem, by its file and field', () => {
  const changed = structuredClone(content);
  Object.assign(changed.points!.checklist.items[0]!, { asOf: '공고' });
  const said = checkContent(changed).map(({ file, field, remedy }) => `${file}: ${field}: ${remedy}`);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^points\.ts: checklist\.items\[0\]\.asOf: no step of schedule\.ts is called '공고'/);
});

test('without a schedule its days are not looked for', () => {
  expect(checkContent({ ...structuredClone(content), schedule: null })).toEqual([]);
});
