import fs from 'node:fs';
import { inProject, readManifest, UserError } from '#tools/commands/project.mjs';
import { run } from '#tools/commands/run.mjs';
import { currentSite } from '#tools/commands/sites.mjs';

/** A development's own, written beside firebase.json, because Firebase's tools look for every file below the configuration's own folder. */
const deployFile = () => `firebase.deploy.${currentSite().name}.json`;

const HOST = 'https://firebasehosting.googleapis.com/';
const REACH_MS = 10_000;

/** @typedef {'hosting' | 'firestore' | 'storage' | 'functions'} Part what a deploy sends: the build, rules and indexes, rules of the pictures, or functions */

/** The version that `npm run emulators` runs. */
function pinnedTools() {
  const [pinned] = /firebase-tools@[\d.]+/.exec(readManifest().scripts['emulators'] ?? '') ?? [];
  if (!pinned) throw new Error('package.json: the script "emulators" names no version of firebase-tools');
  return pinned;
}

/**
 * The rules and indexes of firebase.json with the given sections.
 * @param {{ hosting: object, functions?: object, storage?: object }} sections @returns {string} where it is
 */
export function writeDeployFile(sections) {
  const { firestore } = JSON.parse(fs.readFileSync(inProject('firebase.json'), 'utf8'));
  const file = deployFile();
  fs.writeFileSync(inProject(file), `${JSON.stringify({ firestore, ...sections }, null, 2)}\n`);
  return file;
}

/** The section `storage` of a `firebase.json`. @param {string} bucket */
export const storageSection = (bucket) => [{ bucket, rules: 'storage.rules' }];

/** @param {string} project id of the Firebase project @param {readonly Part[]} parts @returns {string[]} what follows npx */
export const deployArguments = (project, parts) => [
  '--yes',
  pinnedTools(),
  'deploy',
  '--config',
  deployFile(),
  '--project',
  project,
  '--only',
  parts.join(','),
  // A function whose event comes again needs a yes, which nobody gives in a pipeline; its codebase has no other function.
  ...(parts.includes('functions') ? ['--force'] : []),
];

const PREVIEW = 'preview';
/** How long a preview stays, as Firebase's tools write it. */
const PREVIEW_STAYS = '14d';

/** @param {string} project id of the Firebase project @returns {string[]} what follows npx */
export const previewArguments = (project) => [
  '--yes',
  pinnedTools(),
  'hosting:channel:deploy',
  PREVIEW,
  '--config',
  deployFile(),
  '--project',
  project,
  '--expires',
  PREVIEW_STAYS,
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

/** Runs Firebase's tools. @param {string[]} args what follows npx @throws {UserError} when they fail */
export async function runFirebase(args) {
  const code = await run(process.platform === 'win32' ? 'npx.cmd' : 'npx', args, {
    shell: process.platform === 'win32',
  });
  if (code !== 0)
    throw new UserError(
      `Not deployed, or not all of it: the lines above say why. Where they ask for a login: npx ${pinnedTools()} login, once on this computer. Then run the command again.`,
    );
}
