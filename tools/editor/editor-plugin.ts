import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { cacheFolder } from '#tools/commands/project.mjs';
import { CONTENT_PLUGIN, type ContentPreview } from '#tools/content/content-plugin.ts';
import type { EditorBundle } from './editor-bundle.ts';
import { editorService } from './editor-service.ts';

interface EditorPluginOptions {
  /** What commands call the development. */
  site: string;
  /** Of the content, absolute. */
  folder: string;
  token: string;
  bundle: EditorBundle;
}

/** The editor beside the site that is developed. The command alone adds it: no build, and no other server, has it. */
export function editorPlugin({ site, folder, token, bundle }: EditorPluginOptions): Plugin {
  return {
    name: 'modelhouse:editor',
    apply: 'serve',
    configureServer(server) {
      const content = server.config.plugins.find(({ name }) => name === CONTENT_PLUGIN) as
        | Plugin<ContentPreview>
        | undefined;
      const place = path.join(cacheFolder, 'editor');
      fs.mkdirSync(place, { recursive: true });
      const cache = fs.mkdtempSync(`${place}/`);
      server.httpServer?.once('close', () => fs.rmSync(cache, { recursive: true, force: true }));
      const handle = editorService({
        site,
        root: server.config.root,
        folder: path.resolve(folder),
        cache,
        token,
        bundle,
        preview: (shown, pictures, files) => content?.api?.show(server, shown, pictures, files),
      });
      // In front of everything: the site's own pages take every address that nobody else has.
      server.middlewares.stack.unshift({ route: '', handle });
    },
  };
}
