import fs from 'node:fs/promises';
import path from 'node:path';
import { measureBuild } from '#tools/budgets.mjs';
import { FOR_VISITORS } from '#tools/commands/build/build.mjs';
import { weigh } from '#tools/commands/build/build-all.mjs';
import { loadModule } from '#tools/commands/build/load-module.mjs';
import { cacheFolder, inProject, root } from '#tools/commands/project.mjs';
import { run, runInstalled } from '#tools/commands/run.mjs';
import { formatTable } from '#tools/commands/table.mjs';

const FOLDER = path.join(cacheFolder, 'bench-sites');
/** Pictures that any of them names: drawn once. */
const POOL = path.join(FOLDER, 'pictures');
const MEMORY = inProject('tools/bench/sites/memory-at-exit.mjs');
const DEFAULT_COUNT = 100;

/** @typedef {{ slug: string, words: string[], dist: string, seconds: number, megabytes: number, size: number, over: string[] }} Built */

/** Pictures and icons of a development, those that another has had from the pool. @param {string} folder @param {string[]} pictures */
async function addPictures(folder, pictures) {
  const drawn = new Set(await fs.readdir(path.join(POOL, 'images')).catch(() => []));
  const missing = pictures.filter((name) => !drawn.has(name));
  if (missing.length > 0) await run(process.execPath, [inProject('art/stand-ins.mjs'), POOL, ...missing]);
  for (const name of pictures)
    await fs.cp(path.join(POOL, 'images', name), path.join(folder, 'images', name), { recursive: true });
  await run(process.execPath, [inProject('art/icons/draw.mjs'), folder], { log: path.join(FOLDER, 'icons.log') });
}

/** Invents, writes and builds a development. @param {number} index @returns {Promise<Built>} */
async function buildOne(index) {
  /** @type {typeof import('./sites/write-invented.ts')} */
  const { writeInvented } = await loadModule('bench', 'sites', 'write-invented.ts');
  const folder = path.join(FOLDER, 'content', `${index}`);
  const { site, pictures } = await writeInvented(root, folder, index);
  await addPictures(folder, pictures);
  const dist = path.join(FOLDER, 'dist', `${index}`);
  const [log, memory] = ['build.log', 'memory.txt'].map((name) => path.join(FOLDER, name));
  const env = {
    ...FOR_VISITORS.env,
    CONTENT: folder,
    PRESS: 'skip',
    MEMORY_FILE: memory ?? '',
    NODE_OPTIONS: `--import ${MEMORY}`,
  };
  await fs.rm(memory ?? '', { force: true });
  const started = performance.now();
  const code = await runInstalled('vite/bin/vite.js', ['build', '--outDir', dist, '--emptyOutDir'], {
    env,
    ...(log ? { log } : {}),
  });
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`${site.slug} was not built:\n${await fs.readFile(log ?? '', 'utf8')}`);
  const taken = (await fs.readFile(memory ?? '', 'utf8')).trim().split('\n').map(Number);
  const over = (await measureBuild(dist)).filter(({ isWithin }) => !isWithin).map(({ name }) => name);
  return {
    slug: site.slug,
    words: site.words,
    dist,
    seconds,
    megabytes: Math.max(...taken) / 1024,
    size: weigh(dist).bytes / 1e6,
    over,
  };
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
  for (const { dist, slug } of builds) leaks.push(...(await findLeaks(dist, slug, index)));
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
  /** @type {Built[]} */
  const builds = [];
  for (let index = 0; index < count; index += 1) {
    const built = await buildOne(index);
    builds.push(built);
    console.log(`${index + 1}. ${built.slug}: ${built.seconds.toFixed(1)} s, ${built.megabytes.toFixed(0)} MB`);
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
