import { expect, test } from 'vitest';
import { findInCode, sourceFiles } from '#tests/support/source-files.ts';

// Playwright's `test.skip(condition, reason)` counts too: a journey that one size cannot make is another spec.
const LEFT_OUT =
  /\b(?:test|it|describe)(?:\.\w+)*\.(?:only|skip|skipIf|runIf|fixme|fails|todo)\b|\b(?:xit|xtest|xdescribe|fit|fdescribe)\(/;

test('no test is left out or run alone', () => {
  const found = ['tests', 'e2e']
    .flatMap((folder) => sourceFiles(folder))
    .filter((file) => !file.endsWith('/no-only.test.ts'))
    .flatMap((file) => findInCode(file, LEFT_OUT));
  expect(found).toEqual([]);
});

test('the pattern knows what it looks for', () => {
  for (const code of ['test.only(', 'describe.skip(', 'test.describe.fixme(', 'it.todo(', 'xit('])
    expect(code).toMatch(LEFT_OUT);
  for (const code of ['test.each(', 'describe.for(', 'submit(', 'page.skip(']) expect(code).not.toMatch(LEFT_OUT);
});
