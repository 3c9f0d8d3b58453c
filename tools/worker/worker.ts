import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { offlineFiles } from '#protocol/worker/offline-files.ts';
import type { Content } from '#site/content-schema.ts';
import type { HeaderRule } from '#tools/host/host-headers.ts';
import { builtStyles } from '#tools/host/style-block.ts';
import { readPictures } from '#tools/pictures/picture-files.ts';
import { onlyBehind } from '#tools/bundle/only-behind.ts';
import { documentsLeftOut, installedPages, offlineEntries, offlineSite } from './offline-files.ts';
import { writePagesFile } from './pages-file.ts';
import { MANIFEST_FILE, webAppManifest } from './web-app-manifest.ts';

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
const OFFLINE_FILES = 'offline-files.json';

/** Everything that a page can show. Films, texts for search engines and licences stay on the host. */
const KEPT = '**/*.{html,js,css,woff2,svg,ico,webmanifest,pdf,avif,webp}';

const FIREBASE = /[\\/]node_modules[\\/](@firebase|firebase)[\\/]/;

/** The page that is there only with a network. */
const DESK = /[\\/]src[\\/]pages[\\/]desk\.tsx$/;

interface WorkerOptions {
  folder: string;
  content: Content;
  mode: WorkerMode;
  /** What the host sends with every file; the pages, which are written by then, carry these styles. */
  headers: (styles: readonly string[]) => readonly HeaderRule[];
}

/** Notes which of the bundle's files the worker must know. */
function bundleNotes() {
  const bundle = {
    dist: '',
    entry: '',
    firebase: new Set<string>(),
    online: new Set<string>(),
    isWritten: false,
  };
  const plugin: Plugin = {
    name: 'modelhouse:bundle-notes',
    configResolved: ({ root, build }) => {
      bundle.dist = path.resolve(root, build.outDir);
    },
    generateBundle(_options, chunks) {
      if (this.environment.config.consumer !== 'client') return;
      for (const chunk of Object.values(chunks)) {
        if (chunk.type !== 'chunk') continue;
        if (chunk.isEntry) bundle.entry = chunk.fileName;
        if (chunk.moduleIds.some((id) => FIREBASE.test(id))) bundle.firebase.add(chunk.fileName);
      }
      bundle.online = onlyBehind(chunks, DESK);
    },
    writeBundle: () => {
      bundle.isWritten = true;
    },
  };
  return { bundle, plugin };
}

/** What vite-plugin-pwa does alike for both workers: build one file, which browsers without module workers run too. */
const common = {
  strategies: 'injectManifest',
  filename: 'sw.ts',
  injectRegister: false,
  manifestFilename: MANIFEST_FILE,
  includeManifestIcons: false,
} satisfies Partial<VitePWAOptions>;

/**
 * The web manifest, and the service worker, which vite-plugin-pwa compiles after the pages are written, with the list of
 * everything that it keeps. For `remove` another worker takes its place that ends itself (sw/remove).
 */
export async function workerPlugins({ folder, content, mode, headers }: WorkerOptions): Promise<Plugin[]> {
  const manifest = await webAppManifest(folder, content);
  const { bundle, plugin } = bundleNotes();
  const headersNow = () => headers(builtStyles(bundle.dist));
  const siteOf = () => offlineSite(content, headersNow(), bundle.entry);
  if (mode === 'remove')
    return VitePWA({
      ...common,
      manifest,
      srcDir: 'sw/remove',
      // It keeps nothing, so it is given no list.
      injectManifest: { rollupFormat: 'iife', injectionPoint: '' },
    });
  return [
    plugin,
    ...VitePWA({
      ...common,
      manifest,
      srcDir: 'sw',
      integration: {
        beforeBuildServiceWorker: ({ injectManifest }) => {
          // The web manifest, once more: it is among the files already.
          injectManifest.additionalManifestEntries = [];
        },
        configureCustomSWViteBuild: (config) => {
          config.define = { ...config.define, __OFFLINE_SITE__: JSON.stringify(siteOf()) };
        },
      },
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: [KEPT],
        maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
        manifestTransforms: [
          async (built) => {
            const { dist, firebase, online, isWritten } = bundle;
            // The worker is compiled after a bundle that failed, too: what it misses would hide why.
            if (!isWritten) return { manifest: [] };
            const site = siteOf();
            const pictures = await readPictures(folder);
            const pagesFile = await writePagesFile({
              dist,
              pages: installedPages(built, content),
              headers: headersNow(),
            });
            const chunks = { firebase, online };
            const entries = await offlineEntries(built, { dist, chunks, content, pictures, pagesFile, site });
            await fs.writeFile(path.join(dist, OFFLINE_FILES), JSON.stringify(offlineFiles(entries, site), null, 1));
            const warnings = documentsLeftOut(built).map(
              (name) => `${name} is larger than 400 kB: visitors read it only with a network`,
            );
            return { manifest: entries, warnings };
          },
        ],
      },
    }),
  ];
}
