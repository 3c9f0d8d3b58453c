import { installPackages, isDebianRoot, updatePackages } from './apt.mjs';
import { findQuickBrowser, findWorkingBrowser } from './browser.mjs';
import { UserError } from '#tools/commands/project.mjs';
import { runInstalled } from '#tools/commands/run.mjs';

/** @param {...string} names of Debian's packages; where nobody may install them, nothing happens */
async function installFromDebian(...names) {
  if (isDebianRoot() && (await updatePackages())) await installPackages(...names);
}

/**
 * A browser to test with, or to measure; installs one where there is none.
 * @returns {Promise<string>} its executable
 */
export async function ensureBrowser() {
  const found = findWorkingBrowser();
  if (found) return found;
  console.log('No Chromium found: installing one …');
  await installFromDebian('chromium', 'fonts-noto-cjk');
  const installed = findWorkingBrowser();
  if (installed) return installed;
  console.log('Downloading one (npx playwright install chromium, at most 2 minutes) …');
  await runInstalled('playwright/cli.js', ['install', 'chromium'], { timeout: 120_000 });
  const downloaded = findWorkingBrowser();
  if (downloaded) return downloaded;
  throw new UserError(
    'No browser could be installed: install Chromium or Chrome yourself and name its program in CHROMIUM_PATH, then run npm test again.',
  );
}

/**
 * The browser for the journeys, without windows where it can be had: a fresh machine would else run them in a whole one,
 * which takes half as long again.
 * @returns {Promise<string>} its executable
 */
export async function ensureQuickBrowser() {
  const whole = await ensureBrowser();
  if (process.env['CHROMIUM_PATH']) return whole;
  if (!findQuickBrowser()) await installFromDebian('chromium-headless-shell');
  return findQuickBrowser() ?? whole;
}
