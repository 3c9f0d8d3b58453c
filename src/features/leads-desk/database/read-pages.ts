import type { FoundDocument } from '#firebase/rest/found-document.ts';
import type { OfficeDatabase, OfficeQuery } from './office-database.ts';

/** One page of a query: its first, or the one that goes on after `last`. */
export const readPage = (
  database: OfficeDatabase,
  query: OfficeQuery,
  last: FoundDocument | null,
): Promise<FoundDocument[]> =>
  database.query(
    last
      ? { ...query, after: [...(query.orderBy ?? []).flatMap(({ field }) => last.fields[field] ?? []), last.path] }
      : query,
  );

/** All pages of a query, one after the other; a shorter one is the last. */
export async function* pagesOf(database: OfficeDatabase, query: OfficeQuery): AsyncGenerator<FoundDocument[]> {
  let page = await readPage(database, query, null);
  while (page.length > 0) {
    yield page;
    if (page.length < query.limit) return;
    page = await readPage(database, query, page.at(-1) ?? null);
  }
}
