import { create } from 'zustand';
import type { Article } from '#site/press/article.ts';
import { builtArticles } from '#features/press/article/built-press.ts';
import { keepList, keptList } from '#features/press/database/kept-articles.ts';
import { codeOf } from '#firebase/firebase-app.ts';
import { readArticles, type ArticlePage } from '#features/press/database/press-database.ts';

interface ArticleList {
  siteId: string;
  status: 'loading' | 'failed' | 'ready';
  /** The SDK's code of the failure. */
  code: string;
  articles: readonly Article[];
  /** Where the next page begins; null: at the start, or nowhere. */
  last: ArticlePage['last'];
  /** Set: this is what was read then, because the server cannot be reached now. */
  readAt: Date | null;
  /** Where the visitor left the list, in CSS pixels. */
  place: number;
}

/** A site's list before the server has answered: what the page was built with, or nothing. */
export const beginning = (siteId: string): ArticleList => ({
  siteId,
  status: 'loading',
  code: '',
  articles: builtArticles(siteId),
  last: null,
  readAt: null,
  place: 0,
});

/** The list that was shown last, page after page: Back finds it as it was. */
export const useArticleList = create<ArticleList>(() => ({ ...beginning(''), articles: [] }));

/** The request that is on its way; the answers of others are dropped. */
let current: symbol | null = null;

async function load(siteId: string, after: ArticlePage['last']): Promise<void> {
  const request = Symbol(siteId);
  current = request;
  useArticleList.setState({ status: 'loading' });
  const found = await readArticles(siteId, after).catch(codeOf);
  if (current !== request) return;
  const { articles } = useArticleList.getState();
  if (typeof found !== 'string') {
    const all = after ? [...articles, ...found.articles] : found.articles;
    useArticleList.setState({ status: 'ready', articles: all, last: found.last, readAt: null });
    void keepList(siteId, all);
  } else {
    const kept = after ? null : await keptList(siteId);
    if (current !== request) return;
    useArticleList.setState(
      kept
        ? { status: 'ready', articles: kept.value, last: null, readAt: kept.readAt }
        : { status: 'failed', code: found },
    );
  }
  current = null;
}

/** Shows a site's list from its first page. */
export function openList(siteId: string): void {
  useArticleList.setState(beginning(siteId));
  void load(siteId, null);
}

/** Reads a site's first page again; the rows stay until it has come, so that nothing under them jumps. */
export const reloadList = (siteId: string): void => void load(siteId, null);

/** Appends the next page, or tries the failed one again; while one is on its way, nothing. */
export function loadNext(): void {
  const { siteId, last } = useArticleList.getState();
  if (!current) void load(siteId, last);
}

export const rememberPlace = (): void => useArticleList.setState({ place: window.scrollY });
