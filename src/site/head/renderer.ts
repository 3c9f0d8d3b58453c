import type { PressData } from '#site/press/built-press.ts';
import type { PrerenderTarget } from '#site/pages/routes.ts';

/** What the server build gives to the prerendering (tools/prerender/prerender.ts), which cannot import it. */
export interface Renderer {
  targets: readonly PrerenderTarget[];
  /** The page of an article that was published before the build; null: this development has no press pages. */
  articleTarget: (id: string) => PrerenderTarget | null;
  notFound: { path: string; file: string };
  /**
   * One page as HTML: what belongs into the head, and the page. null: the page that is not found.
   * @throws {Error} when rendering reports anything at all
   */
  render: (target: PrerenderTarget | null, press?: PressData | null) => Promise<{ head: string; body: string }>;
}
