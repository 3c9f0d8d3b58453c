import type { ComponentType } from 'react';
import type { PageProps } from '#pages/page-props.ts';
import type { PageKind } from '#site/pages/page-kinds.ts';
import { loadChunk } from './load-chunk.ts';

type Page = ComponentType<PageProps>;

/** One chunk a page kind. */
const chunks = import.meta.glob<{ Page: Page }>('/src/pages/*.tsx');

const loaded = new Map<PageKind, Page>();
const failures = new Map<PageKind, unknown>();

/**
 * Loads a page kind's chunk, once; after a failure the next call tries again.
 * @throws {ChunkLoadError}
 */
export async function loadPage(kind: PageKind): Promise<void> {
  if (loaded.has(kind)) return;
  const load = chunks[`/src/pages/${kind}.tsx`];
  if (!load) throw new Error(`There is no src/pages/${kind}.tsx`);
  try {
    loaded.set(kind, (await loadChunk(load)).Page);
  } catch (error) {
    failures.set(kind, error);
    throw error;
  }
}

/** What a page kind's chunk exports; null: it is not loaded. */
export const loadedPage = (kind: PageKind): Page | null => loaded.get(kind) ?? null;

/** Why a kind could not be loaded, the last time that it was tried. */
export const failureOf = (kind: PageKind): unknown =>
  failures.get(kind) ?? new Error(`The chunk of the page kind ${kind} is not loaded`);
