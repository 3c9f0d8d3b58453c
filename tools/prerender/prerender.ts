import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import type { Article } from '#site/press/article.ts';
import { escapeHtml } from '#site/head/html.ts';
import type { Theme } from '#site/schema/theme.ts';
import type { Renderer } from '#site/head/renderer.ts';
import { FIRST_SCREEN_END_ID } from '#protocol/page/first-screen.ts';
import { ENDPOINTS, HYDRATES_AT, OFFICE_AT, SCRIPTS } from '#protocol/page/page-marks.ts';
import { earlyScript } from './early-script.ts';
import { readHomeScreen, takeFirstScreen } from '#tools/bundle/first-screen.ts';
import type { Receivers } from '#tools/host/office-endpoint.ts';
import { picturePreload } from '#tools/pictures/picture-preload.ts';
import { styleBlock } from '#tools/host/style-block.ts';
import { themedHead } from '#tools/theme/theme-styles.ts';
import { pagesOf } from './prerender-press.ts';
import { splashLinks } from '#tools/pictures/splash.ts';

const ENTRY = 'src/main.tsx';
const pageModule = (kind: string) => `src/pages/${kind}.tsx`;

/** Addresses of the scripts (entry first) and stylesheets that a page loads, from Vite's manifest. */
export function assetsOf(manifest: Manifest, kind: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest has no ${key}`);
    if (scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => styles.add(`/${file}`));
  };
  visit(ENTRY);
  if (kind === 'not-found') return { scripts: [...scripts], styles: [...styles] };
  visit(pageModule(kind));
  const needed = [...scripts];
  // What a page loads later stands in its HTML already, and so must its styles.
  manifest[pageModule(kind)]?.dynamicImports?.forEach(visit);
  return { scripts: needed, styles: [...styles] };
}

/** The pages of what the feed holds: those of the default site. */
const FED = new Set(['press-list', 'press-article']);

interface Document {
  kind: string;
  hydratesAt: string | null;
  head: string;
  body: string;
  scripts: string[];
  /** The blocks that stand in the document itself. */
  firstScreen: readonly string[];
  styles: string[];
  receivers: Receivers;
}

const inlineScript = ({ office }: Receivers) => `<script>${earlyScript(office !== null)}</script>`;

const jsonAttribute = (name: string, value: object) => ` ${name}="${escapeHtml(JSON.stringify(value))}"`;

/** Where leads are sent, for the early script: the same in every build, it cannot carry that. */
const receiverAttributes = ({ formEndpoints, office }: Receivers) =>
  jsonAttribute(ENDPOINTS, formEndpoints) + (office ? jsonAttribute(OFFICE_AT, office) : '');

const MARKS = [`${SCRIPTS}=""`, '<!--head-->', '<!--app-->', '<!--styles-->'] as const;

// Documents come in pieces, and what is painted half grows and moves under the finger.
const WAIT_FOR_FIRST_SCREEN = `<link rel="expect" href="#${FIRST_SCREEN_END_ID}" blocking="render">`;

/**
 * The template with one page in it.
 * @throws {Error} when `index.html` has lost one of its marks, or the page the end of its first screen
 */
export function fillTemplate(template: string, page: Document): string {
  for (const mark of MARKS) if (!template.includes(mark)) throw new Error(`index.html has lost ${mark}`);
  if (!page.body.includes(`id="${FIRST_SCREEN_END_ID}"`))
    throw new Error(`A ${page.kind} has no #${FIRST_SCREEN_END_ID}`);
  const styles = page.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const hydrates = page.hydratesAt === null ? '' : ` ${HYDRATES_AT}="${page.hydratesAt}"`;
  const head = [
    page.head,
    WAIT_FOR_FIRST_SCREEN,
    picturePreload(page.body),
    inlineScript(page.receivers),
    ...page.firstScreen.map(styleBlock),
  ];
  const scripts = `${SCRIPTS}="${page.scripts.join(' ')}" data-kind="${page.kind}"${hydrates}`;
  return template
    .replace(`${SCRIPTS}=""`, () => `${scripts}${receiverAttributes(page.receivers)}`)
    .replace('<!--head-->', () => head.join(''))
    .replace('<!--app-->', () => page.body)
    .replace('<!--styles-->', () => styles);
}

async function loadRenderer(config: ResolvedConfig, nested: InlineConfig): Promise<Renderer> {
  const outDir = path.resolve(
    config.root,
    'node_modules/.cache/prerender',
    path.basename(path.resolve(config.root, config.build.outDir)),
  );
  await build({
    ...nested,
    mode: config.mode,
    configFile: false,
    root: config.root,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false, target: 'node20' },
  });
  // No query behind the name: the chunks import the entry without one, and would get a second copy of its modules.
  const { renderer }: { renderer: Renderer } = await import(pathToFileURL(path.join(outDir, 'prerender.js')).href);
  return renderer;
}

async function prerenderAll(config: ResolvedConfig, options: PrerenderOptions): Promise<number> {
  const { folder, theme, nested, articles, feed, receivers } = options;
  const dist = path.resolve(config.root, config.build.outDir);
  const renderer = await loadRenderer(config, nested());
  const manifest = JSON.parse(await fs.readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = themedHead(await fs.readFile(path.join(config.root, 'index.html'), 'utf8'), theme);
  const splashes = await splashLinks(folder);
  const firstScreen = await takeFirstScreen(dist);
  const home = await readHomeScreen(dist);
  const pages = [...pagesOf(renderer, articles), { target: null, press: null }];
  for (const { target, press } of pages) {
    const { head, body } = await renderer.render(target, press);
    const kind = target?.page.kind ?? 'not-found';
    const hydratesAt = target?.hydratesAt ?? null;
    const isFed = hydratesAt !== null && FED.has(kind);
    const links = splashes + (isFed ? feed : '');
    const { scripts, styles } = assetsOf(manifest, kind);
    const parts = {
      head: head + links,
      body,
      scripts,
      firstScreen: styles.includes(home.href) ? [firstScreen, home.styles] : [firstScreen],
      styles: styles.filter((href) => href !== home.href),
    };
    const html = fillTemplate(template, { kind, hydratesAt, receivers, ...parts });
    const out = path.join(dist, target?.file ?? renderer.notFound.file);
    await fs.mkdir(path.dirname(out), { recursive: true });
    await fs.writeFile(out, html);
  }
  await fs.rm(path.join(dist, '.vite'), { recursive: true });
  return pages.length;
}

interface PrerenderOptions {
  /** The development's content folder. */
  folder: string;
  theme: Theme | null;
  /** What the server build must share with the main one: aliases, constants, content. */
  nested: () => InlineConfig;
  /** Articles of the default site, newest first; null: the database was not asked. */
  articles: readonly Article[] | null;
  receivers: Receivers;
  /** What leads from the press pages to the feed; empty: there is none. */
  feed: string;
}

/**
 * Writes every page as HTML after the bundle is written; in development it fills the template for the browser.
 */
export function prerenderPlugin(options: PrerenderOptions): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: 'modelhouse:prerender',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: (html) =>
      html
        .replace(`${SCRIPTS}=""`, () => `${SCRIPTS}="/${ENTRY}"${receiverAttributes(options.receivers)}`)
        .replace('<!--head-->', () => inlineScript(options.receivers))
        .replace('<!--app-->', '')
        // Without anything at its end the early script takes it for one that was cut off.
        .replace('<!--styles-->', '<template></template>'),
    writeBundle: () => {
      isWritten = true;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        // After a bundle that failed, an error of ours would hide its own.
        if (!isWritten || config.command !== 'build' || config.build.ssr) return;
        const started = performance.now();
        const count = await prerenderAll(config, options);
        config.logger.info(
          options.articles
            ? `published articles: ${options.articles.length}, each with a page of its own`
            : 'published articles: not read (no Firebase configured, or PRESS=skip); they open through the article shell',
        );
        config.logger.info(`prerendered ${count} pages in ${Math.round(performance.now() - started)} ms`);
      },
    },
  };
}
