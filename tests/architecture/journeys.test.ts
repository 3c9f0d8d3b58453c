import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { codeOf, findInCode, root, sourceFiles } from '#tests/support/source-files.ts';

const BARE_TEST = /import \{[^}]*(?<!type )\btest\b[^}]*\} from 'playwright\/test'/;
const MOST_FILES = 12;

const files = sourceFiles('e2e');
const specs = files.filter((file) => file.endsWith('.spec.ts'));
const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

test('every journey fails on what breaks the security policy: its test is, or extends, the one that watches for it', () => {
  const journeys = files.filter((file) => !/\.(setup|config)\.ts$/.test(file));
  expect(journeys.length).toBeGreaterThan(40);
  expect(journeys.filter((file) => BARE_TEST.test(textOf(file)))).toEqual(['e2e/support/site.ts']);
});

test('every browser test lies in a folder that a suite names', () => {
  const named = files
    .filter((file) => file.endsWith('.config.ts'))
    .flatMap((file) => [...codeOf(file).matchAll(/testsIn\(([^)]*)\)/g)])
    .flatMap(([, folders = '']) => [...folders.matchAll(/'([^']+)'/g)].map(([, folder]) => `e2e/${folder}/`));
  expect(named.length).toBeGreaterThan(5);
  expect(specs.filter((file) => !named.some((folder) => file.startsWith(folder)))).toEqual([]);
  const empty = named.filter((folder) => !specs.some((file) => file.startsWith(folder)));
  expect(empty, 'named, and without a test').toEqual([]);
});

test('no test of what every layout does alike is marked for the desktop, where it would never run', () => {
  const alike = specs.filter((file) => file.startsWith('e2e/any-layout/'));
  expect(alike.length).toBeGreaterThan(10);
  expect(alike.filter((file) => textOf(file).includes('@desktop'))).toEqual([]);
});

test(`no folder of browser tests holds more than ${MOST_FILES} files`, () => {
  const folders = files.map((file) => path.posix.dirname(file));
  const sizeOf = (folder: string) => folders.filter((other) => other === folder).length;
  expect([...new Set(folders)].filter((folder) => sizeOf(folder) > MOST_FILES)).toEqual([]);
});

test('no browser test waits by the clock, or for a network that happens to be quiet', () => {
  expect(files.flatMap((file) => findInCode(file, /\bwaitForTimeout\b|networkidle/))).toEqual([]);
});
