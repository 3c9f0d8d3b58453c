import { isArticle, type Article } from '#site/press/article.ts';
import type { BuiltPress } from '#site/press/built-press.ts';
import type { Kept } from '#features/press/database/kept-articles.ts';

// With Firebase configured the build puts what was published into the HTML, for search engines and the first glance.
// It stands there once more as data, so that the first render in the browser equals the prerendered one.

/** Id of the script element that carries the data. */
export const BUILT_PRESS_ID = 'built-press';

let provided: BuiltPress | null | undefined;

/** What is prerendered next; null: nothing. */
export function provideBuiltPress(built: BuiltPress | null): void {
  provided = built;
}

/** Reads the data of an HTML file, which another build may have written. Its dates are text. */
export function parseBuiltPress(text: string): BuiltPress | null {
  const value = JSON.parse(text, (key, part: unknown) =>
    (key === 'date' || key === 'readAt') && typeof part === 'string' ? new Date(part) : part,
  ) as Partial<BuiltPress> | null;
  const { siteId, readAt, articles } = value ?? {};
  const isBuilt = typeof siteId === 'string' && readAt instanceof Date && Array.isArray(articles);
  return isBuilt && articles.every(isArticle) ? { siteId, readAt, articles } : null;
}

function builtPress(): BuiltPress | null {
  if (provided === undefined) {
    try {
      provided = parseBuiltPress(document.getElementById(BUILT_PRESS_ID)?.textContent ?? 'null');
    } catch {
      provided = null;
    }
  }
  return provided;
}

/** A site's articles as this HTML file was built with them. */
export const builtArticles = (siteId: string): readonly Article[] => {
  const built = builtPress();
  return built?.siteId === siteId ? built.articles : [];
};

/** One article as this HTML file was built with it. */
export function builtArticle(id: string): Kept<Article> | null {
  const built = builtPress();
  const value = built?.articles.find((article) => article.id === id);
  return built && value ? { value, readAt: built.readAt } : null;
}
