import fs from 'node:fs';
import path from 'node:path';
import { inProject } from '#tools/commands/project.mjs';

/** @typedef {{ config: string, folders: string[] }} Suite */

/** @type {Suite[]} */
export const UNIT_SUITES = [
  { config: 'tests/vitest.faults.config.ts', folders: ['tests/faults'] },
  { config: 'tests/vitest.config.ts', folders: ['tests'] },
];

/** Firefox apart: its tests need that browser. @type {Suite[]} */
export const BROWSER_SUITES = [
  { config: 'e2e/playwright.config.ts', folders: ['e2e/journeys', 'e2e/any-layout', 'e2e/addresses', 'e2e/walks'] },
  { config: 'e2e/playwright.screens.config.ts', folders: ['e2e/screens'] },
  { config: 'e2e/playwright.faults.config.ts', folders: ['e2e/faults'] },
  { config: 'e2e/playwright.campaigns.config.ts', folders: ['e2e/campaigns'] },
];

const TEST_FILE = /\.(test\.tsx?|spec\.ts)$/;

/** Words of a test's sentence or of its file, where they are joined by hyphens. @param {string} words */
export const patternOf = (words) =>
  words
    .trim()
    .split(/[\s-]+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('[\\s-]+');

/** @param {string} folder below the project's root @returns {string[]} */
const testFiles = (folder) =>
  fs
    .readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => TEST_FILE.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')));

/**
 * A suite's part that has the words: whole files where they are in the name, single tests where they are in a title.
 * @typedef {{ config: string, files: string[], tests: string[] }} NamedTests
 */

/**
 * Looks the words up in the sources, so that neither runner has to be started to say that it has no such test. A title
 * that is put together while the tests are made is found by the words that stand in the source.
 * @param {Suite[]} suites the first that has a file's folder is the file's @param {string} words
 * @returns {NamedTests[]} of the suites that have any
 */
export function findNamedTests(suites, words) {
  // Vitest knows titles by their very letters.
  const told = new RegExp(patternOf(words));
  const named = new RegExp(patternOf(words), 'i');
  const isNamed = (/** @type {string} */ file) => named.test(file);
  const isTold = (/** @type {string} */ file) => told.test(fs.readFileSync(inProject(file), 'utf8'));
  const taken = new Set();
  return suites.flatMap(({ config, folders }) => {
    const own = folders.flatMap(testFiles).filter((file) => !taken.has(file));
    for (const file of own) taken.add(file);
    const files = own.filter(isNamed);
    const tests = own.filter((file) => !isNamed(file) && isTold(file));
    return files.length + tests.length > 0 ? [{ config, files, tests }] : [];
  });
}
