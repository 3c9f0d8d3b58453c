import { collection, deleteDoc, doc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import { articleOf, type Article } from './article.ts';
import type { ArticleText } from './article-limits.ts';
import { pressApp } from './press-app.ts';

/** A view that is counted meanwhile must not stop an edit; without a network one more try is enough. */
const ATTEMPTS = { maxAttempts: 3 };

const reference = (id: string) => doc(pressApp().database, 'press', id);

/** An id for an article that is not published yet. */
export const newArticleId = (): string => doc(collection(pressApp().database, 'press')).id;

/**
 * Publishes a new article. The id was chosen before the first attempt: an answer that was lost on the way back makes
 * no second article.
 * @throws {FirebaseError} `permission-denied`, `unauthenticated`; `unknown` without a network
 */
export async function publishArticle(id: string, siteId: string, text: ArticleText): Promise<void> {
  const { database } = pressApp();
  await runTransaction(
    database,
    async (transaction) => {
      const found = await transaction.get(reference(id));
      if (found.exists()) return;
      transaction.set(reference(id), { siteId, ...text, date: serverTimestamp(), views: 0 });
    },
    ATTEMPTS,
  );
}

/** What became of an edit: `conflict` carries the article that somebody else saved meanwhile. */
export type EditResult = { kind: 'saved' } | { kind: 'gone' } | { kind: 'conflict'; theirs: Article };

const isSameText = (a: ArticleText, b: ArticleText) =>
  a.title === b.title && a.summary === b.summary && a.content === b.content;

/**
 * Saves an edit, unless the article is no longer what the edit began with.
 * @throws {FirebaseError} as `publishArticle`
 */
export async function saveEdit(id: string, base: ArticleText, text: ArticleText): Promise<EditResult> {
  const { database } = pressApp();
  return runTransaction(
    database,
    async (transaction): Promise<EditResult> => {
      const found = await transaction.get(reference(id));
      const stored = found.exists() ? articleOf(id, found.data()) : null;
      if (!stored) return { kind: 'gone' };
      // The same text is an edit whose answer was lost.
      if (!isSameText(stored, base) && !isSameText(stored, text)) return { kind: 'conflict', theirs: stored };
      transaction.update(reference(id), { ...text });
      return { kind: 'saved' };
    },
    ATTEMPTS,
  );
}

/** Deletes an article for good. @throws {FirebaseError} as `publishArticle` */
export const deleteArticle = (id: string): Promise<void> => deleteDoc(reference(id));
