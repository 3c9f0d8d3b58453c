import fs from 'node:fs';
import path from 'node:path';
import { build, outDir } from './build.mjs';
import { chooseSite, listSites } from '#tools/commands/sites.mjs';
import { formatTable } from '#tools/commands/table.mjs';

/**
 * @typedef {object} Built
 * @property {string} name
 * @property {boolean} isBuilt
 * @property {number} seconds
 * @property {number} files
 * @property {number} bytes
 */

/** @param {string} folder @returns {{ files: number, bytes: number }} */
export function weigh(folder) {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0);
  return { files: files.length, bytes };
}

/** Builds every development, one after another: what is wrong with one holds no other up. @returns {Promise<Built[]>} */
export async function buildAll() {
  const builds = [];
  for (const { name } of listSites()) {
    console.log(`\n── ${name} ──`);
    chooseSite([name], '');
    const started = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- Two at once would take twice the memory, and a build uses every core.
    const isBuilt = await build();
    const seconds = (performance.now() - started) / 1000;
    builds.push({ name, isBuilt, seconds, ...(isBuilt ? weigh(outDir()) : { files: 0, bytes: 0 }) });
  }
  return builds;
}

/** @param {readonly Built[]} builds */
export function formatBuilds(builds) {
  const total = builds.reduce((sum, { seconds }) => sum + seconds, 0);
  const failed = builds.filter(({ isBuilt }) => !isBuilt).length;
  return [
    formatTable(
      ['development', 'built', 'seconds', 'files', 'MB'],
      builds.map(({ name, isBuilt, seconds, files, bytes }) => [
        name,
        isBuilt ? 'yes' : 'FAILED',
        seconds.toFixed(1),
        `${files}`,
        (bytes / 1e6).toFixed(1),
      ]),
    ),
    `${builds.length} ${builds.length === 1 ? 'development' : 'developments'} in ${total.toFixed(0)} s${failed > 0 ? `; ${failed} to mend` : ''}.`,
  ].join('\n');
}
