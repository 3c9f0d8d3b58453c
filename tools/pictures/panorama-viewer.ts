import { build, type Rolldown } from 'vite';

/** The viewer's module, as the development server serves it. */
const SOURCE = 'src/features/tour/panorama.ts';

/** What the VR frame's pages load besides their picture; part of the offline pack. */
export const VIEWER_FILES = ['panorama.js', 'panorama.css'] as const;

export const viewerTags =
  '<link rel="stylesheet" href="/panorama.css"><script type="module" src="/panorama.js"></script>';
export const sourceTags = `<script type="module" src="/${SOURCE}"></script>`;

/** Builds the viewer apart from the site, so that no page loads any of it before the visitor opens a tour. */
export async function buildViewer(root: string, target: string[]): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target,
      rolldownOptions: {
        input: SOURCE,
        // Of a classic script Vite would write the styles into the script, which the security policy forbids.
        output: { format: 'es', entryFileNames: 'panorama.js', assetFileNames: 'panorama[extname]' },
      },
    },
  });
  const outputs = [built].flat() as Rolldown.RolldownOutput[];
  const files = new Map(
    outputs.flatMap(({ output }) =>
      output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
    ),
  );
  const missing = VIEWER_FILES.filter((name) => !files.has(name));
  if (missing.length > 0) throw new Error(`The viewer's build lacks ${missing.join(', ')}`);
  return files;
}
