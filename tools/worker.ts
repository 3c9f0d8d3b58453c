import fs from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite';
import type { Content } from '#site/content-schema.ts';
import type { HeaderRule } from './host-headers.ts';
import { documentsLeftOut, readOfflineFiles, type BundleFacts } from './offline-files.ts';
import { readPictures } from './picture-files.ts';

export type WorkerMode = 'keep' | 'remove';

/**
 * What the variable `WORKER` asks for.
 * @throws {Error} when it is neither empty nor `remove`
 */
export function workerMode(value: string | undefined): WorkerMode {
  if (value === undefined || value === '' || value === 'keep') return 'keep';
  if (value === 'remove') return 'remove';
  throw new Error(`WORKER=${value}: write remove to take the service worker back, or leave it out`);
}

/** The list as a file beside the site, for the budgets and the tests; the worker carries its own copy. */
export const OFFLINE_FILES = 'offline-files.json';

const FIREBASE = /[\\/]node_modules[\\/](@firebase|firebase)[\\/]/;

interface WorkerPluginOptions {
  folder: string;
  content: Content;
  mode: WorkerMode;
  /** What the host sends with every file. */
  headers: readonly HeaderRule[];
  /** The constants that page and worker share. */
  define: NonNullable<InlineConfig['define']>;
}

async function buildWorker(config: ResolvedConfig, bundle: BundleFacts, options: WorkerPluginOptions): Promise<number> {
  const { folder, content, mode, define, headers } = options;
  const dist = path.resolve(config.root, config.build.outDir);
  const files = await readOfflineFiles({ dist, content, pictures: await readPictures(folder), bundle, headers });
  await fs.writeFile(path.join(dist, OFFLINE_FILES), JSON.stringify(files, null, 1));
  await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    publicDir: false,
    define: { ...define, __OFFLINE_FILES__: JSON.stringify(files) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: config.build.target,
      // A classic worker is one file: module workers came to Safari with 15, to Firefox in 2026.
      rolldownOptions: {
        input: path.join(config.root, mode === 'remove' ? 'sw/remove.ts' : 'sw/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  return files.install.length;
}

/** Compiles the service worker after the pages are written, with the list of everything that it keeps. */
export function workerPlugin(options: WorkerPluginOptions): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  const bundleFacts = { entry: '', firebase: new Set<string>() };
  return {
    name: 'modelhouse:worker',
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (chunk.isEntry) bundleFacts.entry = chunk.fileName;
        if (chunk.moduleIds.some((id) => FIREBASE.test(id))) bundleFacts.firebase.add(chunk.fileName);
      }
    },
    writeBundle: () => {
      isWritten = true;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (!isWritten || config.command !== 'build' || config.build.ssr) return;
        const count = await buildWorker(config, bundleFacts, options);
        config.logger.info(`the worker installs ${count} files`);
        for (const name of await documentsLeftOut(path.resolve(config.root, config.build.outDir)))
          config.logger.warn(`${name} is larger than 400 kB: visitors read it only with a network`);
      },
    },
  };
}
