import { useCallback, useEffect, useRef, useState } from 'react';
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

  const loading = useRef(false);

  const load = useCallback(
    async (after: ArticlePage['last']) => {
      /** Answers for a site that is no longer shown are dropped. */
      const update = (change: (before: ArticleList) => Partial<ArticleList>) =>
        setList((before) => (before.siteId === siteId ? { ...before, ...change(before) } : before));
      update(() => ({ status: 'loading' }));
      loading.current = true;
      try {
        const page = await readArticles(siteId, after);
        update(({ articles }) => ({
          status: 'ready',
          articles: after ? [...articles, ...page.articles] : page.articles,
          last: page.last,
        }));
      } catch {
        update(() => ({ status: 'failed' }));
      } finally {
        loading.current = false;
      }
    },
    [siteId],
  );

  useEffect(() => {
    setList({ siteId, status: 'loading', articles: [], last: null });
    void load(null);
  }, [siteId, load]);

  const { status, articles, last } = list;
  /** Appends the next page, or tries the failed one again; while one is on its way, nothing. */
  const loadNext = async () => {
    if (!loading.current) await load(last);
  };
  return { status, articles, hasMore: last !== null, loadNext };
}
