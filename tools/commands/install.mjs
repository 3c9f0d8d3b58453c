import fs from 'node:fs';
import { inProject, UserError } from './project.mjs';
import { runNpm } from './run.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockEntry */

/** @param {string} file @returns {Record<string, LockEntry> | null} */
function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * Whether npm's own record of what it installed agrees with the lock file. Packages for other platforms may be absent.
 * @param {Record<string, LockEntry>} locked @param {Record<string, LockEntry> | null} installed
 */
export function isInstalled(locked, installed) {
  if (!installed) return false;
  const wanted = Object.entries(locked).filter(([place]) => place !== '');
  return (
    Object.keys(installed).every((place) => place in locked) &&
    wanted.every(([place, entry]) => {
      const found = installed[place];
      if (!found) return entry.optional === true || entry.devOptional === true;
      return found.version === entry.version && found.integrity === entry.integrity;
    })
  );
}

/** Installs the packages of the lock file unless exactly these are there. npm writes its record last, so a broken install counts as none. */
export async function installMissing() {
  const locked = readPackages(inProject('package-lock.json'));
  if (!locked) throw new UserError('package-lock.json is missing or damaged: restore it with git.');
  if (isInstalled(locked, readPackages(inProject('node_modules', '.package-lock.json')))) return;
  console.log('Installing packages (npm ci), about half a minute …');
  // --include=dev: NODE_ENV=production would leave out the tools that build the site.
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0)
    throw new UserError('The packages could not be installed: see what npm says above, mend it and start again.');
}
