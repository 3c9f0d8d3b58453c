import { useEffect, useState } from 'react';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { freshQuery } from './lead-query.ts';

const ASK_EVERY_MS = 60_000;
/** More than these are "or more". */
export const MOST_FRESH = 20;

/** How many leads have come since `newest`, asked once a minute while the desk is looked at. */
export function useFresh(database: OfficeDatabase, newest: Date | null): number {
  const [count, setCount] = useState(0);
  const since = newest?.getTime() ?? null;
  useEffect(() => {
    setCount(0);
    if (since === null) return undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const found = await database.query(freshQuery(new Date(since), MOST_FRESH)).catch(() => []);
      if (!isOver) setCount(found.length);
    };
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [database, since]);
  return count;
}
