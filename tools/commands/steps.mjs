import fs from 'node:fs';
import { build, outDir } from './build.mjs';
import { loadModule } from './load-module.mjs';
import { contentFolder, localData, root, UserError } from './project.mjs';
import { countPlaywright, countVitest, playwrightReport, readCount, vitestReport } from './reports.mjs';
import { runInstalled, runScript } from './run.mjs';

/** @typedef {import('./reports.mjs').Count} Count */
/** @typedef {{ name: string, needsBuild?: boolean, run: () => Promise<Count> }} Step */

const CONTENT = ['src/content', 'sites'];

/** @param {boolean} isGood @returns {Count} */
const one = (isGood) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 });

/** @param {string[]} filters */
async function unitTests(filters) {
  fs.rmSync(vitestReport, { force: true });
  const code = await runInstalled('vitest/vitest.mjs', ['run', '--config', 'tests/vitest.config.ts', ...filters]);
  return readCount(vitestReport, countVitest, code);
}

/** Weighs the build against the budgets. */
export async function budgets() {
  const { measureBuild, formatRows } = await import('#tools/budgets.mjs');
  const rows = await measureBuild(outDir);
  console.log(formatRows(rows));
  const failed = rows.filter((row) => !row.isWithin).length;
  return { passed: rows.length - failed, failed, skipped: 0 };
}

/** Searches the build for credentials. */
export async function secrets() {
  const { findSecrets, knownSecrets } = await import('./secrets.mjs');
  /** @type {typeof import('#tools/services.ts')} */
  const { siteVariables } = await loadModule('services.ts');
  const publicKey = siteVariables(root, contentFolder(), 'production')['VITE_FIREBASE_API_KEY'];
  const found = findSecrets(outDir, {
    secrets: knownSecrets(process.env, localData()),
    allowed: publicKey ? [publicKey] : [],
  });
  for (const { file, line, what } of found) console.error(`${file}:${line}: ${what}`);
  return one(found.length === 0);
}

/** @param {string[]} filters */
async function browserTests(filters) {
  // Imported late: this module needs the installed packages.
  const [{ ensureBrowser }, { findQuickBrowser }] = await Promise.all([
    import('./browser-install.mjs'),
    import('./browser.mjs'),
  ]);
  const browser = findQuickBrowser() ?? (await ensureBrowser());
  console.log(`Browser: ${browser}`);
  fs.rmSync(playwrightReport, { force: true });
  const options = { env: { CHROMIUM_PATH: browser } };
  const code = await runInstalled('playwright/cli.js', ['test', '-c', 'e2e', ...filters], options);
  return readCount(playwrightReport, countPlaywright, code);
}

/** Sources must be formatted; of content it is only said: who writes texts is not held up by where a line ends. */
async function checkFormat() {
  const oxfmt = 'oxfmt/bin/oxfmt';
  const code = await runInstalled(oxfmt, ['--check', '.', ...CONTENT.map((folder) => `!${folder}/**`)]);
  if ((await runInstalled(oxfmt, ['--check', ...CONTENT])) !== 0)
    console.log('Notice: these content files are not formatted; npm run format does it.');
  return one(code === 0);
}

/**
 * What `npm test` does, in order. Filters narrow the tests to files: `*.test.ts` units, `*.spec.ts` browser tests.
 * @param {{ withBrowser: boolean, filters: string[] }} options
 * @returns {Step[]}
 */
export function testSteps({ withBrowser, filters }) {
  /** @param {string} mark */
  const only = (mark) => filters.filter((filter) => filter.includes(mark));
  /** @type {Step[]} */
  const steps = [
    { name: 'format', run: checkFormat },
    { name: 'lint', run: async () => one((await runScript('lint')) === 0) },
    { name: 'types', run: async () => one((await runScript('types')) === 0) },
    { name: 'unit tests', run: () => unitTests(only('.test')) },
    { name: 'build', run: async () => one(await build()) },
    { name: 'budgets', needsBuild: true, run: budgets },
    { name: 'secrets', needsBuild: true, run: secrets },
  ];
  if (withBrowser) steps.push({ name: 'browser tests', needsBuild: true, run: () => browserTests(only('.spec')) });
  return steps;
}

/**
 * Runs a step under its heading; what it throws is its failure, not the end of the others.
 * @param {Step} step @returns {Promise<Count & { seconds: number }>}
 */
export async function runStep(step) {
  console.log(`\n── ${step.name} ──`);
  const started = performance.now();
  const count = await step.run().catch((error) => {
    console.error(error instanceof UserError ? error.message : error);
    return one(false);
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(`${step.name}: ${count.failed > 0 ? 'FAILED' : 'passed'} in ${seconds.toFixed(1)} s`);
  return { ...count, seconds };
}
