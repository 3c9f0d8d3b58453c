import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import type { PrerenderTarget } from '#site/routes.ts';
import { INLINE_LOADER } from './inline-loader.ts';
import { picturePreload } from './picture-preload.ts';

/** What `src/prerender.tsx` exports. */
interface Renderer {
  targets: PrerenderTarget[];
  notFound: { path: string; file: string };
  render: (path: string) => Promise<{ head: string; body: string }>;
}

const ENTRY = 'src/main.tsx';
const pageModule = (kind: string) => `src/pages/${kind}.tsx`;

/** Addresses of the scripts (entry first) and stylesheets that a page needs, from Vite's manifest. */
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

interface Document {
  kind: string;
  hydratesAt: string | null;
  head: string;
  body: string;
  scripts: string[];
  styles: string[];
}

const MARKS = ['data-scripts=""', '<!--head-->', '<!--app-->'] as const;

/**
 * The template with one page in it.
 * @throws {Error} when `index.html` has lost one of its marks
 */
export function fillTemplate(template: string, page: Document): string {
  for (const mark of MARKS) if (!template.includes(mark)) throw new Error(`index.html has lost ${mark}`);
  const styles = page.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const hydrates = page.hydratesAt === null ? '' : ` data-hydrates-at="${page.hydratesAt}"`;
  return template
    .replace('data-scripts=""', () => `data-scripts="${page.scripts.join(' ')}" data-kind="${page.kind}"${hydrates}`)
    .replace('<!--head-->', () => `${page.head}${picturePreload(page.body)}${styles}<script>${INLINE_LOADER}</script>`)
    .replace('<!--app-->', () => page.body);
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
  return (await import(`${pathToFileURL(path.join(outDir, 'prerender.js')).href}?at=${Date.now()}`)) as Renderer;
}

async function prerenderAll(config: ResolvedConfig, nested: InlineConfig): Promise<number> {
  const dist = path.resolve(config.root, config.build.outDir);
  const renderer = await loadRenderer(config, nested);
  const manifest = JSON.parse(await fs.readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = await fs.readFile(path.join(config.root, 'index.html'), 'utf8');
  const pages = [
    ...renderer.targets.map(({ page, ...target }) => ({ ...target, kind: page.kind as string })),
    { ...renderer.notFound, hydratesAt: null, kind: 'not-found' },
  ];
  for (const { path: address, file, kind, hydratesAt } of pages) {
    const { head, body } = await renderer.render(address);
    const html = fillTemplate(template, { kind, hydratesAt, head, body, ...assetsOf(manifest, kind) });
    const out = path.join(dist, file);
    await fs.mkdir(path.dirname(out), { recursive: true });
    await fs.writeFile(out, html);
  }
  await fs.rm(path.join(dist, '.vite'), { recursive: true });
  return pages.length;
}

/**
 * Writes every page as HTML after the bundle is written; in development it fills the template for the browser.
 * `nested` is what the server build must share with the main one: aliases, constants, content.
 */
export function prerenderPlugin(nested: () => InlineConfig): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: 'modelhouse:prerender',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: (html) =>
      html
        .replace('data-scripts=""', `data-scripts="/${ENTRY}"`)
        .replace('<!--head-->', () => `<script>${INLINE_LOADER}</script>`)
        .replace('<!--app-->', ''),
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
        const count = await prerenderAll(config, nested());
        config.logger.info(`prerendered ${count} pages in ${Math.round(performance.now() - started)} ms`);
      },
    },
  };
}
