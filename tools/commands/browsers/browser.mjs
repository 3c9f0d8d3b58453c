import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from 'playwright';
import { UserError } from '#tools/commands/project.mjs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
    process.env[name] ? [`${process.env[name]}\\Google\\Chrome\\Application\\chrome.exe`] : [],
  ),
];

/**
 * The Chromiums of this machine, best first: CHROMIUM_PATH alone when it is set, else Playwright's, else the system's.
 * @returns {string[]}
 */
export function findBrowsers() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (!chosen) return [chromium.executablePath(), ...SYSTEM_BROWSERS].filter((file) => fs.existsSync(file));
  if (!fs.existsSync(chosen))
    throw new UserError(`CHROMIUM_PATH names ${chosen}, but there is no such file: correct it or unset it.`);
  return [chosen];
}

/**
 * Whether it starts at all: Ubuntu's /usr/bin/chromium-browser may be a note about snap, and a downloaded browser may lack
 * libraries. Not asked on Windows, where `--version` opens a window.
 * @param {string} file
 */
const starts = (file) =>
  process.platform === 'win32' || spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** The first Chromium that starts. @returns {string | undefined} */
export const findWorkingBrowser = () => findBrowsers().find(starts);

const WINDOWLESS = '/usr/bin/chromium-headless-shell';

/**
 * Debian's Chromium without windows, unless CHROMIUM_PATH names another: journeys take little more than half the time
 * in it. It shows no PDF and is no browser that anybody uses, so the campaigns run in a whole one.
 * @returns {string | undefined}
 */
export const findQuickBrowser = () =>
  !process.env['CHROMIUM_PATH'] && fs.existsSync(WINDOWLESS) && starts(WINDOWLESS) ? WINDOWLESS : undefined;
