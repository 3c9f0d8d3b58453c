import fs from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';
import { inProject } from '#tools/commands/project.mjs';
import { openBuild, brotliSize } from './page-weight.mjs';

/** @typedef {import('#protocol/worker/offline-files.ts').OfflineFiles} OfflineFiles */
/** @typedef {{ name: string, pixels: number, avif: boolean }} DeviceKind */

/** The devices that the pack is weighed for. @type {DeviceKind[]} */
export const DEVICES = [
  { name: 'phone', pixels: 390 * 3, avif: true },
  { name: 'desktop', pixels: 1440, avif: true },
  { name: 'old desktop', pixels: 1440, avif: false },
];

/** Already as small as they get. */
const PACKED = /\.(woff2|webp|avif|pdf)$/;

/** The file of the build behind an address. @param {string} dist @param {string} url */
async function fileOf(dist, url) {
  const name = url === '/' ? '/index.html' : url;
  const exists = await fs.stat(path.join(dist, decodeURI(name))).then(
    (stat) => stat.isFile(),
    () => false,
  );
  return exists ? name : `${name}.html`;
}

/** @param {string} dist @param {readonly { url: string }[]} files bytes as they travel */
async function weigh(dist, files) {
  const build = openBuild(dist);
  const names = await Promise.all(files.map(({ url }) => fileOf(dist, url)));
  return build.total(names, 'the worker', (bytes, address) =>
    PACKED.test(address) ? bytes.length : brotliSize(bytes),
  );
}

/** What chooses the file of a picture in the worker. */
async function workersChoice() {
  /** @type {{ module: typeof import('#sw/pack/pictures.ts') }} */
  const { module } = await runnerImport(inProject('sw/pack/pictures.ts'), { configFile: false, logLevel: 'silent' });
  return module.fileFor;
}

/**
 * What the worker fetches: the install set, and the pack of each device with it.
 * @param {string} dist
 * @returns {Promise<{ install: number, packs: { device: string, bytes: number }[] } | null>} null: the build has no worker
 */
export async function weighOffline(dist) {
  const list = await fs.readFile(path.join(dist, 'offline-files.json'), 'utf8').catch(() => null);
  if (list === null) return null;
  /** @type {OfflineFiles} */
  const { install, pages, pagesFile, pack, pictures } = JSON.parse(list);
  const files = await weigh(dist, pack);
  // Of the pages only the first comes by itself.
  const fileFor = await workersChoice();
  const inFile = new Set(pages.slice(1).map(({ url }) => url));
  const all = await weigh(dist, [...install.filter(({ url }) => !inFile.has(url)), pagesFile]);
  return {
    install: all,
    packs: DEVICES.map((device) => ({
      device: device.name,
      bytes: all + files + pictures.reduce((total, picture) => total + (fileFor(picture, device)?.bytes ?? 0), 0),
    })),
  };
}
