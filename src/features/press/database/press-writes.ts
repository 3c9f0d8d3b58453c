import { collection, deleteDoc, doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { articleOf, type Article } from '#site/press/article.ts';
import type { ArticleText } from '#site/press/article-text.ts';
import { firestore } from './firestore.ts';
import { write } from './insist.ts';

const reference = (id: string) => doc(firestore(), 'press', id);

/** An id for an article that is not published yet. */
export const newArticleId = (): string => doc(collection(firestore(), 'press')).id;

/** What became of a text: `conflict` carries the article that somebody else saved meanwhile. */
export type WriteResult = { kind: 'saved' } | { kind: 'gone' } | { kind: 'conflict'; theirs: Article };

export const isSameText = (a: ArticleText, b: ArticleText) =>
  a.title === b.title && a.summary === b.summary && a.content === b.content;

async function find(id: string): Promise<Article | null> {
  const found = await getDoc(reference(id));
  return found.exists() ? articleOf(found.id, found.data()) : null;
}

/**
 * Changes a stored article, unless it is no longer what the change began with. Its words are compared, and the write is
 * tied to no version of it: every view makes a new one, and anybody may view it without end.
 */
async function change(stored: Article, from: ArticleText | null, text: ArticleText): Promise<WriteResult> {
  // An attempt before this one arrived, and only its answer was lost.
  if (isSameText(stored, text)) return { kind: 'saved' };
  if (!from || !isSameText(stored, from)) return { kind: 'conflict', theirs: stored };
  await updateDoc(reference(stored.id), { ...text });
  return { kind: 'saved' };
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
  write(async () => {
    const stored = await find(id);
    if (stored) return change(stored, sent, text);
    // One that came between the two would not be overwritten: the rules let nobody change an article's date.
    await setDoc(reference(id), { siteId, ...text, date: serverTimestamp(), views: 0 });
    return { kind: 'saved' };
  });

/**
 * Saves an edit, unless the article is no longer what the edit began with.
 * @throws {FirebaseError} as `publishArticle`
 */
export const saveEdit = (id: string, base: ArticleText, text: ArticleText): Promise<WriteResult> =>
  write(async () => {
    const stored = await find(id);
    return stored ? change(stored, base, text) : { kind: 'gone' };
  });

/** Deletes an article for good; one that is gone already is deleted. @throws {FirebaseError} as `publishArticle` */
export const deleteArticle = (id: string): Promise<void> => write(() => deleteDoc(reference(id)));
