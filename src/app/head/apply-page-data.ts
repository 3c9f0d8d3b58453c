import { descriptions } from '#content/descriptions.ts';
import { useShownArticle } from '#features/press/article/shown-article.ts';
import { DATA_POLICY } from '#protocol/page/data-policy.ts';
import type { Place } from '#site/head/head.ts';
import type { PageEntry } from '#site/schema/navigation.ts';
import { jsonForScript } from '#site/head/structured-data.ts';
import { attempt } from '#browser/attempt.ts';
import { pageData } from './page-data.ts';
import { useDescriptions } from './page-description.ts';

/** Nothing but JSON gets into a script element: what a page would run is none. */
const rules = { createScript: (text: string) => jsonForScript(JSON.parse(text) as object) };
const data = window.trustedTypes?.createPolicy(DATA_POLICY, rules) ?? rules;

function applyData(entries: readonly object[]): void {
  for (const old of document.head.querySelectorAll('script[type="application/ld+json"]')) old.remove();
  for (const entry of entries) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.text = data.createScript(JSON.stringify(entry));
    document.head.append(script);
  }
}

let shown: { page: PageEntry | null; place: Place } | null = null;

function apply(): void {
  if (!shown) return;
  const { page, place } = shown;
  const { article } = useShownArticle.getState();
  const own = article?.id === place.id ? article : null;
  // It runs in the middle of a change that the visitor waits for, and is of no use to the visitor.
  attempt(() => applyData(pageData(page, place, own)));
}

// An article is read after its page is there.
useShownArticle.subscribe(apply);

/** Makes the document's description and structured data those of another page, after a navigation without a new document. */
export function applyPageData(page: PageEntry | null, place: Place): void {
  useDescriptions.setState({ all: descriptions });
  shown = { page, place };
  apply();
}
