import fs from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '#tools/commands/project.mjs';

/**
 * `flaky`: passed at the second try alone. `names`: tests that failed, each with the first line of why, as far as known.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: number, names?: string[] }} Count
 */

export const vitestReport = path.join(cacheFolder, 'reports', 'vitest.json');
export const playwrightReport = path.join(cacheFolder, 'reports', 'playwright.json');

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion
 * @typedef {{ status: string, name: string, message: string, assertionResults: Assertion[] }} TestFile
 */

/** @param {string} name @param {string | undefined} why */
const named = (name, why) => `${name}: ${(why ?? '').split('\n', 1)[0]}`;

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: TestFile[] }} report
 * @returns {Count}
 */
export function countVitest(report) {
  // A file that cannot be loaded has failed without one test of its own.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: 0,
    names: [
      ...broken.map(({ name, message }) => named(name, message)),
      ...report.testResults
        .flatMap((file) => file.assertionResults)
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => named(fullName, failureMessages[0])),
    ],
  };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 * @returns {Count}
 */
export const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  flaky: stats.flaky,
});

/**
 * What a runner's report says. A crash must not vanish: no report, no tests, or an exit code that no failed test
 * explains count as one failure.
 * @template Report
 * @param {string} file @param {(report: Report) => Count} count @param {number} code the runner's exit code
 * @returns {Count}
 */
export function readCount(file, count, code) {
  /** @type {Count} */
  let result;
  try {
    result = count(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    console.error('The runner wrote no readable report: counted as one failure.');
    return { passed: 0, failed: 1, skipped: 0, flaky: 0 };
  }
  if (result.passed + result.failed + result.flaky === 0)
    console.error('The runner ran no test: counted as one failure.');
  else if (code !== 0 && result.failed === 0)
    console.error('The runner stopped with an error: counted as one failure.');
  else return result;
  return { ...result, failed: 1 };
}
