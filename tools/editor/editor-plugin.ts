import path from 'node:path';
import type { Plugin } from 'vite';
import { CONTENT_PLUGIN, type ContentPreview } from '#tools/content/content-plugin.ts';
import type { EditorBundle } from './editor-bundle.ts';
import { editorService } from './editor-service.ts';

interface EditorPluginOptions {
  /** Of the content, absolute. */
  folder: string;
  token: string;
  bundle: EditorBundle;
}

/** The editor beside the site that is developed. The command alone adds it: no build, and no other server, has it. */
export function editorPlugin({ folder, token, bundle }: EditorPluginOptions): Plugin {
  return {
    name: 'modelhouse:editor',
    apply: 'serve',
    configureServer(server) {
      const content = server.config.plugins.find(({ name }) => name === CONTENT_PLUGIN) as
        | Plugin<ContentPreview>
        | undefined;
      const handle = editorService({
        root: server.config.root,
        folder: path.resolve(folder),
        token,
        bundle,
        preview: (shown) => content?.api?.show(server, shown),
      });
      // In front of everything: the site's own pages take every address that nobody else has.
      server.middlewares.stack.unshift({ route: '', handle });
    },
  };
}
