import {
  collection,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  startAfter,
  updateDoc,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { ARTICLES_PER_PAGE, articleOf, type Article } from '#site/press/article.ts';
import { codeOf } from '#firebase/firebase-app.ts';
import { firestore } from './firestore.ts';
import { withinTime } from '#browser/within-time.ts';
import { tooLate } from './time-limit.ts';

/** After this, what was kept on the device is better than waiting. */
const READ_MS = 10_000;

const press = () => collection(firestore(), 'press');

export interface ArticlePage {
  articles: Article[];
  /** Where the next page begins; null: there is none. */
  last: QueryDocumentSnapshot | null;
}

/**
 * One page of a site's articles, newest first.
 * @throws {FirebaseError} code `unknown` when there is no network, `deadline-exceeded` when nothing comes
 */
export async function readArticles(siteId: string, after: QueryDocumentSnapshot | null): Promise<ArticlePage> {
  const asked = getDocs(
    query(
      press(),
      where('siteId', '==', siteId),
      orderBy('date', 'desc'),
      limit(ARTICLES_PER_PAGE),
      ...(after ? [startAfter(after)] : []),
    ),
  );
  const { docs } = await withinTime(asked, READ_MS, tooLate);
  return {
    articles: docs.flatMap((document) => articleOf(document.id, document.data()) ?? []),
    // A shorter page is the last one.
    last: docs.length < ARTICLES_PER_PAGE ? null : (docs.at(-1) ?? null),
  };
}

/** One article; null: there is no such article, or no article can have this id. */
export async function readArticle(id: string): Promise<Article | null> {
  try {
    const document = await withinTime(getDoc(doc(press(), id)), READ_MS, tooLate);
    return document.exists() ? articleOf(document.id, document.data()) : null;
  } catch (error) {
    // The SDK reports a name that the server calls INVALID_ARGUMENT under another code.
    if (['invalid-argument', 'failed-precondition'].includes(codeOf(error))) return null;
    throw error;
  }
}

/** Counts one view, atomically. */
export const countView = (id: string): Promise<void> => updateDoc(doc(press(), id), { views: increment(1) });
