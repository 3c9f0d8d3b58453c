import fs from 'node:fs';
import { findWorkingBrowser } from './browser.mjs';
import { UserError } from './project.mjs';
import { run, runInstalled } from './run.mjs';

const isDebianRoot = () =>
  process.getuid?.() === 0 && fs.existsSync('/etc/debian_version') && fs.existsSync('/usr/bin/apt-get');

/**
 * The browser to test with; installs one where there is none.
 * @returns {Promise<string>} its executable
 */
export async function ensureBrowser() {
  const found = findWorkingBrowser();
  if (found) return found;
  console.log('No Chromium found: downloading one (npx playwright install chromium, at most 2 minutes) …');
  await runInstalled('playwright/cli.js', ['install', 'chromium'], { timeout: 120_000 });
  const downloaded = findWorkingBrowser();
  if (downloaded) return downloaded;
  if (isDebianRoot()) {
    console.log("That failed: installing Debian's package …");
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    if ((await run('apt-get', ['update'], { env, timeout: 120_000 })) === 0) {
      await run('apt-get', ['install', '-y', 'chromium', 'fonts-noto-cjk'], { env, timeout: 300_000 });
      // Not every Debian has it; without it the tests take longer.
      await run('apt-get', ['install', '-y', 'chromium-headless-shell'], { env, timeout: 300_000 });
    }
  }
  const installed = findWorkingBrowser();
  if (installed) return installed;
  throw new UserError(
    'No browser could be installed: install Chromium or Chrome yourself and name its program in CHROMIUM_PATH, then run npm test again.',
  );
}
