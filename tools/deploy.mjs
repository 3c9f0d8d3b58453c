import path from 'node:path';
import { outDir } from '#tools/commands/build/build.mjs';
import { weigh } from '#tools/commands/build/build-all.mjs';
import { loadModule } from '#tools/commands/build/load-module.mjs';
import { buildAndCheck } from '#tools/commands/deploy/checked-build.mjs';
import { isPressOpen, waitUntilOpen } from '#tools/commands/deploy/database-opening.mjs';
import { deploySteps } from '#tools/commands/deploy/deploy-steps.mjs';
import { hostingSiteOf, readSite, requireOwnPlace, requireReady } from '#tools/commands/deploy/deployed-site.mjs';
import {
  deployArguments,
  requireNetwork,
  runFirebase,
  storageSection,
  writeDeployFile,
} from '#tools/commands/deploy/firebase-tools.mjs';
import { bundleOffice, functionsSection, installOffice } from '#tools/commands/deploy/office-function.mjs';
import { deployPreview } from '#tools/commands/deploy/preview.mjs';
import { installMissing } from './commands/install.mjs';
import { requireNode } from './commands/node-version.mjs';
import { readOptions } from './commands/options.mjs';
import { readManifest, root, runCommand } from './commands/project.mjs';
import { chooseSite, currentSite } from './commands/sites.mjs';

const USAGE = `Usage: npm run deploy -- [development] [--dry-run] [--preview] [--site <hosting site, where the project has several>]`;
const OPTIONS = /** @type {const} */ ({
  'dry-run': { type: 'boolean' },
  preview: { type: 'boolean' },
  site: { type: 'string' },
});

/** @typedef {import('#tools/host/live-check.ts').LiveSite} LiveSite */

/**
 * What the development's functions do; null: it has none.
 * @param {LiveSite} site
 */
async function readTelling({ content, telling }) {
  /** @type {typeof import('#tools/host/telling-options.ts')} */
  const { tellingOf } = await loadModule('host', 'telling-options.ts');
  return telling && tellingOf(content.facts, telling);
}

const weight = () => {
  const { files, bytes } = weigh(outDir());
  return `${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
};

/**
 * What writes the file that Firebase's tools read.
 * @param {LiveSite} site @param {{ hosting: string | undefined, more: object, isPreview: boolean }} options
 * @returns {Promise<() => string>}
 */
async function configuring({ content, environment }, { hosting, more, isPreview }) {
  /** @type {typeof import('#tools/host/hosting.ts')} */
  const { hostingConfiguration } = await loadModule('host', 'hosting.ts');
  /** @type {typeof import('#tools/host/style-block.ts')} */
  const { builtStyles } = await loadModule('host', 'style-block.ts');
  return () =>
    writeDeployFile({
      hosting: hostingConfiguration(content, environment, {
        folder: path.relative(root, outDir()),
        styles: builtStyles(outDir()),
        site: hosting,
        isPreview,
      }),
      ...more,
    });
}

/** @param {LiveSite} site @param {string | undefined} wanted Hosting site @param {boolean} isTried */
async function deployLive(site, wanted, isTried) {
  await requireReady(site);
  const { content, environment, folder } = site;
  const hosting = hostingSiteOf(site, wanted);
  const project = environment.firebase?.projectId ?? '';
  await requireOwnPlace(site, hosting);
  const isFirst = !(await isPressOpen(site));
  const telling = await readTelling(site);
  const bucket = environment.storageBucket;
  const more = {
    ...(bucket && { storage: storageSection(bucket) }),
    ...(telling && { functions: functionsSection(telling) }),
  };
  const configure = await configuring(site, { hosting, more, isPreview: false });
  // Once more after the build: the headers allow the styles that its pages carry.
  const buildForHost = async () => {
    await buildAndCheck();
    configure();
  };
  const file = configure();
  const steps = deploySteps({
    isFirst,
    hasPictures: bucket !== null,
    build: buildForHost,
    prepareOffice: telling && (() => bundleOffice(telling).then(() => installOffice(telling))),
    send: (parts) => runFirebase(deployArguments(project, parts)),
    waitUntilOpen: () => waitUntilOpen(site),
    command: (parts) => `npx ${deployArguments(project, parts).join(' ')}`,
  });
  console.log(`
${content.facts.name} (${folder}) → ${content.facts.origin}
  Hosting of the Firebase project ${project}${hosting ? `, site ${hosting}` : ''}
  Firestore of the same project: firestore.rules, firestore.indexes.json${bucket ? `\n  Storage, bucket ${bucket}: storage.rules` : ''}
  Configuration: ${file}
${steps.map(({ text }, index) => `  ${index + 1}. ${text}`).join('\n')}`);
  if (isTried) {
    // Before the first deploy there is nothing that could be read.
    if (isFirst) process.env['PRESS'] = 'skip';
    await buildForHost();
    if (telling) await bundleOffice(telling);
    return console.log(`\nOnly tried (--dry-run): ${weight()} are built, and nothing was sent.`);
  }
  await requireNetwork();
  for (const [index, { text, run }] of steps.entries()) {
    console.log(`\n${index + 1}/${steps.length} ${text}`);
    await run();
  }
  console.log(
    `\nDeployed: ${weight()}. Now: npm run doctor -- ${currentSite().name}. How to go back: docs/deploy.md#going-back.`,
  );
}

await runCommand(async () => {
  requireNode(readManifest().engines.node);
  const { values, positionals } = readOptions({ options: OPTIONS, allowPositionals: true }, USAGE);
  chooseSite(positionals, USAGE, { mustName: true });
  await installMissing();
  const site = await readSite();
  const isTried = values['dry-run'] ?? false;
  if (!values.preview) return deployLive(site, values.site, isTried);
  const configure = await configuring(site, {
    hosting: hostingSiteOf(site, values.site),
    more: {},
    isPreview: true,
  });
  await deployPreview(site, { isTried, configure });
});
