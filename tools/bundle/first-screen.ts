import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The chunk of the styles that stand in every document. */
const FIRST_SCREEN = 'first-screen';

/**
 * The frame of every page, the popups, and the home page's first screen: what is painted first, or opened before the
 * page's own files have come. A page of another kind begins with its banner, which belongs to the frame.
 * Files and folders below `src`.
 */
const STYLES = [
  'ui/style/tokens.css',
  'ui/style/base.css',
  'ui/style/layout.module.css',
  'ui/controls/button.module.css',
  'ui/controls/spinner.module.css',
  'ui/blocks/accordion.module.css',
  'ui/dialog/',
  'app/header/',
  'app/shell/app-shell.module.css',
  'app/shell/pending-page.module.css',
  'app/shell/around/section-banner.module.css',
  'app/shell/around/floating-bar.module.css',
  'features/lead-forms/',
  'features/home-screens/home-screens.module.css',
  'features/home-screens/development/hero-screen.module.css',
].map((name) => `/src/${name}`);
const MADE = ['virtual:fonts.css', 'virtual:first-previews.css'];

const found = new Set<string>();

function isOfFirstScreen(id: string): boolean {
  const module = (id.split('?')[0] ?? id).replaceAll('\\', '/');
  if (!module.endsWith('.css')) return false;
  const part = STYLES.find((name) => module.includes(name)) ?? MADE.find((name) => module.endsWith(name));
  if (part) found.add(part);
  return part !== undefined;
}

/** Puts these styles into one file, which the prerenderer then writes into the documents. */
export const firstScreenGroup = { name: FIRST_SCREEN, test: isOfFirstScreen, priority: 3 };

const isFirstScreenFile = (file: string): boolean => file.includes(`/${FIRST_SCREEN}-`) && file.endsWith('.css');

/**
 * Lets no script and no page name that file: once the documents are written it is gone.
 * The build stops at a name above that stands for nothing: a file that moved would come late, and what it styles jump.
 */
export function firstScreenPlugin(): Plugin {
  return {
    name: 'modelhouse:first-screen',
    generateBundle: {
      // Before Vite writes the lists of what each chunk loads.
      order: 'pre',
      handler(_options, bundle) {
        const lost = [...STYLES, ...MADE].filter((part) => !found.has(part));
        if (lost.length > 0)
          this.error(`No style of the first screen is ${lost.join(', ')} (tools/bundle/first-screen.ts)`);
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
