import fs from 'node:fs';
import path from 'node:path';
import { cacheFolder } from './project.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

export const vitestReport = path.join(cacheFolder, 'reports', 'vitest.json');
export const playwrightReport = path.join(cacheFolder, 'reports', 'playwright.json');

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Count}
 */
export function countVitest(report) {
  // A file that cannot be loaded has failed without one test of its own.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 * @returns {Count}
 */
export const countPlaywright = ({ stats, errors }) => ({
  // Flaky: passed at the second try; the runner's list names it.
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
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
    return { passed: 0, failed: 1, skipped: 0 };
  }
  if (result.passed + result.failed === 0) console.error('The runner ran no test: counted as one failure.');
  else if (code !== 0 && result.failed === 0)
    console.error('The runner stopped with an error: counted as one failure.');
  else return result;
  return { ...result, failed: 1 };
}
