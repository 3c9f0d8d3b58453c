import { defineConfig } from 'playwright/test';
import base, { testsIn } from './playwright.config.ts';

/** The longest: every optional part broken on every page kind, every page kind in every brand, a crowded room, every kill point with an office and across upgrades. */
export default defineConfig<object, { isWhole: boolean }>({
  ...base,
  projects: [{ name: 'campaigns', testMatch: testsIn('campaigns') }],
  reporter: [['list']],
  // One tally for all parts.
  globalTimeout: 120 * 60_000,
  workers: 1,
  retries: 0,
  use: { ...base.use, trace: 'off', isWhole: true },
});
