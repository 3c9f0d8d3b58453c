import { defineConfig } from 'playwright/test';
import base from './playwright.config.ts';

/** Every optional part of the platform broken in every way, on every page kind: as long as it is thorough, so by itself. */
export default defineConfig({
  ...base,
  projects: [{ name: 'parts', testMatch: '*.parts.ts' }],
  reporter: [['list']],
  // One tally for all of it.
  workers: 1,
  retries: 0,
  use: { ...base.use, trace: 'off' },
});
