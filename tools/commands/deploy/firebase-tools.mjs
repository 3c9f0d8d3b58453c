import fs from 'node:fs';
import { inProject, readManifest, UserError } from '#tools/commands/project.mjs';
import { run } from '#tools/commands/run.mjs';

/** Written beside firebase.json, because Firebase's tools look for every file below the configuration's own folder. */
export const DEPLOY_FILE = 'firebase.deploy.json';

const HOST = 'https://firebasehosting.googleapis.com/';
const REACH_MS = 10_000;

/** @typedef {'hosting' | 'firestore' | 'functions'} Part what a deploy sends: the build, rules and indexes, or functions */

/** The version that `npm run emulators` runs. */
function pinnedTools() {
  const [pinned] = /firebase-tools@[\d.]+/.exec(readManifest().scripts['emulators'] ?? '') ?? [];
  if (!pinned) throw new Error('package.json: the script "emulators" names no version of firebase-tools');
  return pinned;
}

/**
 * The rules and indexes of firebase.json with the given sections.
 * @param {{ hosting: object, functions?: object }} sections @returns {string} where it is
 */
export function writeDeployFile(sections) {
  const { firestore } = JSON.parse(fs.readFileSync(inProject('firebase.json'), 'utf8'));
  fs.writeFileSync(inProject(DEPLOY_FILE), `${JSON.stringify({ firestore, ...sections }, null, 2)}\n`);
  return DEPLOY_FILE;
}

/** @param {string} project id of the Firebase project @param {readonly Part[]} parts @returns {string[]} what follows npx */
export const deployArguments = (project, parts) => [
  '--yes',
  pinnedTools(),
  'deploy',
  '--config',
  DEPLOY_FILE,
  '--project',
  project,
  '--only',
  parts.join(','),
  // A function whose event comes again needs a yes, which nobody gives in a pipeline; its codebase has no other function.
  ...(parts.includes('functions') ? ['--force'] : []),
];

/** @throws {UserError} when there is no network; npx would try for minutes */
export async function requireNetwork() {
  // Node asks no proxy by itself, Firebase's tools do.
  if (process.env['HTTPS_PROXY'] ?? process.env['https_proxy']) return;
  await fetch(HOST, { method: 'HEAD', signal: AbortSignal.timeout(REACH_MS) }).catch(() => {
    throw new UserError(
      `Nothing was sent: ${new URL(HOST).host} cannot be reached from this computer. Run the command again with a network.`,
    );
  });
}

/** Sends parts of the site to Firebase. @param {string} project @param {readonly Part[]} parts @throws {UserError} */
export async function deployToFirebase(project, parts) {
  const code = await run(process.platform === 'win32' ? 'npx.cmd' : 'npx', deployArguments(project, parts), {
    shell: process.platform === 'win32',
  });
  if (code !== 0)
    throw new UserError(
      `Not deployed, or not all of it: the lines above say why. Where they ask for a login: npx ${pinnedTools()} login, once on this computer. Then run the command again.`,
    );
}
