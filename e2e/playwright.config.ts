import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { findBrowsers } from '#tools/commands/browser.mjs';

const reports = path.resolve(import.meta.dirname, '../.cache');
const [executablePath] = findBrowsers();

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Looks at every screen, and takes its time: playwright.screens.config.ts runs it. */
export const EVERY_SCREEN = [
  'accessibility*.spec.ts',
  'fill-the-forms.spec.ts',
  'keyboard-only.spec.ts',
  'large-text.spec.ts',
  'nothing-jumps.spec.ts',
  'odd-windows.spec.ts',
  'pictures.spec.ts',
];

/** Opens every address: here on the phone; playwright.screens.config.ts does so on the desktop. */
export const EVERY_ADDRESS = [
  'development-hydration.spec.ts',
  'every-route.spec.ts',
  'offline-addresses.spec.ts',
  'offline-pages.spec.ts',
  'prerendered-press.spec.ts',
];

/** What goes wrong, at length: playwright.faults.config.ts runs it; the journeys hold a sample. */
const FAULTS = ['desk-faults.spec.ts', 'offline-install.spec.ts', 'outbox-*.spec.ts'];

const ELSEWHERE = [...FAULTS, ...EVERY_SCREEN];

/** What no layout changes: only the phone, which most visitors hold, runs it. */
const ANY_LAYOUT = [
  'confirm-what-arrived.spec.ts',
  'hostile-articles.spec.ts',
  'keep-what-cannot-be-sent.spec.ts',
  'lose-nothing-typed.spec.ts',
  'one-bar.spec.ts',
  'open-the-announcement.spec.ts',
  'popup-and-back.spec.ts',
  'publish-an-article.spec.ts',
  'register-interest.spec.ts',
  'put-on-home-screen.spec.ts',
  'reserve-a-visit.spec.ts',
  'send-the-inline-form.spec.ts',
  'share-a-tablet.spec.ts',
  'touch-before-scripts.spec.ts',
  'type-korean.spec.ts',
];

for (const file of ANY_LAYOUT)
  if (fs.readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('@desktop'))
    throw new Error(`${file} is of the phone alone: its tests marked @desktop would run nowhere`);

// No webServer: each test starts a server of its own (e2e/support), so that no two share data.
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(reports, 'playwright'),
  workers: 2,
  fullyParallel: true,
  // A test that a busy machine held up gets a second try, which records what it does; the report names it as flaky.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  globalTimeout: 40 * 60_000,
  reporter: [['list'], ['json', { outputFile: path.join(reports, 'reports/playwright.json') }]],
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A worker would answer from its caches what a test means the server to answer; its own specs let it in.
    serviceWorkers: 'block',
    // Recording doubles the time of a test.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Nothing that a fresh browser does by itself may disturb a test or its network log.
      args: [
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // A test of what only one layout has carries its tag.
  projects: [
    {
      name: 'phone',
      testIgnore: ELSEWHERE,
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
        userAgent: ANDROID,
      },
    },
    {
      name: 'desktop',
      testIgnore: [...ELSEWHERE, ...ANY_LAYOUT, ...EVERY_ADDRESS],
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
