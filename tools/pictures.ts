import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { previewRules } from './previews.ts';

const MODULE = 'virtual:pictures';
const PREVIEWS = 'virtual:previews.css';
const FILE = /^(\d+)\.(avif|webp|jpg)$/;
const ADDRESS = /^\/images\/([a-z0-9-]+)-[0-9a-f]{8}-(\d+)\.(avif|webp|jpg)$/;

export interface PictureFiles {
  hash: string;
  width: number;
  height: number;
  widths: number[];
}

/** Every picture of a content folder: `images/<name>/<width>.<format>`. */
export async function readPictures(folder: string): Promise<Record<string, PictureFiles>> {
  const names = await fs.readdir(path.join(folder, 'images')).catch((): string[] => []);
  const entries = await Promise.all(
    names.toSorted().map((name) => readPicture(path.join(folder, 'images', name), name)),
  );
  return Object.fromEntries(entries.flatMap((entry) => entry ?? []).map(({ name, ...files }) => [name, files]));
}

async function readPicture(directory: string, name: string) {
  const files = (await fs.readdir(directory).catch((): string[] => [])).filter((file) => FILE.test(file)).toSorted();
  const widths = files
    .filter((file) => file.endsWith('.webp'))
    .map((file) => Number.parseInt(file, 10))
    .toSorted((a, b) => a - b);
  const largest = widths.at(-1);
  if (!largest) return null;
  const hash = createHash('sha256');
  for (const file of files) hash.update(await fs.readFile(path.join(directory, file)));
  const { width, height } = await sharp(path.join(directory, `${largest}.webp`)).metadata();
  return { name, hash: hash.digest('hex').slice(0, 8), width, height, widths };
}

/**
 * Serves and emits a development's pictures as `/images/<name>-<hash>-<width>.<format>`, and tells the pages what
 * there is and in which colours to wait for it. One hash a picture, not one a file, keeps the table small enough to ship.
 */
export function picturesPlugin(folder: string): Plugin {
  return {
    name: 'modelhouse:pictures',
    resolveId: (id) => (id === MODULE || id === PREVIEWS ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${MODULE}`) return `export const pictures = ${JSON.stringify(await readPictures(folder))};`;
      return id === `\0${PREVIEWS}` ? previewRules(folder, await readPictures(folder)) : null;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name, width, format] = ADDRESS.exec(request.url?.split('?')[0] ?? '') ?? [];
        if (!name) return next();
        fs.readFile(path.join(folder, 'images', name, `${width}.${format}`)).then(
          (bytes) => response.setHeader('Content-Type', format === 'jpg' ? 'image/jpeg' : `image/${format}`).end(bytes),
          () => next(),
        );
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const [name, { hash }] of Object.entries(await readPictures(folder))) {
        const directory = path.join(folder, 'images', name);
        for (const file of (await fs.readdir(directory)).filter((entry) => FILE.test(entry)))
          this.emitFile({
            type: 'asset',
            fileName: `images/${name}-${hash}-${file}`,
            source: await fs.readFile(path.join(directory, file)),
          });
      }
    },
  };
}
