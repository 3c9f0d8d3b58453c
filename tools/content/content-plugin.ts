import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { contentSchema, type Content } from '#site/content-schema.ts';
import type { ContentSource } from './content-source.ts';
import { isThemed } from '#tools/theme/theme-styles.ts';
import type { DraftPictures } from '#tools/pictures/picture-files.ts';
import { viewedUnits } from '#tools/plans/viewed-units.ts';

const FILE = /^#content\/([\w-]+)\.ts$/;
/** The types of the home page's viewer, with what it shows of them: their texts and areas are their own pages'. */
const VIEWED = 'virtual:viewed-units';
const PREFIX = '\0content:';
/** By which other plugins find it. */
export const CONTENT_PLUGIN = 'modelhouse:content';
const NAMES = new Set(Object.keys(contentSchema.entries));

/** What is made of the content: these have to be made anew when a file of it changes. */
const isMadeOfContent = (id: string) => id.startsWith(PREFIX) || id.startsWith('\0virtual:') || isThemed(id);

function viewedModule({ units }: Content): string {
  const { viewed, notice } = viewedUnits(units);
  return `export const viewed = ${JSON.stringify(viewed)};\nexport const notice = ${JSON.stringify(notice)};`;
}

/** What the browser lays over the page. */
const saidOf = (error: unknown) => ({
  type: 'error' as const,
  err: { message: error instanceof Error ? error.message : String(error), stack: '' },
});

/** Shows the browser what changed: the pages anew, or what is wrong. */
function refresh(server: ViteDevServer, reading: Promise<Content>): void {
  for (const [id, module] of server.moduleGraph.idToModuleMap)
    if (isMadeOfContent(id)) server.moduleGraph.invalidateModule(module);
  reading.then(
    () => server.ws.send({ type: 'full-reload' }),
    (error: unknown) => {
      const said = saidOf(error);
      server.config.logger.error(said.err.message);
      server.ws.send(said);
    },
  );
}

/** How another plugin of the same server has the site show what nobody has saved yet; null: what is on the disk again. */
export interface ContentPreview {
  show: (server: ViteDevServer, content: Content | null, pictures: DraftPictures) => void;
}

/**
 * Gives the pages the content as it was read and checked, so that they never run with another: `#content/…` are the
 * files of the development that is built, null where it has none. In development every change of the folder is checked
 * at once, and while something is wrong every page says what.
 */
export function contentPlugin({ folder, read, forget, show }: ContentSource): Plugin<ContentPreview> {
  let waiting: NodeJS.Timeout | undefined;
  return {
    name: CONTENT_PLUGIN,
    enforce: 'pre',
    api: {
      show(server, content, pictures) {
        if (content) show(content, pictures);
        else forget();
        refresh(server, read());
      },
    },
    resolveId(id) {
      if (id === VIEWED) return `\0${VIEWED}`;
      const name = FILE.exec(id)?.[1];
      return name && NAMES.has(name) ? PREFIX + name : null;
    },
    async load(id) {
      if (id === `\0${VIEWED}`) return viewedModule(await read());
      if (!id.startsWith(PREFIX)) return null;
      const name = id.slice(PREFIX.length);
      const content = await read();
      return `export const ${name} = ${JSON.stringify(content[name as keyof Content])};`;
    },
    configureServer(server) {
      server.watcher.add(folder);
      // Vite says what it cannot load once. A page that is opened later, or loaded again, would stay without a word.
      server.ws.on('connection', (socket) => {
        read().catch((error: unknown) => socket.send(JSON.stringify(saidOf(error))));
      });
      server.watcher.on('all', (event, file) => {
        if (!file.startsWith(folder + path.sep) || event === 'addDir' || event === 'unlinkDir') return;
        forget();
        // Pictures come by the dozen.
        clearTimeout(waiting);
        waiting = setTimeout(() => refresh(server, read()), 50);
      });
    },
  };
}
