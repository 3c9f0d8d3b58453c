import { expect, test } from 'vitest';
import { PAGE_KINDS } from '#site/pages/page-kinds.ts';
import { sourceFiles } from '#tests/support/source-files.ts';

test('every page kind has its file in src/pages, and every file there is a kind’s', () => {
  const files = sourceFiles('src/pages', /^[\w-]+\.tsx$/).filter((file) => file.split('/').length === 3);
  const expected = Object.keys(PAGE_KINDS).map((kind) => `src/pages/${kind}.tsx`);
  expect(files.toSorted()).toEqual(expected.toSorted());
});
