import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countPlaywright, countVitest, readCount } from '#tools/commands/tests/reports.mjs';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reports-'));
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
const failing = (fullName: string, why: string) => ({ status: 'failed', fullName, failureMessages: [why] });
const vitest = (passed: number, failed: number, files: object[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: files,
});
const playwright = (expected: number, unexpected: number, errors: unknown[] = []) => ({
  stats: { expected, unexpected, flaky: 1, skipped: 2 },
  errors,
});

test('vitest: tests as counted, left-out ones apart', () => {
  const count = readCount(report(vitest(5, 2)), countVitest, 1);
  expect(count).toEqual({ passed: 5, failed: 2, skipped: 2, flaky: 0, names: [] });
});

test('vitest: a file that cannot be loaded is a failure, and what failed is named with the first line of why', () => {
  const files = [
    { status: 'failed', name: 'broken.test.ts', message: 'Cannot find module', assertionResults: [] },
    {
      status: 'failed',
      assertionResults: [failing('it holds', 'Error: it does not\n    at line 1'), { status: 'passed' }],
    },
  ];
  const count = readCount(report(vitest(5, 1, files)), countVitest, 1);
  expect(count.failed).toBe(2);
  expect(count.names).toEqual(['broken.test.ts: Cannot find module', 'it holds: Error: it does not']);
});

test('playwright: errors outside tests are failures, a test that passes at its second try is counted apart', () => {
  expect(readCount(report(playwright(7, 1, ['error'])), countPlaywright, 1)).toEqual({
    passed: 7,
    failed: 2,
    skipped: 2,
    flaky: 1,
  });
});

test.each([
  ['no report', () => path.join(folder, 'none.json'), 0],
  ['a report cut off', () => report('{"numPassed'), 0],
  ['no tests', () => report(vitest(0, 0)), 0],
  ['an exit code that no failed test explains', () => report(vitest(3, 0)), 1],
])('%s counts as one failure', (_name, file, code) => {
  expect(readCount(file(), countVitest, code).failed).toBe(1);
});
