import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/source-files.ts';
import { BROWSER_SUITES, findNamedTests, patternOf, UNIT_SUITES } from '#tools/commands/tests/named-tests.mjs';

const SUITES = [...UNIT_SUITES, ...BROWSER_SUITES];
/** This file is one of those that are searched: what it asks for must not stand in it. */
const words = (...parts: string[]) => parts.join(' ');

test('words find the file that is called by them, and it runs whole', () => {
  expect(findNamedTests(BROWSER_SUITES, 'reserve a visit')).toMatchObject([
    { config: 'e2e/playwright.config.ts', files: ['e2e/any-layout/forms/reserve-a-visit.spec.ts'] },
  ]);
});

test('words of a sentence find the file that it stands in, in its own suite', () => {
  expect(findNamedTests(SUITES, words('two tabs and the worker', 'send 6 leads at once'))).toEqual([
    { config: 'e2e/playwright.faults.config.ts', files: [], tests: ['e2e/faults/outbox/outbox-two-tabs.spec.ts'] },
  ]);
  const [units] = findNamedTests(UNIT_SUITES, words('a taken port', 'is named, with a way'));
  expect(units).toEqual({ config: 'tests/vitest.config.ts', files: [], tests: ['tests/tools/deploy/start.test.ts'] });
});

test('a file’s path finds it too', () => {
  const [found] = findNamedTests(BROWSER_SUITES, 'e2e/screens/large-text.spec.ts');
  expect(found?.files).toEqual(['e2e/screens/large-text.spec.ts']);
});

test('what no test has finds nothing', () => {
  expect(findNamedTests(SUITES, words('no such', 'sentence at all'))).toEqual([]);
});

test('signs of a sentence mean themselves', () => {
  expect(new RegExp(patternOf('really? (1.5)')).test('really? (1.5)')).toBe(true);
  expect(new RegExp(patternOf('really? (1.5)')).test('reall 1x5')).toBe(false);
});

test('every browser test but Firefox’s lies in a suite that can be searched', () => {
  const folders = BROWSER_SUITES.flatMap((suite) => suite.folders);
  const specs = sourceFiles('e2e').filter((file) => file.endsWith('.spec.ts') && !file.startsWith('e2e/firefox/'));
  expect(specs.length).toBeGreaterThan(50);
  expect(specs.filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
});
