import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from '#site/content-schema.ts';
import type { ContentSource } from './content-source.ts';
import { panoramaPage } from '#tools/pictures/panorama-page.ts';
import { buildViewer, sourceTags, viewerTags } from '#tools/pictures/panorama-viewer.ts';
import { readPictures } from '#tools/pictures/picture-files.ts';
import { MANIFEST_FILE, webAppManifest } from '#tools/worker/web-app-manifest.ts';

const TYPES: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
};

const hasPanorama = ({ tour }: Content) => tour?.tabs.some(({ view }) => 'panorama' in view) ?? false;

/** The development's files that keep their names: films, the announcement, icons, and the pages of the VR frame. */
async function filesOf(
  folder: string,
  content: Content,
  viewer: string,
): Promise<Map<string, () => Promise<string | Buffer>>> {
  const files = new Map<string, () => Promise<string | Buffer>>();
  for (const [directory, prefix] of [
    ['films', 'films/'],
    ['files', ''],
    ['icons', ''],
    ['splash', 'splash/'],
    ['screens', 'screens/'],
  ] as const)
    for (const name of await fs.readdir(path.join(folder, directory)).catch(() => []))
      files.set(prefix + name, () => fs.readFile(path.join(folder, directory, name)));
  const pictures = await readPictures(folder);
  const { tour, facts } = content;
  for (const tab of tour?.tabs ?? []) {
    if (!('panorama' in tab.view)) continue;
    const { name, alt } = tab.view.panorama;
    const html = panoramaPage({ title: `${tab.title} | ${facts.name}`, alt, name, files: pictures[name], viewer });
    files.set(`tour/${tab.id}.html`, () => Promise.resolve(html));
  }
  return files;
}

/** Serves these files in development and emits them into the build. */
export function contentFilesPlugin({ folder, read }: ContentSource): Plugin {
  return {
    name: 'modelhouse:content-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = decodeURI(request.url?.split('?')[0] ?? '').slice(1);
        read()
          .then(async (content) => {
            const files = await filesOf(folder, content, sourceTags);
            // In a build vite-plugin-pwa writes it.
            files.set(MANIFEST_FILE, async () => JSON.stringify(await webAppManifest(folder, content)));
            const readFile = files.get(name) ?? files.get(`${name}.html`);
            if (!readFile) return next();
            response
              .setHeader('Content-Type', TYPES[path.extname(name) || '.html'] ?? 'application/octet-stream')
              .end(await readFile());
          })
          .catch(next);
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      const content = await read();
      for (const [fileName, readFile] of await filesOf(folder, content, viewerTags))
        this.emitFile({ type: 'asset', fileName, source: await readFile() });
      if (!hasPanorama(content)) return;
      const { root, build } = this.environment.config;
      for (const [fileName, source] of await buildViewer(root, [build.target].flat() as string[]))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
