import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from '#site/content-schema.ts';
import { panoramasOf } from '#site/tour/walks-of.ts';
import type { ContentSource } from '#tools/content/content-source.ts';
import { PICTURE_FILE, readPicture, readPictures } from './picture-files.ts';
import { previewRules } from './previews.ts';

const MODULE = 'virtual:pictures';
/** What waits in the place of the pictures that pages begin with; and of all others. */
const FIRST_PREVIEWS = 'virtual:first-previews.css';
const PREVIEWS = 'virtual:previews.css';
const ADDRESS = /^\/images\/([a-z0-9-]+)-([0-9a-f]{8})-(\d+)\.(avif|webp|jpg)$/;

/** Names of the pictures that a page's first screen shows. */
const firstPictures = ({ home, shell, navigation }: Content): ReadonlySet<string> =>
  new Set(
    [
      home.hero.picture,
      ...(shell.strip ? [shell.strip.picture] : []),
      ...navigation.sections.map(({ banner }) => banner),
    ].map(({ name }) => name),
  );

/**
 * Serves and emits a development's pictures as `/images/<name>-<hash>-<width>.<format>`, and tells the pages what
 * there is and in which colours to wait for it. One hash a picture, not one a file, keeps the table small enough to ship.
 */
export function picturesPlugin(folder: string, source: ContentSource): Plugin {
  // Panoramas are their own page's: every page would carry dozens of them in its tables.
  const shown = async () => {
    const panoramas = panoramasOf(await source.read());
    return Object.entries(await readPictures(folder, source.pictures())).filter(([name]) => !panoramas.has(name));
  };
  const previews = async (areFirst: boolean) => {
    const first = firstPictures(await source.read());
    const wanted = (await shown()).filter(([name]) => first.has(name) === areFirst);
    return previewRules(folder, Object.fromEntries(wanted), source.pictures());
  };
  return {
    name: 'modelhouse:pictures',
    resolveId: (id) => ([MODULE, FIRST_PREVIEWS, PREVIEWS].includes(id) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${MODULE}`) return `export const pictures = ${JSON.stringify(Object.fromEntries(await shown()))};`;
      if (id === `\0${FIRST_PREVIEWS}`) return previews(true);
      return id === `\0${PREVIEWS}` ? previews(false) : null;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name, hash = '', width, format] = ADDRESS.exec(request.url?.split('?')[0] ?? '') ?? [];
        if (!name) return next();
        // One that is not saved yet has an address of its own; the editor shows what it takes the place of.
        const read = async () => {
          const draft = source.pictures().get(name);
          const isDraft = draft !== undefined && (await readPicture(draft))?.hash === hash;
          return fs.readFile(path.join(isDraft ? draft : path.join(folder, 'images', name), `${width}.${format}`));
        };
        read().then(
          (bytes) => response.setHeader('Content-Type', format === 'jpg' ? 'image/jpeg' : `image/${format}`).end(bytes),
          () => next(),
        );
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const [name, { hash }] of Object.entries(await readPictures(folder))) {
        const directory = path.join(folder, 'images', name);
        for (const file of (await fs.readdir(directory)).filter((entry) => PICTURE_FILE.test(entry)))
          this.emitFile({
            type: 'asset',
            fileName: `images/${name}-${hash}-${file}`,
            source: await fs.readFile(path.join(directory, file)),
          });
      }
    },
  };
}
