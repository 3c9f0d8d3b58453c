import { defineConfig } from 'playwright/test';
import base from './playwright.config.ts';

/** The long campaigns in a browser; the normal suite holds a sample of each. */
export default defineConfig({
  ...base,
  projects: [{ name: 'faults', testMatch: '*.faults.ts' }],
  reporter: [['dot']],
  timeout: 120_000,
  // One after another: a kill is felt by every page of a browser.
  workers: 1,
  use: { ...base.use, trace: 'off' },
});
