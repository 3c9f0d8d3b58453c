import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { UserError } from '#tools/commands/project.mjs';

const SYSTEM_FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** What a Firefox says of itself, such as `Mozilla Firefox 153.7.0esr`; nothing where it does not start. @param {string} file */
export function firefoxVersion(file) {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && stdout.includes('Firefox') ? stdout.trim() : undefined;
}

/**
 * The Firefox of this machine that starts: FIREFOX_PATH alone when it is set, else the system's.
 * @returns {string | undefined}
 */
export function findFirefox() {
  const chosen = process.env['FIREFOX_PATH'];
  if (chosen && !fs.existsSync(chosen))
    throw new UserError(`FIREFOX_PATH names ${chosen}, but there is no such file: correct it or unset it.`);
  const files = chosen ? [chosen] : SYSTEM_FIREFOXES.filter((file) => fs.existsSync(file));
  return files.find((file) => firefoxVersion(file));
}
