import fs from 'node:fs/promises';
import path from 'node:path';
import { measureBuild } from '#tools/budgets.mjs';
import { weigh } from '#tools/commands/build/build-all.mjs';
import { loadModule } from '#tools/commands/build/load-module.mjs';
import { cacheFolder, inProject } from '#tools/commands/project.mjs';
import { run } from '#tools/commands/run.mjs';
import { formatTable } from '#tools/commands/table.mjs';
import { addInvented, copyProject } from './sites/checkout.mjs';

const FOLDER = path.join(cacheFolder, 'bench-sites');
/** A checkout of its own: what is invented must not lie among what is there. */
const CHECKOUT = path.join(FOLDER, 'checkout');
const USAGE = inProject('tools/bench/sites/usage-at-exit.mjs');
const DEFAULT_COUNT = 100;

/** @typedef {{ slug: string, words: string[], theme: import('#site/schema/theme.ts').Theme, dist: string, seconds: number, computed: number, megabytes: number, size: number, over: string[] }} Built */

/** What the programs of one build took: the largest one's memory, in MB, and all their computing, in seconds. @param {string} file */
async function readUsage(file) {
  const lines = (await fs.readFile(file, 'utf8')).trim().split('\n');
  const taken = lines.map((line) => line.split(' ').map(Number));
  return {
    megabytes: Math.max(...taken.map(([kilobytes = 0]) => kilobytes)) / 1024,
    computed: taken.reduce((sum, [, seconds = 0]) => sum + seconds, 0),
  };
}

/** Builds a development by the command that everybody has. @param {import('./sites/invented-site.ts').InventedSite} site @returns {Promise<Built>} */
async function buildOne({ slug, words, theme }) {
  const [log, usage] = [path.join(FOLDER, 'build.log'), path.join(FOLDER, 'usage.txt')];
  await fs.rm(usage, { force: true });
  const env = { PRESS: 'skip', USAGE_FILE: usage, NODE_OPTIONS: `--import ${USAGE}` };
  const started = performance.now();
  const code = await run(process.execPath, [path.join(CHECKOUT, 'tools/build.mjs'), slug], { env, log });
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`${slug} was not built:\n${await fs.readFile(log, 'utf8')}`);
  const dist = path.join(CHECKOUT, 'dist', slug);
  const over = (await measureBuild(dist)).filter(({ isWithin }) => !isWithin).map(({ name }) => name);
  return { slug, words, theme, dist, seconds, ...(await readUsage(usage)), size: weigh(dist).bytes / 1e6, over };
}

/** By how much values grow from one to the next (least squares). @param {number[]} values at least two */
export function slopeOf(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [up, along] = values.reduce(
    ([rise, run_], value, index) => [rise + (index - middle) * (value - mean), run_ + (index - middle) ** 2],
    [0, 0],
  );
  return up / along;
}

/** @param {readonly Built[]} builds @returns {Promise<import('./sites/find-leaks.ts').Leak[]>} */
async function leaksBetween(builds) {
  /** @type {typeof import('./sites/find-leaks.ts')} */
  const { findLeaks, indexWords } = await loadModule('bench', 'sites', 'find-leaks.ts');
  const index = indexWords(new Map(builds.map(({ slug, words }) => [slug, words])));
  const leaks = [];
  /** @type {typeof import('#tools/theme/tokens.ts')} */
  const { themeTokens } = await loadModule('theme', 'tokens.ts');
  for (const { dist, slug, theme } of builds)
    leaks.push(...(await findLeaks(dist, slug, index, new Set(themeTokens(theme).values()))));
  return leaks;
}

/**
 * Builds many invented developments from this checkout, a hundred or as many as SITES says: what each takes, whether the last takes more than the first, and
 * whether any says a word of another.
 * @returns {Promise<boolean>} whether every build is within the budgets, and no word leaked
 */
export async function benchSites() {
  const count = Number(process.env['SITES'] ?? DEFAULT_COUNT);
  await fs.rm(FOLDER, { recursive: true, force: true });
  await copyProject(CHECKOUT);
  const invented = await addInvented(CHECKOUT, count, path.join(FOLDER, 'pictures'));
  /** @type {Built[]} */
  const builds = [];
  for (const site of invented) {
    const built = await buildOne(site);
    builds.push(built);
    console.log(
      `${builds.length}. ${built.slug}: ${built.seconds.toFixed(1)} s, ${built.computed.toFixed(1)} s computed, ${built.megabytes.toFixed(0)} MB`,
    );
  }
  const leaks = await leaksBetween(builds);
  const over = builds.filter((built) => built.over.length > 0);
  /** @param {string} name @param {number[]} values @param {string} unit */
  const line = (name, values, unit) => {
    const sorted = values.toSorted((one, other) => one - other);
    const shown = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1), slopeOf(values)];
    return [name, ...shown.map((value) => `${(value ?? 0).toFixed(2)} ${unit}`)];
  };
  console.log(
    formatTable(
      ['', 'least', 'median', 'most', 'growth from one to the next'],
      [
        line(
          'time of a build',
          builds.map(({ seconds }) => seconds),
          's',
        ),
        line(
          'computing of a build',
          builds.map(({ computed }) => computed),
          's',
        ),
        line(
          'memory of a build',
          builds.map(({ megabytes }) => megabytes),
          'MB',
        ),
        line(
          'size of a build',
          builds.map(({ size }) => size),
          'MB',
        ),
      ],
    ),
  );
  const total = builds.reduce((sum, { seconds }) => sum + seconds, 0);
  const words = builds.reduce((sum, built) => sum + built.words.length, 0);
  console.log(
    `${builds.length} developments in ${(total / 60).toFixed(1)} minutes; ${words} words looked for in each build.`,
  );
  for (const { word, owner, file } of leaks) console.log(`LEAK  ${word} of ${owner} in ${file}`);
  for (const built of over) console.log(`OVER  ${built.slug}: ${built.over.join(', ')}`);
  console.log(`Leaks: ${leaks.length}; over a budget: ${over.length}.`);
  return leaks.length === 0 && over.length === 0;
}
