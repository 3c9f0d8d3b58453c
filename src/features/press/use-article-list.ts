import { useCallback, useEffect, useState } from 'react';
import type { Article } from './article.ts';
import { readArticles, type ArticlePage } from './press-database.ts';

interface ArticleList {
  siteId: string;
  status: 'loading' | 'failed' | 'ready';
  articles: readonly Article[];
  /** Where the next page begins; null: at the start, or nowhere. */
  last: ArticlePage['last'];
}

/** A site's articles, page after page. Another site begins anew. */
export function useArticleList(siteId: string) {
  const [list, setList] = useState<ArticleList>({ siteId, status: 'loading', articles: [], last: null });

  const load = useCallback(
    async (after: ArticlePage['last']) => {
      /** Answers for a site that is no longer shown are dropped. */
      const update = (change: (before: ArticleList) => Partial<ArticleList>) =>
        setList((before) => (before.siteId === siteId ? { ...before, ...change(before) } : before));
      update(() => ({ status: 'loading' }));
      try {
        const page = await readArticles(siteId, after);
        update(({ articles }) => ({
          status: 'ready',
          articles: after ? [...articles, ...page.articles] : page.articles,
          last: page.last,
        }));
      } catch {
        update(() => ({ status: 'failed' }));
      }
    },
    [siteId],
  );

  useEffect(() => {
    setList({ siteId, status: 'loading', articles: [], last: null });
    void load(null);
  }, [siteId, load]);

  const { status, articles, last } = list;
  return { status, articles, hasMore: status === 'ready' && last !== null, loadNext: () => load(last) };
}
