import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { findFirefox } from '#tools/commands/browsers/firefox.mjs';
import base, { FLAKY, testsIn } from './playwright.config.ts';

const reports = path.resolve(import.meta.dirname, '../.cache/reports');

const PRIVATE = { 'browser.privatebrowsing.autostart': true };
const NO_COOKIES = { 'network.cookie.cookieBehavior': 2 };

/** A project's Firefox: the machine's own, as its visitor has set it. */
const firefox = (firefoxUserPrefs: Record<string, boolean | number> = {}) => ({
  launchOptions: {
    executablePath: path.resolve(import.meta.dirname, '../tools/commands/browsers/firefox-relay.mjs'),
    env: { ...process.env, FIREFOX_PATH: findFirefox() },
    firefoxUserPrefs,
  },
});

/** The core journeys in a Firefox as it is installed: Playwright speaks WebDriver BiDi with it. */
export default defineConfig({
  ...base,
  testMatch: testsIn('firefox'),
  // Saving may reopen the database, and sending waits for a second try.
  expect: { timeout: 10_000 },
  outputDir: path.join(reports, '../playwright-firefox'),
  reporter: [['list'], ['json', { outputFile: path.join(reports, 'firefox.json') }], FLAKY],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
  },
  // A test of what only one way to browse has carries its tag.
  projects: [
    { name: 'default', use: firefox(), grepInvert: /@forgets/ },
    { name: 'private', use: firefox(PRIVATE), grepInvert: /@forgets|@remembers/ },
    { name: 'cookies blocked', use: firefox(NO_COOKIES), grepInvert: /@keeps|@remembers/ },
  ],
});
