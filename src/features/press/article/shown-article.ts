import { create } from 'zustand';
import type { Article } from '#site/press/article.ts';

/** The article that was read last: what the document tells of it has to follow. */
export const useShownArticle = create<{ article: Article | null }>(() => ({ article: null }));
