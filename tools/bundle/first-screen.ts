import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The chunk of the styles that stand in every document. */
const FIRST_SCREEN = 'first-screen';

/**
 * The frame of every page, the popups, and the home page's first screen: what is painted first, or opened before the
 * page's own files have come. A page of another kind begins with its banner, which belongs to the frame.
 */
const STYLES =
  /[\\/](ui[\\/](style[\\/](?!table)|dialog|controls[\\/](button|spinner)|blocks[\\/]accordion)|app[\\/](header|shell[\\/](?!footer))|lead-forms|popup|home-screens[\\/](home|hero)).*\.css$|virtual:(fonts|first-previews)\.css$/;

/** Puts these styles into one file, which the prerenderer then writes into the documents. */
export const firstScreenGroup = { name: FIRST_SCREEN, test: STYLES, priority: 3 };

const isFirstScreenFile = (file: string): boolean => file.includes(`/${FIRST_SCREEN}-`) && file.endsWith('.css');

/** Lets no script and no page name that file: once the documents are written it is gone. */
export function firstScreenPlugin(): Plugin {
  return {
    name: 'modelhouse:first-screen',
    generateBundle: {
      // Before Vite writes the lists of what each chunk loads.
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          const styles = chunk.viteMetadata?.importedCss;
          for (const file of [...(styles ?? [])].filter(isFirstScreenFile)) styles?.delete(file);
        }
      },
    },
  };
}

/** Takes the styles of the first screen out of a build. @throws {Error} when they are not one file */
export async function takeFirstScreen(dist: string): Promise<string> {
  const files = (await fs.readdir(path.join(dist, 'assets'))).map((name) => `assets/${name}`).filter(isFirstScreenFile);
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`The styles of the first screen are ${files.length} files, not one`);
  const styles = await fs.readFile(path.join(dist, file), 'utf8');
  await fs.rm(path.join(dist, file));
  return styles.trim();
}
