import { useCallback, useEffect, useRef, useState } from 'react';
import type { Article } from './article.ts';
import { readArticles, type ArticlePage } from './press-database.ts';

export type ArticleList =
  | { status: 'loading'; articles: Article[] }
  | { status: 'failed'; articles: Article[] }
  | { status: 'ready'; articles: Article[]; hasMore: boolean };

/** A site's articles, page after page. Another site begins anew. */
export function useArticleList(siteId: string) {
  const [list, setList] = useState<ArticleList>({ status: 'loading', articles: [] });
  const last = useRef<ArticlePage['last']>(null);
  /** Answers of an earlier site or request are dropped. */
  const request = useRef(0);

  const load = useCallback(
    async (isFirst: boolean) => {
      const number = ++request.current;
      if (isFirst) last.current = null;
      setList(({ articles }) => ({ status: 'loading', articles: isFirst ? [] : articles }));
      try {
        const page = await readArticles(siteId, last.current);
        if (number !== request.current) return;
        last.current = page.last;
        setList(({ articles }) => ({
          status: 'ready',
          articles: [...articles, ...page.articles],
          hasMore: page.last !== null,
        }));
      } catch {
        if (number === request.current) setList(({ articles }) => ({ status: 'failed', articles }));
      }
    },
    [siteId],
  );

  useEffect(() => {
    void load(true);
    return () => {
      request.current++;
    };
  }, [load]);

  return { list, loadMore: () => load(false), retry: () => load(last.current === null) };
}
