import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The chunk of the styles that stand in every document, and that of those which stand in the home page's. */
const FIRST_SCREEN = 'first-screen';
const HOME_SCREEN = 'home-screen';

const below = (names: readonly string[]) => names.map((name) => `/src/${name}`);

/**
 * The frame of every page and the popups: what is painted first, or opened before the page's own files have come. A page
 * begins with its banner, which belongs to the frame. Files and folders below `src`.
 */
const STYLES = below([
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
]);
/** The home page begins with a screen of its own, which other pages do not carry. */
const HOME_STYLES = below([
  'features/home-screens/home-screens.module.css',
  'features/home-screens/development/hero-screen.module.css',
]);
const MADE = ['virtual:fonts.css', 'virtual:first-previews.css'];

const found = new Set<string>();

const isAmong = (styles: readonly string[], made: readonly string[]) => (id: string) => {
  const module = (id.split('?')[0] ?? id).replaceAll('\\', '/');
  if (!module.endsWith('.css')) return false;
  const part = styles.find((name) => module.includes(name)) ?? made.find((name) => module.endsWith(name));
  if (part) found.add(part);
  return part !== undefined;
};

/** Puts these styles into two files, which the prerenderer then writes into the documents. */
export const firstScreenGroups = [
  { name: FIRST_SCREEN, test: isAmong(STYLES, MADE), priority: 3 },
  { name: HOME_SCREEN, test: isAmong(HOME_STYLES, []), priority: 3 },
];

const isStyleOf = (chunk: string) => (file: string) => file.includes(`/${chunk}-`) && file.endsWith('.css');
const isFirstScreenFile = isStyleOf(FIRST_SCREEN);

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
        const lost = [...STYLES, ...HOME_STYLES, ...MADE].filter((part) => !found.has(part));
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

/** The one file of a build's styles that belongs to a chunk. @throws {Error} when there is none, or more than one */
async function styleFile(dist: string, chunk: string): Promise<string> {
  const files = (await fs.readdir(path.join(dist, 'assets'))).map((name) => `assets/${name}`).filter(isStyleOf(chunk));
  const [file] = files;
  if (!file || files.length > 1) throw new Error(`The styles of the ${chunk} are ${files.length} files, not one`);
  return file;
}

const read = async (dist: string, file: string) => (await fs.readFile(path.join(dist, file), 'utf8')).trim();

/** Takes the styles of the first screen out of a build. @throws {Error} when they are not one file */
export async function takeFirstScreen(dist: string): Promise<string> {
  const file = await styleFile(dist, FIRST_SCREEN);
  const styles = await read(dist, file);
  await fs.rm(path.join(dist, file));
  return styles;
}

/**
 * The styles of the home page's first screen. Their file stays, for those who come to it from another page.
 * @throws {Error} when they are not one file
 */
export async function readHomeScreen(dist: string): Promise<{ href: string; styles: string }> {
  const file = await styleFile(dist, HOME_SCREEN);
  return { href: `/${file}`, styles: await read(dist, file) };
}
