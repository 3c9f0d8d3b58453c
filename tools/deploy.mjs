import fs from 'node:fs';
import path from 'node:path';
import { build, outDir } from '#tools/commands/build/build.mjs';
import { deploySteps } from '#tools/commands/deploy/deploy-steps.mjs';
import {
  deployArguments,
  deployToFirebase,
  requireNetwork,
  writeDeployFile,
} from '#tools/commands/deploy/firebase-tools.mjs';
import { installMissing } from './commands/install.mjs';
import { bundleOffice, functionsSection, installOffice } from '#tools/commands/deploy/office-function.mjs';
import { refusals, remarks } from '#tools/commands/deploy/live-report.mjs';
import { loadModule } from '#tools/commands/build/load-module.mjs';
import { requireNode } from './commands/node-version.mjs';
import { readOptions } from './commands/options.mjs';
import { readManifest, root, runCommand, UserError } from './commands/project.mjs';
import { takenBy } from '#tools/commands/serve/served-site.mjs';
import { budgets, runStep, secrets } from '#tools/commands/tests/steps.mjs';

const USAGE = 'Usage: npm run deploy -- [--dry-run] [--site <hosting site, where the project has several>]';

/** @typedef {import('#tools/host/live-check.ts').LiveSite} LiveSite */

/** @returns {Promise<LiveSite>} @throws {UserError} with every reason not to go live */
async function readSite() {
  /** @type {typeof import('#tools/host/live-check.ts')} */
  const { readLiveSite } = await loadModule('host', 'live-check.ts');
  const site = await readLiveSite(root).catch((error) => {
    throw new UserError(error instanceof Error ? error.message : String(error));
  });
  const reasons = refusals(site);
  if (reasons.length > 0) throw new UserError(`Not deployed: ${reasons.length} to mend first.\n${reasons.join('\n')}`);
  const looked = remarks(site);
  if (looked.length > 0) console.log(`Worth a look, no obstacle (${looked.length}):\n${looked.join('\n')}\n`);
  return site;
}

/** @throws {UserError} when the build fails, is too heavy or holds a credential */
async function buildAndCheck() {
  if (!(await build({ isVerbose: true })))
    throw new UserError('Not deployed: the site was not built. Mend what the message above names.');
  for (const step of [
    { name: 'budgets', run: budgets },
    { name: 'secrets', run: secrets },
  ])
    if ((await runStep(step)).failed > 0) throw new UserError(`Not deployed: mend what "${step.name}" names above.`);
}

const LOOK_EVERY_MS = 3000;
/** Rules hold within a minute; an index is made within some. */
const LOOK_FOR_MS = 10 * 60_000;

/** @param {() => Promise<boolean>} isOpen @throws {UserError} when the database goes on refusing */
async function waitUntil(isOpen) {
  console.log('The database makes the index of the articles: this takes some minutes, once …');
  for (const end = Date.now() + LOOK_FOR_MS; !(await isOpen());) {
    if (Date.now() > end)
      throw new UserError(
        'Rules and index are sent, the site is not: the database does not let the articles be read yet. The console says under Firestore, Indexes, how far it is. Run the command again when it is ready.',
      );
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/**
 * Whether the build may read the published articles.
 * @param {LiveSite} site @throws {UserError} when the database cannot be asked
 */
async function isPressOpen({ content, environment }) {
  /** @type {typeof import('#tools/prerender/published-articles.ts')} */
  const published = await loadModule('prerender', 'published-articles.ts');
  if (!environment.firebase || !published.readsPublished(process.env['PRESS'])) return true;
  return published.isPressOpen(environment.firebase, content.facts.slug).catch((error) => {
    throw new UserError(error instanceof Error ? error.message : String(error));
  });
}

/**
 * How the development's function tells the office; null: it has none.
 * @param {LiveSite} site
 */
async function readTelling({ content, telling }) {
  /** @type {typeof import('#tools/host/telling-options.ts')} */
  const { tellingOf } = await loadModule('host', 'telling-options.ts');
  return telling && tellingOf(content.facts, telling);
}

/** @param {string} folder */
function weigh(folder) {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0);
  return `${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`;
}

await runCommand(async () => {
  requireNode(readManifest().engines.node);
  const { values } = readOptions({ options: { 'dry-run': { type: 'boolean' }, site: { type: 'string' } } }, USAGE);
  await installMissing();
  const site = await readSite();
  const { content, environment, folder, hostingSite } = site;
  if (values.site && hostingSite && values.site !== hostingSite)
    throw new UserError(`Not deployed: --site ${values.site}, and .env.local says HOSTING_SITE=${hostingSite}.`);
  const hosting = values.site ?? hostingSite ?? undefined;
  const project = environment.firebase?.projectId ?? '';
  const taken = await takenBy([`https://${hosting ?? project}.web.app`, content.facts.origin], content.facts.slug);
  if (taken.length > 0) throw new UserError(`Not deployed: another development is there.\n${taken.join('\n')}`);
  const isFirst = !(await isPressOpen(site));
  /** @type {typeof import('#tools/host/hosting.ts')} */
  const { hostingConfiguration } = await loadModule('host', 'hosting.ts');
  /** @type {typeof import('#tools/host/style-block.ts')} */
  const { builtStyles } = await loadModule('host', 'style-block.ts');
  const telling = await readTelling(site);
  const configure = () =>
    writeDeployFile({
      hosting: hostingConfiguration(content, environment, {
        folder: path.relative(root, outDir),
        styles: builtStyles(outDir),
        site: hosting,
      }),
      ...(telling ? { functions: functionsSection(telling) } : {}),
    });
  // Once more after the build: the headers allow the styles that its pages carry.
  const buildForHost = async () => {
    await buildAndCheck();
    configure();
  };
  const file = configure();
  const steps = deploySteps({
    isFirst,
    build: buildForHost,
    prepareOffice: telling && (() => bundleOffice(telling).then(installOffice)),
    send: (parts) => deployToFirebase(project, parts),
    waitUntilOpen: () => waitUntil(() => isPressOpen(site)),
    command: (parts) => `npx ${deployArguments(project, parts).join(' ')}`,
  });
  console.log(`
${content.facts.name} (${folder}) → ${content.facts.origin}
  Hosting of the Firebase project ${project}${hosting ? `, site ${hosting}` : ''}
  Firestore of the same project: firestore.rules, firestore.indexes.json
  Configuration: ${file}
${steps.map(({ text }, index) => `  ${index + 1}. ${text}`).join('\n')}`);
  if (values['dry-run']) {
    // Before the first deploy there is nothing that could be read.
    if (isFirst) process.env['PRESS'] = 'skip';
    await buildForHost();
    if (telling) await bundleOffice(telling);
    return console.log(`\nOnly tried (--dry-run): ${weigh(outDir)} are built, and nothing was sent.`);
  }
  await requireNetwork();
  for (const [index, { text, run }] of steps.entries()) {
    console.log(`\n${index + 1}/${steps.length} ${text}`);
    await run();
  }
  console.log(`\nDeployed: ${weigh(outDir)}. Now: npm run doctor. How to go back: docs/deploy.md#going-back.`);
});
