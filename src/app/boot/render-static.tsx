import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { loadPage } from '#app/routing/page-modules.ts';
import { pageAt } from '#app/routing/pages.ts';
import { PageRoutes } from './routes.tsx';
import { staticData } from '#app/head/static-data.ts';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { BUILT_PRESS_ID, provideBuiltPress } from '#features/press/article/built-press.ts';
import type { PressData } from '#site/press/built-press.ts';
import type { Renderer } from '#site/head/renderer.ts';
import { addressOf, prerenderTargets, type PrerenderTarget } from '#site/pages/routes.ts';
import { jsonForScript } from '#site/head/structured-data.ts';

const targets = prerenderTargets(navigation, facts);

function articleTarget(id: string): PrerenderTarget | null {
  const shell = targets.find(({ page, hydratesAt }) => page.kind === 'press-article' && hydratesAt !== null);
  if (!shell) return null;
  const path = addressOf(shell.page.path, facts.slug, id);
  return { ...shell, id, path, file: `${path.slice(1)}.html`, hydratesAt: path, indexed: true };
}

const notFound = { path: '/404', file: '404.html' };

// React puts the tags of the head in front of the page; the page begins with the skip link.
const PAGE_BEGINS = '<a href="#main"';

/** The data once more, for the first render in the browser. */
const dataOf = ({ built }: PressData) =>
  `<script type="application/json" id="${BUILT_PRESS_ID}">${jsonForScript(built)}</script>`;

async function render(
  target: PrerenderTarget | null,
  press: PressData | null = null,
): Promise<{ head: string; body: string }> {
  provideBuiltPress(press?.built ?? null);
  const html = await renderPath(target?.path ?? notFound.path);
  const at = html.indexOf(PAGE_BEGINS);
  if (at < 0) throw new Error(`${target?.path}: the rendered page has no skip link to begin with`);
  const head = html.slice(0, at) + staticData(target, press?.article) + (press ? dataOf(press) : '');
  return { head, body: html.slice(at) };
}

async function renderPath(path: string): Promise<string> {
  const page = pageAt(path);
  if (page) await loadPage(page.kind);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={encodeURI(path)}>
        <PageRoutes />
      </StaticRouter>
    </StrictMode>,
    // Outlining large content behind a placeholder would hide it from scrapers, which run no scripts.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude as ReadableStream).text();
  if (errors.length > 0) throw new Error(`${path} cannot be rendered`, { cause: errors[0] });
  return html;
}

export const renderer: Renderer = { targets, articleTarget, notFound, render };
