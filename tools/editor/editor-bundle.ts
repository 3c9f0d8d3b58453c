import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

/** The editor's page as a browser loads it, by file name. */
export type EditorBundle = ReadonlyMap<string, string>;

export const SCRIPT_FILE = 'editor.js';
export const STYLE_FILE = 'editor.css';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** The media type of one of the bundle's files. */
export const typeOf = (name: string): string => TYPES[path.extname(name)] ?? 'text/plain';

/**
 * Bundles the editor into memory. Apart from the site's own development server, which reloads whatever it serves when
 * the content changes: the site beside must be loaded anew then, and what somebody is writing must not.
 */
export async function bundleEditor(root: string): Promise<EditorBundle> {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: path.join(root, 'editor/main.tsx'),
        output: { entryFileNames: SCRIPT_FILE, assetFileNames: STYLE_FILE, codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(output.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]));
}
