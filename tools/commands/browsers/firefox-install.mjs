import { installPackages, isDebianRoot, updatePackages } from './apt.mjs';
import { findFirefox } from './firefox.mjs';
import { UserError } from '#tools/commands/project.mjs';

/**
 * The Firefox to test with; installs Debian's where there is none.
 * @returns {Promise<string>} its executable
 */
export async function ensureFirefox() {
  // Windows starts no script in the place of a program, as firefox-relay.mjs has to be.
  if (process.platform === 'win32') throw new UserError('The tests in Firefox run on Linux and macOS only.');
  const found = findFirefox();
  if (found) return found;
  if (isDebianRoot()) {
    console.log("No Firefox found: installing Debian's package …");
    if (await updatePackages()) await installPackages('firefox-esr');
  }
  const installed = findFirefox();
  if (installed) return installed;
  throw new UserError(
    'No Firefox found: install it (on Debian: sudo apt-get install firefox-esr; elsewhere from https://www.mozilla.org/firefox/) or name its program in FIREFOX_PATH, then run npm run test:firefox again.',
  );
}
