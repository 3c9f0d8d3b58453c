import { create } from 'zustand';
import { descriptions } from '#content/descriptions.ts';
import type { Descriptions } from '#site/schema/descriptions.ts';
import type { PageEntry } from '#site/schema/navigation.ts';
import { pageAt } from '#app/routing/pages.ts';

/**
 * All pages' descriptions; null until they have come. Only search engines and messengers read them, from the HTML: in the
 * browser they come after the first page is there.
 */
export const useDescriptions = create<{ all: Descriptions | null }>(() => ({
  all: import.meta.env.SSR ? descriptions : null,
}));

const META = 'meta[name="description"]';

/** What the opened document says of its own page, which the first render has to repeat. */
const opened =
  typeof document === 'undefined'
    ? null
    : {
        path: pageAt(window.location.pathname)?.path,
        text: document.querySelector<HTMLMetaElement>(META)?.content ?? '',
      };

/** One or two sentences on a page; empty while they are on their way. */
export function descriptionOf({ path, empty }: PageEntry, all: Descriptions | null): string {
  if (all) return all[empty ? '/' : path] ?? '';
  return opened?.path === path ? opened.text : '';
}
