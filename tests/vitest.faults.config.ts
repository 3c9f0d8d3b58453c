import path from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The long campaigns; the normal suite holds a sample of each. */
const campaigns = mergeConfig(base, {
  test: { testTimeout: 600_000, outputFile: { json: path.join(root, '.cache/reports/vitest-faults.json') } },
});
campaigns.test.include = ['tests/faults/**/*.test.ts'];
campaigns.test.exclude = [];

export default defineConfig(campaigns);
