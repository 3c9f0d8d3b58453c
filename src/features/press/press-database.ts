import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  increment,
  initializeFirestore,
  limit,
  orderBy,
  query,
  setLogLevel,
  startAfter,
  updateDoc,
  where,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { articleOf, type Article } from './article.ts';

/** Articles a page; a shorter page is the last one. */
export const PAGE_SIZE = 10;

/** The project of the embedded stand-in, which answers at the page's own origin. */
const EMBEDDED = { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-modelhouse', appId: 'demo' };

let opened: Firestore | null = null;

function database(): Firestore {
  if (opened) return opened;
  // Failures are shown on the page; the SDK's own warnings repeat them on the console.
  setLogLevel('silent');
  const app: FirebaseApp = initializeApp(__FIREBASE__ ?? EMBEDDED);
  const embedded = { host: window.location.host, ssl: window.location.protocol === 'https:' };
  opened = initializeFirestore(app, __FIREBASE__ ? {} : embedded);
  return opened;
}

/** The SDK's error code, such as `permission-denied`. Its errors are of more than one class. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

export interface ArticlePage {
  articles: Article[];
  /** Where the next page begins; null: there is none. */
  last: QueryDocumentSnapshot | null;
}

/**
 * One page of a site's articles, newest first.
 * @throws {FirebaseError} code `unknown` when there is no network
 */
export async function readArticles(siteId: string, after: QueryDocumentSnapshot | null): Promise<ArticlePage> {
  const { docs } = await getDocs(
    query(
      collection(database(), 'press'),
      where('siteId', '==', siteId),
      orderBy('date', 'desc'),
      limit(PAGE_SIZE),
      ...(after ? [startAfter(after)] : []),
    ),
  );
  return {
    articles: docs.flatMap((document) => articleOf(document.id, document.data()) ?? []),
    last: docs.length < PAGE_SIZE ? null : (docs.at(-1) ?? null),
  };
}

/** One article; null: there is no such article, or no article can have this id. */
export async function readArticle(id: string): Promise<Article | null> {
  try {
    const document = await getDoc(doc(database(), 'press', id));
    return document.exists() ? articleOf(document.id, document.data()) : null;
  } catch (error) {
    // The SDK reports a name that the server calls INVALID_ARGUMENT under another code.
    if (['invalid-argument', 'failed-precondition'].includes(codeOf(error))) return null;
    throw error;
  }
}

/** Counts one view, atomically. */
export const countView = (id: string): Promise<void> =>
  updateDoc(doc(database(), 'press', id), { views: increment(1) });
