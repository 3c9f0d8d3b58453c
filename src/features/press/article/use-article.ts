import { useCallback, useEffect, useRef, useState } from 'react';
import type { Article } from '#site/press/article.ts';
import { builtArticle } from './built-press.ts';
import { forgetArticle, keepArticles, keptArticle } from '#features/press/database/kept-articles.ts';
import { codeOf } from '#firebase/firebase-app.ts';
import { countView, readArticle } from '#features/press/database/press-database.ts';

export type ArticleState =
  | { status: 'loading' }
  /** `code`: the SDK's. */
  | { status: 'failed'; code: string }
  | { status: 'missing' }
  /** `readAt`: it was read then, because the server cannot be reached now. */
  | { status: 'ready'; article: Article; readAt: Date | null };

/** The article as the server has it; without the server, as it was last read on this device. */
async function find(id: string): Promise<ArticleState> {
  try {
    const article = await readArticle(id);
    void (article ? keepArticles([article]) : forgetArticle(id));
    return article ? { status: 'ready', article, readAt: null } : { status: 'missing' };
  } catch (error) {
    const kept = (await keptArticle(id)) ?? builtArticle(id);
    return kept
      ? { status: 'ready', article: kept.value, readAt: kept.readAt }
      : { status: 'failed', code: codeOf(error) };
  }
}

/** What the page was built with, until the server has answered. */
function beginning(id: string): ArticleState {
  const built = builtArticle(id);
  return built ? { status: 'ready', article: built.value, readAt: null } : { status: 'loading' };
}

/** Reads an article; opening it counts one view. */
export function useArticle(id: string) {
  const [state, setState] = useState<ArticleState>(() => beginning(id));
  const [attempt, setAttempt] = useState(0);
  const counted = useRef<string | null>(null);
  useEffect(() => {
    let left = false;
    // What is read stays while it is read anew.
    setState((before) => (before.status === 'ready' ? before : beginning(id)));
    void find(id).then((found) => {
      if (left) return;
      setState(found);
      if (found.status !== 'ready' || found.readAt || counted.current === id) return;
      // React runs effects twice in development, but only the second run gets here. Offline nothing is counted.
      counted.current = id;
      countView(id).catch(() => {});
    });
    return () => {
      left = true;
    };
  }, [id, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { state, retry };
}
