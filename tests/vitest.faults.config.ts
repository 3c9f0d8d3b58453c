import path from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The long campaigns; the normal suite holds a sample of each. */
const campaigns = mergeConfig(base, {
  oxc: { jsx: { development: false } },
  test: {
    testTimeout: 600_000,
    outputFile: { json: path.join(root, '.cache/reports/vitest-faults.json') },
    // React as visitors have it: its own checks take most of the time of 10,000 rendered articles.
    env: { NODE_ENV: 'production' },
  },
});
campaigns.test.include = ['tests/faults/**/*.test.ts'];
campaigns.test.exclude = [];

export default defineConfig(campaigns);
