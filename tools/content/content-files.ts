import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { ContentSource } from './content-source.ts';
import { draftPlace, type DraftFiles } from './draft-files.ts';
import { MANIFEST_FILE, webAppManifest } from '#tools/worker/web-app-manifest.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
};

/** The media type of one of these files. */
export const typeOfFile = (name: string): string => TYPES[path.extname(name)] ?? 'application/octet-stream';

/** Whatever a page imports, three hundred of them: five folders are not listed for each. */
const MODULE = /^@|\.(tsx?|m?js|css)$/;

/** What a folder of the content holds, and would. What is being put in its place lies beside it, under another ending. */
async function namesIn(folder: string, directory: string, drafts: DraftFiles): Promise<Set<string>> {
  const found = await fs.readdir(path.join(folder, directory)).catch(() => []);
  const drafted = [...drafts.keys()].filter((file) => path.dirname(file) === directory);
  return new Set([...found, ...drafted.map((file) => path.basename(file))]);
}

/** The development's files that keep their names: films, the announcement, icons. */
async function filesOf(folder: string, drafts: DraftFiles): Promise<Map<string, () => Promise<string | Buffer>>> {
  const files = new Map<string, () => Promise<string | Buffer>>();
  for (const [directory, prefix] of [
    ['films', 'films/'],
    ['files', ''],
    ['icons', ''],
    ['splash', 'splash/'],
    ['screens', 'screens/'],
  ] as const)
    for (const name of await namesIn(folder, directory, drafts)) {
      const place = draftPlace(folder, `${directory}/${name}`, drafts);
      if (place !== null) files.set(prefix + name, () => fs.readFile(place));
    }
  return files;
}

/** Serves these files in development and emits them into the build. */
export function contentFilesPlugin({ folder, read, files }: ContentSource): Plugin {
  /** What asks for nothing of it must not wait for the content, nor fail with it: Vite's own client says what is wrong. */
  const readerOf = async (name: string) => {
    // In a build vite-plugin-pwa writes it.
    if (name === MANIFEST_FILE) return async () => JSON.stringify(await webAppManifest(folder, await read()));
    return MODULE.test(name) ? undefined : (await filesOf(folder, files())).get(name);
  };
  return {
    name: 'modelhouse:content-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = decodeURI(request.url?.split('?')[0] ?? '').slice(1);
        readerOf(name)
          .then(async (readFile) => {
            if (!readFile) return next();
            response.setHeader('Content-Type', typeOfFile(name)).end(await readFile());
          })
          .catch(next);
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const [fileName, readFile] of await filesOf(folder, files()))
        this.emitFile({ type: 'asset', fileName, source: await readFile() });
    },
  };
}
