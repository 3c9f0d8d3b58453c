import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { FORMS_ALONE, formsAloneDist } from '#e2e/support/builds/forms-alone.ts';
import { walkDist } from '#e2e/support/builds/walk-site.ts';
import type { BuildOption } from '#e2e/support/site.ts';
import { findBrowsers, findQuickBrowser } from '#tools/commands/browsers/browser.mjs';

const reports = path.resolve(import.meta.dirname, '../.cache');
const [executablePath] = findBrowsers();

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** The tests of these folders of e2e/, whatever their files are called: a suite is made of folders. */
export const testsIn = (...folders: string[]) => folders.map((folder) => `e2e/${folder}/**/*.spec.ts`);

/** Names those that needed a second try, and fails a run of too many. */
export const FLAKY: [string] = [path.join(import.meta.dirname, 'support/flaky-reporter.ts')];

const launchOptions = (file: string | undefined) => ({
  ...(file ? { executablePath: file } : {}),
  // Nothing that a fresh browser does by itself may disturb a test or its network log.
  args: [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  userAgent: ANDROID,
};

const DESKTOP = { viewport: { width: 1440, height: 900 } };

const FORMS_ALONE_TESTS = testsIn('any-layout/forms', 'any-layout/outbox');

/** The browser of the long suites and of the second layout: Chromium without windows, where this machine has it. `test:campaigns` runs in a whole one. */
export const QUICK = { launchOptions: launchOptions(findQuickBrowser() ?? executablePath) };

// No webServer: each test starts a server of its own (e2e/support), so that no two share data.
export default defineConfig<object, BuildOption>({
  testDir: import.meta.dirname,
  outputDir: path.join(reports, 'playwright'),
  workers: 2,
  fullyParallel: true,
  // A test that a busy machine held up gets a second try, which records what it does; the report names it as flaky.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  // A machine of two cores may hold up an answer for seconds while the other worker starts its browser.
  expect: { timeout: 10_000 },
  globalTimeout: 40 * 60_000,
  reporter: [['list'], ['json', { outputFile: path.join(reports, 'reports/playwright.json') }], FLAKY],
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A worker would answer from its caches what a test means the server to answer; its own specs let it in.
    serviceWorkers: 'block',
    // Recording doubles the time of a test.
    trace: 'on-first-retry',
    launchOptions: launchOptions(executablePath),
  },
  // A test of what only one layout has carries its tag.
  projects: [
    {
      name: 'phone',
      // What no layout changes runs here alone: most visitors hold a phone.
      testMatch: testsIn('journeys', 'any-layout', 'addresses'),
      testIgnore: FORMS_ALONE_TESTS,
      grepInvert: /@desktop/,
      use: PHONE,
    },
    { name: 'forms-alone build', testMatch: 'e2e/any-layout/*.setup.ts' },
    {
      // What the form service's own answers mean to a visitor: where there is an office, its word may come first.
      name: 'forms alone',
      testMatch: FORMS_ALONE_TESTS,
      dependencies: ['forms-alone build'],
      use: { ...PHONE, build: { dist: formsAloneDist, variables: FORMS_ALONE } },
    },
    { name: 'build with walks', testMatch: 'e2e/walks/*.setup.ts' },
    // Through pictures that are drawn from the plans: a test finds the doors in them.
    ...(['phone', 'desktop'] as const).map((layout) => ({
      name: `walks, ${layout}`,
      testMatch: testsIn('walks'),
      grepInvert: layout === 'phone' ? /@desktop/ : /@phone/,
      dependencies: ['build with walks'],
      use: { ...(layout === 'phone' ? PHONE : { ...DESKTOP, ...QUICK }), build: { dist: walkDist } },
    })),
    {
      name: 'desktop',
      // playwright.screens.config.ts opens every address on the desktop.
      testMatch: testsIn('journeys'),
      grepInvert: /@phone/,
      use: { ...DESKTOP, ...QUICK },
    },
  ],
});
