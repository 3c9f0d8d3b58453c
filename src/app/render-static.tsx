import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createRoutes } from './router.tsx';
import { staticHead } from './static-head.ts';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { prerenderTargets } from '#site/routes.ts';

export const targets = prerenderTargets(navigation, facts);
export const notFound = { path: '/404', file: '404.html' };

// React puts the tags of the head in front of the page; the page begins with the skip link.
const PAGE_BEGINS = '<a href="#main"';

/**
 * One address as HTML: what belongs into the head, and the page.
 * @throws {Error} when rendering reports anything at all
 */
export async function render(path: string): Promise<{ head: string; body: string }> {
  const handler = createStaticHandler(createRoutes());
  const context = await handler.query(new Request(new URL(encodeURI(path), 'http://prerender.local')));
  if (context instanceof Response) throw new Error(`${path} redirects to ${context.headers.get('location')}`);
  const errors: unknown[] = Object.values(context.errors ?? {});
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
    // Outlining large content behind a placeholder would hide it from scrapers, which run no scripts.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude as ReadableStream).text();
  if (errors.length > 0) throw new Error(`${path} cannot be rendered`, { cause: errors[0] });
  const at = html.indexOf(PAGE_BEGINS);
  if (at < 0) throw new Error(`${path}: the rendered page has no skip link to begin with`);
  const target = targets.find((candidate) => candidate.path === path) ?? null;
  return { head: html.slice(0, at) + staticHead(target), body: html.slice(at) };
}
