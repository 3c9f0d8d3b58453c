import { installPackages, isDebianRoot, updatePackages } from './apt.mjs';
import { findWorkingBrowser } from './browser.mjs';
import { UserError } from '#tools/commands/project.mjs';
import { runInstalled } from '#tools/commands/run.mjs';

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
    if (await updatePackages()) {
      await installPackages('chromium', 'fonts-noto-cjk');
      // Not every Debian has it; without it the tests take longer.
      await installPackages('chromium-headless-shell');
    }
  }
  const installed = findWorkingBrowser();
  if (installed) return installed;
  throw new UserError(
    'No browser could be installed: install Chromium or Chrome yourself and name its program in CHROMIUM_PATH, then run npm test again.',
  );
}
