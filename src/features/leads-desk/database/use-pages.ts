import { useCallback, useEffect, useRef, useState } from 'react';
import type { FoundDocument } from '#firebase/rest/found-document.ts';
import type { OfficeDatabase, OfficeQuery } from './office-database.ts';
import { problemCode } from './problem-code.ts';
import { readPage } from './read-pages.ts';

interface Pages {
  documents: readonly FoundDocument[];
  /** Whether there may be more. */
  isMore: boolean;
  isReading: boolean;
  /** Why the last page could not be read; null: it could. */
  problem: string | null;
}

const NONE: Pages = { documents: [], isMore: true, isReading: true, problem: null };

/** What a query finds, a page at a time, beginning with the first. `query` must stay the same object. */
export function usePages(database: OfficeDatabase, query: OfficeQuery) {
  const [pages, setPages] = useState(NONE);
  /** Counts readings: what an earlier one finds after a later one began is not shown. */
  const reading = useRef(0);

  const read = useCallback(
    async (before: readonly FoundDocument[]) => {
      reading.current += 1;
      const turn = reading.current;
      setPages({ ...NONE, documents: before });
      try {
        const page = await readPage(database, query, before.at(-1) ?? null);
        if (turn !== reading.current) return;
        const documents = [...before, ...page];
        setPages({ documents, isMore: page.length === query.limit, isReading: false, problem: null });
      } catch (error) {
        if (turn !== reading.current) return;
        setPages({ documents: before, isMore: true, isReading: false, problem: problemCode(error) });
      }
    },
    [database, query],
  );
  const reload = useCallback(() => read([]), [read]);
  useEffect(() => {
    void reload();
    return () => {
      reading.current += 1;
    };
  }, [reload]);
  return { ...pages, more: () => read(pages.documents), reload };
}
