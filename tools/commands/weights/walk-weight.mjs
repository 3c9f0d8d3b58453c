import fs from 'node:fs/promises';
import path from 'node:path';
import { openBuild, brotliSize } from './page-weight.mjs';

/** @typedef {import('#protocol/worker/offline-files.ts').OfflineFiles} OfflineFiles */
/** @typedef {{ page: string, bytes: number }} Weight */

/** What draws a walk and nothing else does: its script and its styles, which come when it is opened. */
const VIEWER = /^assets[\\/]walk-view-[^\\/]*\.(js|css)$/;

/** @param {string} dist @param {readonly string[]} files of the build @returns {Promise<Weight[]>} */
export async function weighViewer(dist, files) {
  const build = openBuild(dist);
  const parts = files.filter((file) => VIEWER.test(file)).map((file) => `/${file.replaceAll(path.sep, '/')}`);
  return parts.length > 0 ? [{ page: parts.join(' '), bytes: await build.total(parts, 'the build', brotliSize) }] : [];
}

/**
 * The panoramas of each walk as AVIF, in the width that visitors see.
 * @param {string} dist @returns {Promise<{ panoramas: Weight[], walks: Weight[] }>} nothing where the build has no worker
 */
export async function weighWalks(dist) {
  const list = await fs.readFile(path.join(dist, 'offline-files.json'), 'utf8').catch(() => null);
  /** @type {Pick<OfflineFiles, 'walks'>} */
  const { walks } = list === null ? { walks: [] } : JSON.parse(list);
  const weighed = walks.map(({ unit, pictures }) => ({
    unit,
    panoramas: pictures.map(({ base, sizes }) => ({ page: base, bytes: sizes.at(-1)?.[1] ?? 0 })),
  }));
  return {
    panoramas: weighed.flatMap(({ panoramas }) => panoramas),
    walks: weighed.map(({ unit, panoramas }) => ({
      page: unit,
      bytes: panoramas.reduce((total, { bytes }) => total + bytes, 0),
    })),
  };
}
