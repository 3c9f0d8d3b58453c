import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import { sectionsOf } from '#site/theme/sections.ts';
import { contentSchema, type Content } from '#site/content-schema.ts';
import type { ContentSource } from './content-source.ts';
import type { DraftFiles } from './draft-files.ts';
import { refresher, saidOf } from './content-refresh.ts';
import { CONTENT_PREFIX, madeModules } from './made-modules.ts';
import type { DraftPictures } from '#tools/pictures/picture-files.ts';
import { priceRanges } from '#tools/plans/price-ranges.ts';
import { viewedUnits } from '#tools/plans/viewed-units.ts';

const FILE = /^#content\/([\w-]+)\.ts$/;
/** By which other plugins find it. */
export const CONTENT_PLUGIN = 'modelhouse:content';
const NAMES = new Set(Object.keys(contentSchema.entries));

/** Parts of the content that pages show without the rest of its files, by the module that they ask for. */
const PARTS: Readonly<Record<string, (content: Content) => object>> = {
  // Texts and areas of the home page's types are their own pages'.
  'virtual:viewed-units': ({ units }) => viewedUnits(units),
  'virtual:home-sections': ({ theme }) => ({ sections: sectionsOf(theme) }),
  'virtual:price-ranges': ({ prices, units }) => ({ ranges: priceRanges(prices, units) }),
};

const exported = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** A file is written in more than one piece. */
const REST_MS = 20;

/** How another plugin of the same server has the site show what nobody has saved yet; null: what is on the disk again. */
export interface ContentPreview {
  show: (server: ViteDevServer, content: Content | null, pictures: DraftPictures, files: DraftFiles) => void;
}

/**
 * Gives the pages the content as it was read and checked, so that they never run with another: `#content/…` are the
 * files of the development that is built, null where it has none. In development every change of the folder is checked
 * at once, and while something is wrong every page says what.
 */
export function contentPlugin({ folder, read, forget, show, files }: ContentSource): Plugin<ContentPreview> {
  let waiting: NodeJS.Timeout | undefined;
  const modules = madeModules();
  const refresh = refresher(modules, read);
  return {
    name: CONTENT_PLUGIN,
    enforce: 'pre',
    api: {
      show(server, content, pictures, drafts) {
        const before = files();
        if (content) show(content, pictures, drafts);
        else forget();
        // Files that keep their names are read again with their page alone.
        refresh(server, isDeepStrictEqual(before, files()));
      },
    },
    resolveId(id) {
      if (id in PARTS) return `\0${id}`;
      const name = FILE.exec(id)?.[1];
      return name && NAMES.has(name) ? CONTENT_PREFIX + name : null;
    },
    async load(id) {
      const part = id.startsWith('\0') && PARTS[id.slice(1)];
      if (part) return exported(part(await read()));
      if (!id.startsWith(CONTENT_PREFIX)) return null;
      const name = id.slice(CONTENT_PREFIX.length);
      const content = await read();
      return `export const ${name} = ${JSON.stringify(content[name as keyof Content])};`;
    },
    transform(code, id) {
      if (this.environment.name === 'client') modules.remember(id, code);
    },
    configureServer(server) {
      server.watcher.add(folder);
      // Vite says what it cannot load once. A page that is opened later, or loaded again, would stay without a word.
      server.ws.on('connection', (socket) => {
        read().catch((error: unknown) => socket.send(JSON.stringify(saidOf(error))));
      });
      let isText = true;
      server.watcher.on('all', (event, file) => {
        if (!file.startsWith(folder + path.sep) || event === 'addDir' || event === 'unlinkDir') return;
        forget();
        isText &&= file.endsWith('.ts');
        // Pictures come by the dozen.
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          refresh(server, isText);
          isText = true;
        }, REST_MS);
      });
    },
  };
}
