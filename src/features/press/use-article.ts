import { useEffect, useState } from 'react';
import type { Article } from './article.ts';
import { countView, readArticle } from './press-database.ts';

export type ArticleState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'missing' }
  | { status: 'ready'; article: Article };

/** Reads an article; opening it counts one view. */
export function useArticle(id: string) {
  const [state, setState] = useState<ArticleState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    setState({ status: 'loading' });
    readArticle(id).then(
      (article) => {
        if (left) return;
        // React runs effects twice in development, but only the second run gets here. Offline nothing is counted.
        if (article) countView(id).catch(() => {});
        setState(article ? { status: 'ready', article } : { status: 'missing' });
      },
      () => {
        if (!left) setState({ status: 'failed' });
      },
    );
    return () => {
      left = true;
    };
  }, [id, attempt]);
  return { state, retry: () => setAttempt((before) => before + 1) };
}
