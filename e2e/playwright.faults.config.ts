import { defineConfig } from 'playwright/test';
import base, { DESK_FAULTS } from './playwright.config.ts';

/** The long campaigns in a browser; the normal suite holds a sample of each. */
export default defineConfig({
  ...base,
  projects: [
    { name: 'faults', testMatch: '*.faults.ts' },
    ...(base.projects?.filter(({ name }) => name === 'phone') ?? []).map((phone) => ({
      ...phone,
      testMatch: DESK_FAULTS,
      testIgnore: [],
    })),
  ],
  reporter: [['dot']],
  timeout: 120_000,
  // One after another: a kill is felt by every page of a browser.
  workers: 1,
  use: { ...base.use, trace: 'off' },
});
