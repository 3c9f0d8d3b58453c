import type { ComponentType } from 'react';
import type { PageProps } from '#site/page-props.ts';
import type { PageKind } from '#site/schema/navigation.ts';
import { loadChunk } from './load-chunk.ts';

type Page = ComponentType<PageProps>;

/** One chunk a page kind. */
const chunks = import.meta.glob<{ Page: Page }>('/src/pages/*.tsx');

/** Only successes are remembered: the router's own `lazy` would keep a failure until the next reload. */
const loaded = new Map<PageKind, Page>();

/**
 * Loads a page kind's chunk, once.
 * @throws {ChunkLoadError}
 */
export async function loadPage(kind: PageKind): Promise<void> {
  if (loaded.has(kind)) return;
  const load = chunks[`/src/pages/${kind}.tsx`];
  if (!load) throw new Error(`There is no src/pages/${kind}.tsx`);
  loaded.set(kind, (await loadChunk(load)).Page);
}

/** A page whose chunk is loaded. */
export function LoadedPage({ page }: PageProps) {
  const Page = loaded.get(page.kind);
  if (!Page) throw new Error(`The chunk of the page kind ${page.kind} is not loaded`);
  // oxlint-disable-next-line react/static-components -- not made here: it is the chunk's, the same at every render
  return <Page page={page} />;
}
