import { defineConfig } from 'playwright/test';
import base, { FLAKY, QUICK, testsIn } from './playwright.config.ts';

const layout = (name: string) => base.projects?.find((project) => project.name === name);

/** The long campaigns in a browser; the normal suite holds a sample of each. */
export default defineConfig({
  ...base,
  projects: [
    { name: 'faults', testMatch: testsIn('faults/kill-points') },
    // Each campaign that can be sampled, on its share of the pages; `npm run test:campaigns` goes over all.
    { name: 'missing parts', testMatch: testsIn('campaigns'), grep: /@sampled/ },
    { ...layout('phone'), testMatch: testsIn('faults/site') },
    { ...layout('desktop'), testMatch: testsIn('faults/site') },
    { name: 'hosted build', testMatch: 'e2e/faults/outbox/*.setup.ts' },
    // What becomes of leads is the same in every layout.
    {
      name: 'outbox',
      testMatch: testsIn('faults/outbox'),
      dependencies: ['hosted build'],
      // Saving may reopen the database, and sending waits for a second try.
      expect: { timeout: 10_000 },
      // A whole browser: without windows Chromium fires no sync event of its own.
      use: { viewport: { width: 1440, height: 900 }, launchOptions: base.use?.launchOptions ?? {} },
    },
  ],
  reporter: [['dot'], FLAKY],
  timeout: 120_000,
  // Each with a browser of its own, so that a kill is felt in one of them.
  workers: 2,
  use: { ...base.use, ...QUICK, trace: 'off' },
});
