import fs from 'node:fs';
import path from 'node:path';
import { build, outDir } from './commands/build.mjs';
import { deployArguments, deployToFirebase, writeDeployFile } from './commands/firebase-tools.mjs';
import { installMissing } from './commands/install.mjs';
import { refusals, remarks } from './commands/live-report.mjs';
import { loadModule } from './commands/load-module.mjs';
import { requireNode } from './commands/node-version.mjs';
import { readOptions } from './commands/options.mjs';
import { readManifest, root, runCommand, UserError } from './commands/project.mjs';
import { takenBy } from './commands/served-site.mjs';
import { budgets, runStep, secrets } from './commands/steps.mjs';

const USAGE = 'Usage: npm run deploy -- [--dry-run] [--site <hosting site, where the project has several>]';

/** @typedef {import('#tools/live-check.ts').LiveSite} LiveSite */

/** @returns {Promise<LiveSite>} @throws {UserError} with every reason not to go live */
async function readSite() {
  /** @type {typeof import('#tools/live-check.ts')} */
  const { readLiveSite } = await loadModule('live-check.ts');
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
  if (!(await build())) throw new UserError('Not deployed: the site was not built. Mend what the message above names.');
  for (const step of [
    { name: 'budgets', run: budgets },
    { name: 'secrets', run: secrets },
  ])
    if ((await runStep(step)).failed > 0) throw new UserError(`Not deployed: mend what "${step.name}" names above.`);
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
  const { content, environment, folder, hostingSite } = await readSite();
  if (values.site && hostingSite && values.site !== hostingSite)
    throw new UserError(`Not deployed: --site ${values.site}, and .env.local says HOSTING_SITE=${hostingSite}.`);
  const hosting = values.site ?? hostingSite ?? undefined;
  const project = environment.firebase?.projectId ?? '';
  const taken = await takenBy([`https://${hosting ?? project}.web.app`, content.facts.origin], content.facts.slug);
  if (taken.length > 0) throw new UserError(`Not deployed: another development is there.\n${taken.join('\n')}`);
  await buildAndCheck();
  /** @type {typeof import('#tools/hosting.ts')} */
  const { hostingConfiguration } = await loadModule('hosting.ts');
  const options = { folder: path.relative(root, outDir), site: hosting };
  const file = writeDeployFile(hostingConfiguration(content, environment, options));
  console.log(`
${content.facts.name} (${folder}) → ${content.facts.origin}
  Hosting of the Firebase project ${project}${hosting ? `, site ${hosting}` : ''}: ${weigh(outDir)}
  Firestore of the same project: firestore.rules, firestore.indexes.json
  npx ${deployArguments(project).join(' ')}   (configuration: ${file})`);
  if (values['dry-run']) return console.log('\nOnly tried (--dry-run): nothing was sent.');
  await deployToFirebase(project);
  console.log(`\nDeployed. Now: npm run doctor. How to go back stands in the README's section on going live.`);
});
