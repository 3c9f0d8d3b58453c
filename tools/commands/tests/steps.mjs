import fs from 'node:fs';
import { build, buildIfChanged, outDir } from '#tools/commands/build/build.mjs';
import { loadModule } from '#tools/commands/build/load-module.mjs';
import { BROWSER_SUITES, findNamedTests, patternOf, UNIT_SUITES } from './named-tests.mjs';
import { inProject, UserError } from '#tools/commands/project.mjs';
import { contentFolder, localData } from '#tools/commands/sites.mjs';
import { countPlaywright, countVitest, playwrightReport, readCount, vitestReport } from './reports.mjs';
import { run, runInstalled, runScript } from '#tools/commands/run.mjs';

/** @typedef {import('./reports.mjs').Count} Count */
/** @typedef {{ name: string, needsBuild?: boolean, run: () => Promise<Count> }} Step */

const CONTENT = ['src/content', 'sites'];

/** @param {boolean} isGood @returns {Count} */
const one = (isGood) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0, flaky: 0 });

/**
 * @param {{ config?: string, files?: string[], title?: string }} [options] `title`: only tests with this pattern in theirs
 * @returns {Promise<Count>}
 */
async function unitTests({ config = 'tests/vitest.config.ts', files = [], title } = {}) {
  fs.rmSync(vitestReport, { force: true });
  const chosen = title === undefined ? files : [...files, '-t', title];
  const report = `--outputFile.json=${vitestReport}`;
  const code = await runInstalled('vitest/vitest.mjs', ['run', '--config', config, report, ...chosen]);
  return readCount(vitestReport, countVitest, code);
}

/** Weighs the build against the budgets. */
export async function budgets() {
  const { measureBuild, formatRows } = await import('#tools/budgets.mjs');
  const rows = await measureBuild(outDir());
  console.log(formatRows(rows));
  const failed = rows.filter((row) => !row.isWithin).length;
  return { passed: rows.length - failed, failed, skipped: 0, flaky: 0 };
}

/** Searches the build for credentials. */
export async function secrets() {
  const { findSecrets, knownSecrets } = await import('./secrets.mjs');
  /** @type {typeof import('#tools/host/services.ts')} */
  const { siteVariables } = await loadModule('host', 'services.ts');
  const publicKey = siteVariables(contentFolder())['VITE_FIREBASE_API_KEY'];
  const found = findSecrets(outDir(), {
    secrets: knownSecrets(process.env, localData()),
    allowed: publicKey ? [publicKey] : [],
  });
  for (const { file, line, what } of found) console.error(`${file}:${line}: ${what}`);
  return one(found.length === 0);
}

/**
 * @param {string[]} args of Playwright, the configuration among them
 * @returns {Promise<Count>}
 */
async function browserTests(args) {
  // Imported late: this module needs the installed packages.
  const { ensureQuickBrowser } = await import('#tools/commands/browsers/browser-install.mjs');
  const browser = await ensureQuickBrowser();
  console.log(`Browser: ${browser}`);
  fs.rmSync(playwrightReport, { force: true });
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const code = await runInstalled('playwright/cli.js', ['test', ...args], { env });
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

/** Looks for pictures of homes that no longer show their plans. */
const checkRenders = async () => one((await run(process.execPath, [inProject('art/homes/check-renders.mjs')])) === 0);

/** @param {boolean} withBrowser @returns {Step[]} what `npm test` does, in order */
export function allSteps(withBrowser) {
  /** @type {Step[]} */
  const steps = [
    { name: 'format', run: checkFormat },
    { name: 'lint', run: async () => one((await runScript('lint')) === 0) },
    { name: 'types', run: async () => one((await runScript('types')) === 0) },
    { name: 'unit tests', run: () => unitTests() },
    { name: 'renders', run: checkRenders },
    { name: 'build', run: async () => one(await build()) },
    { name: 'budgets', needsBuild: true, run: budgets },
    { name: 'secrets', needsBuild: true, run: secrets },
  ];
  if (withBrowser) steps.push({ name: 'browser tests', needsBuild: true, run: () => browserTests(['-c', 'e2e']) });
  return steps;
}

/**
 * The tests alone that have these words in their name, each in the suite it belongs to; built only for a browser.
 * @param {string} words @param {boolean} withBrowser @returns {Step[]}
 */
export function namedSteps(words, withBrowser) {
  const title = patternOf(words);
  const units = findNamedTests(UNIT_SUITES, words).flatMap(({ config, files, tests }) => [
    ...(files.length > 0 ? [{ name: 'unit tests', run: () => unitTests({ config, files }) }] : []),
    ...(tests.length > 0 ? [{ name: 'unit tests', run: () => unitTests({ config, files: tests, title }) }] : []),
  ]);
  /** @param {string[]} args @returns {Step} */
  const inBrowser = (args) => ({
    name: 'browser tests',
    needsBuild: true,
    run: () => browserTests([...args, '--reporter=list,json']),
  });
  const browser = (withBrowser ? findNamedTests(BROWSER_SUITES, words) : []).flatMap(({ config, files, tests }) => [
    ...(files.length > 0 ? [inBrowser(['-c', config, ...files])] : []),
    ...(tests.length > 0 ? [inBrowser(['-c', config, '--grep', title, ...tests])] : []),
  ]);
  if (browser.length === 0) return units;
  const buildOnce = async () => {
    await buildIfChanged();
    return one(true);
  };
  return [...units, { name: 'build', run: buildOnce }, ...browser];
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
