import fs from 'node:fs';
import path from 'node:path';
import { tellingLines } from './build-log.mjs';
import { fingerprintInputs, isBuilt, stampBuild } from './build-stamp.mjs';
import { printStaleNotice } from './print-notice.mjs';
import { cacheFolder, inProject, root, UserError } from '#tools/commands/project.mjs';
import { buildFolder, currentSite } from '#tools/commands/sites.mjs';
import { runInstalled } from '#tools/commands/run.mjs';

/** Reading content in this process leaves `development` behind, and a build would carry React's whole development code. */
export const FOR_VISITORS = { env: { NODE_ENV: 'production' } };

/** Where the development that this process works on is built; absolute. */
export const outDir = () => inProject(buildFolder());

/** A build's log is its development's own, since two may be built at once. */
const logFile = () => path.join(cacheFolder, 'builds', `${currentSite().name}.log`);
/** A build says in a few lines what it did; more is for who reads the log. */
const MOST_LINES = 5;

/** Runs Vite with its output in the log: of it is shown what says something of this site, and everything when it fails. */
async function buildIntoLog() {
  const log = logFile();
  fs.mkdirSync(path.dirname(log), { recursive: true });
  const code = await runInstalled('vite/bin/vite.js', ['build'], { ...FOR_VISITORS, log });
  const lines = tellingLines(fs.readFileSync(log, 'utf8'));
  const shown = code === 0 ? lines.slice(-MOST_LINES) : lines;
  console.log(shown.join('\n'));
  if (shown.length < lines.length || code !== 0)
    console.log(`The whole log: ${path.relative(root, log)} (--verbose shows it)`);
  return code;
}

/**
 * Builds the development into its folder, and prints the example's notice before where a fact in it has changed.
 * @param {{ isVerbose?: boolean }} [options] `isVerbose`: everything that Vite says is shown; as `--verbose` says
 * @returns {Promise<boolean>} whether it worked
 */
export async function build({ isVerbose = process.argv.includes('--verbose') } = {}) {
  await printStaleNotice();
  const inputs = fingerprintInputs();
  const code = isVerbose ? await runInstalled('vite/bin/vite.js', ['build'], FOR_VISITORS) : await buildIntoLog();
  if (code === 0) stampBuild(outDir(), inputs);
  return code === 0;
}

/** Builds unless the folder was built from exactly what is there now. */
export async function buildIfChanged() {
  if (isBuilt(outDir(), fingerprintInputs())) return;
  console.log('Building the site …');
  if (!(await build()))
    throw new UserError('The site was not built: mend what the message above names and start again.');
}
