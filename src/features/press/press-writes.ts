import { collection, doc, runTransaction, serverTimestamp, type Transaction } from 'firebase/firestore/lite';
import { articleOf, type Article } from './article.ts';
import type { ArticleText } from './article-limits.ts';
import { pressApp } from './press-app.ts';
import { withinTime } from './time-limit.ts';

/** A view that is counted meanwhile must not stop an edit; without a network one more try is enough. */
const ATTEMPTS = { maxAttempts: 3 };

/** Longer than the SDK needs for its attempts on a slow phone. */
const WRITE_MS = 30_000;

const reference = (id: string) => doc(pressApp().database, 'press', id);

/** An id for an article that is not published yet. */
export const newArticleId = (): string => doc(collection(pressApp().database, 'press')).id;

/** What became of a text: `conflict` carries the article that somebody else saved meanwhile. */
export type WriteResult = { kind: 'saved' } | { kind: 'gone' } | { kind: 'conflict'; theirs: Article };

const isSameText = (a: ArticleText, b: ArticleText) =>
  a.title === b.title && a.summary === b.summary && a.content === b.content;

/** Changes a stored article, unless it is no longer what the change began with. */
function change(transaction: Transaction, stored: Article, from: ArticleText | null, text: ArticleText): WriteResult {
  // An attempt before this one arrived, and only its answer was lost.
  if (isSameText(stored, text)) return { kind: 'saved' };
  if (!from || !isSameText(stored, from)) return { kind: 'conflict', theirs: stored };
  transaction.update(reference(stored.id), { ...text });
  return { kind: 'saved' };
}

async function write(
  id: string,
  work: (transaction: Transaction, stored: Article | null) => WriteResult,
): Promise<WriteResult> {
  const running = runTransaction(
    pressApp().database,
    async (transaction) => {
      const found = await transaction.get(reference(id));
      return work(transaction, found.exists() ? articleOf(id, found.data()) : null);
    },
    ATTEMPTS,
  );
  return withinTime(running, WRITE_MS);
}

/**
 * Publishes a new article. Its id was chosen before the first attempt, and `sent` is what that attempt carried: an
 * answer that was lost on the way back makes no second article, and what was mended since goes into the first.
 * @throws {FirebaseError} `permission-denied`, `unauthenticated`; `unknown` without a network
 */
export const publishArticle = (
  { id, siteId, sent }: { id: string; siteId: string; sent: ArticleText | null },
  text: ArticleText,
): Promise<WriteResult> =>
  write(id, (transaction, stored) => {
    if (stored) return change(transaction, stored, sent, text);
    transaction.set(reference(id), { siteId, ...text, date: serverTimestamp(), views: 0 });
    return { kind: 'saved' };
  });

/**
 * Saves an edit, unless the article is no longer what the edit began with.
 * @throws {FirebaseError} as `publishArticle`
 */
export const saveEdit = (id: string, base: ArticleText, text: ArticleText): Promise<WriteResult> =>
  write(id, (transaction, stored) => (stored ? change(transaction, stored, base, text) : { kind: 'gone' }));

/** Deletes an article for good; one that is gone already is deleted. @throws {FirebaseError} as `publishArticle` */
export async function deleteArticle(id: string): Promise<void> {
  // In a transaction, because the SDK then tries again with a new token where the old one was refused.
  await write(id, (transaction, stored) => {
    if (stored) transaction.delete(reference(id));
    return { kind: 'saved' };
  });
}
