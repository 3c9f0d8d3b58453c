import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { loadContent } from './content.ts';

const FILE = /^#content\/([\w-]+)\.ts$/;

/**
 * Points `#content/…` at the development that is built. A file that the folder does not have reads as null, so a
 * page without content shows its placeholder. In development every change of the folder is checked at once.
 */
export function contentPlugin(folder: string): Plugin {
  return {
    name: 'modelhouse:content',
    enforce: 'pre',
    resolveId(id) {
      const name = FILE.exec(id)?.[1];
      if (!name) return null;
      const file = path.join(folder, `${name}.ts`);
      return fs.existsSync(file) ? file : `\0absent-content:${name}`;
    },
    load(id) {
      const name = id.startsWith('\0absent-content:') ? id.slice('\0absent-content:'.length) : null;
      return name === null ? null : `export const ${name} = null;`;
    },
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder + path.sep) || !file.endsWith('.ts')) return;
        loadContent(folder).catch((error: unknown) => {
          const message = error instanceof Error ? error.message : String(error);
          server.config.logger.error(message);
          server.ws.send({ type: 'error', err: { message, stack: '' } });
        });
      });
    },
  };
}
