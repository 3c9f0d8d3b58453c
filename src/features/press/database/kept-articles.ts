import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isArticle, type Article } from '#site/press/article.ts';

/** What was read from the server, and when. */
export interface Kept<Value> {
  value: Value;
  readAt: Date;
}

interface PressDb extends DBSchema {
  lists: { key: string; value: { siteId: string; ids: string[]; readAt: Date } };
  articles: { key: string; value: { id: string; article: unknown; readAt: Date }; indexes: { readAt: Date } };
}

const KEEP_DAYS = 60;

let opened: Promise<IDBPDatabase<PressDb>> | null = null;

function database(): Promise<IDBPDatabase<PressDb>> {
  opened ??= openDB<PressDb>('modelhouse-press', 1, {
    upgrade: (db) => {
      db.createObjectStore('lists', { keyPath: 'siteId' });
      db.createObjectStore('articles', { keyPath: 'id' }).createIndex('readAt', 'readAt');
    },
    // Whatever ends this handle, the next call opens another.
    terminated: () => {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** Reading for later must never stand in the way of reading now. */
async function quietly<Value>(work: (db: IDBPDatabase<PressDb>) => Promise<Value>): Promise<Value | null> {
  try {
    return await work(await database());
  } catch {
    return null;
  }
}

/** Keeps articles that were just read; forgets what nobody has read for 60 days. */
export const keepArticles = (articles: readonly Article[]): Promise<unknown> =>
  quietly(async (db) => {
    const transaction = db.transaction('articles', 'readwrite');
    const readAt = new Date();
    for (const article of articles) void transaction.store.put({ id: article.id, article, readAt });
    const old = IDBKeyRange.upperBound(new Date(readAt.getTime() - KEEP_DAYS * 86_400_000));
    for (const id of await transaction.store.index('readAt').getAllKeys(old)) void transaction.store.delete(id);
    await transaction.done;
  });

/** Keeps a site's list in its order. */
export const keepList = (siteId: string, articles: readonly Article[]): Promise<unknown> =>
  quietly(async (db) => {
    await keepArticles(articles);
    await db.put('lists', { siteId, ids: articles.map(({ id }) => id), readAt: new Date() });
  });

export const forgetArticle = (id: string): Promise<unknown> => quietly((db) => db.delete('articles', id));

/** An article as it was when it was last read on this device. */
export async function keptArticle(id: string): Promise<Kept<Article> | null> {
  const row = await quietly((db) => db.get('articles', id));
  return row && isArticle(row.article) ? { value: row.article, readAt: row.readAt } : null;
}

/** A site's list as it was when it was last read on this device. */
export async function keptList(siteId: string): Promise<Kept<Article[]> | null> {
  const row = await quietly((db) => db.get('lists', siteId));
  if (!row) return null;
  const found = await Promise.all(row.ids.map(keptArticle));
  const value = found.flatMap((kept) => kept?.value ?? []);
  return value.length > 0 ? { value, readAt: row.readAt } : null;
}
