import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { MOST_FLAKY } from '#e2e/support/flaky-reporter.ts';
import { root } from '#tests/support/source-files.ts';

// Each run starts Playwright, and begins anew after each failure.
vi.setConfig({ testTimeout: 120_000 });

/** Runs a suite in which so many tests pass at their second try alone. */
function runSuite(flaky: number): { code: number | null; output: string } {
  const playwright = path.join(root, 'node_modules/playwright/cli.js');
  const config = path.join(root, 'tests/fixtures/flaky-suite/playwright.config.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [playwright, 'test', '-c', config], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, FLAKY: String(flaky) },
  });
  return { code: status, output: stdout + stderr };
}

test('tests that needed a second try are named at the end, and a few of them fail nothing', () => {
  const { code, output } = runSuite(MOST_FLAKY);
  const named = output.slice(output.indexOf('Flaky,'));
  for (let number = 1; number <= MOST_FLAKY; number += 1)
    expect(named).toContain(`number ${number} needs a second try`);
  expect(named).not.toContain('this one does not');
  expect(code).toBe(0);
});

test('one more than the limit fails the run', () => {
  const { code, output } = runSuite(MOST_FLAKY + 1);
  expect(output).toContain('counts as a failure');
  expect(code).toBe(1);
});
