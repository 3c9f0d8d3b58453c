import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { newDirectory } from '#tests/local/running-services.ts';
import { root } from '#tests/support/source-files.ts';
import { serveStandIn } from './emulator-stand-in.ts';

it('with FIRESTORE_EMULATOR_HOST the parity tests ask that emulator, and pass where it is the embedded service', async () => {
  const { host, asked, close } = await serveStandIn();
  onTestFinished(close);
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, ...args] = scripts['test:parity']?.split(' ') ?? [];
  const report = path.join(newDirectory(), 'report.json');
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  await promisify(execFile)(process.execPath, [vitest, ...args, `--outputFile.json=${report}`], {
    cwd: root,
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: host },
    maxBuffer: 1e8,
  });
  const { numPassedTests } = JSON.parse(fs.readFileSync(report, 'utf8')) as { numPassedTests: number };
  expect(numPassedTests).toBeGreaterThan(200);
  // Each test writes before it asks.
  expect(asked()).toBeGreaterThan(2 * 200);
}, 180_000);
