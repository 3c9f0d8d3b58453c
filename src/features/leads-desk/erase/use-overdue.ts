import { useCallback, useEffect, useRef, useState } from 'react';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { problemCode } from '#features/leads-desk/database/problem-code.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { eraseLead } from './erase-lead.ts';

/** Leads that are looked for at once; more are told as “or more”. */
export const OVERDUE_AT_ONCE = 200;
/** Leads that are erased at the same time. */
const SIDE_BY_SIDE = 5;

/** Ids of leads that were received before `since`, the oldest first. */
async function overdueLeads(database: OfficeDatabase, since: Date): Promise<string[]> {
  const found = await database.query({
    collection: OFFICE.leads,
    where: [{ field: 'received_at', is: '<', value: since }],
    orderBy: [{ field: 'received_at', direction: 'ascending' }],
    limit: OVERDUE_AT_ONCE,
  });
  return found.map(({ id }) => id);
}

interface Overdue {
  /** What is left to erase, as far as it was looked for. */
  leads: readonly string[];
  /** How many were erased here. */
  erased: number;
  isErasing: boolean;
  /** Why it stopped; null: it did not, or was asked to. */
  problem: string | null;
}

/** Leads whose time is over at `since`, and their erasure one after the other until none is left. */
export function useOverdue(database: OfficeDatabase, since: Date) {
  const [overdue, setOverdue] = useState<Overdue>({ leads: [], erased: 0, isErasing: false, problem: null });
  const isStopped = useRef(false);

  useEffect(() => {
    let isLeft = false;
    overdueLeads(database, since).then(
      (leads) => !isLeft && setOverdue((before) => ({ ...before, leads })),
      // Where leads cannot be read, the list says so.
      () => undefined,
    );
    return () => {
      isLeft = true;
      isStopped.current = true;
    };
  }, [database, since]);

  const eraseAll = useCallback(async () => {
    isStopped.current = false;
    setOverdue((before) => ({ ...before, isErasing: true, problem: null }));
    let problem: string | null = null;
    try {
      await eraseUntilNone(database, since, {
        isStopped: () => isStopped.current,
        tell: (leads, erased) => setOverdue((before) => ({ ...before, leads, erased: before.erased + erased })),
      });
    } catch (error) {
      problem = problemCode(error);
    }
    setOverdue((before) => ({ ...before, isErasing: false, problem }));
  }, [database, since]);

  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);
  return { ...overdue, eraseAll, stop };
}

interface Telling {
  isStopped: () => boolean;
  /** What is left, and how many were erased since it was told last. */
  tell: (left: readonly string[], erased: number) => void;
}

/** @throws DatabaseError where one could not be erased */
async function eraseUntilNone(database: OfficeDatabase, since: Date, { isStopped, tell }: Telling): Promise<void> {
  let left = await overdueLeads(database, since);
  tell(left, 0);
  while (left.length > 0 && !isStopped()) {
    const now = left.slice(0, SIDE_BY_SIDE);
    // oxlint-disable-next-line no-await-in-loop -- a stop comes between two groups
    await Promise.all(now.map((lead) => eraseLead(database, lead, 'retention')));
    left = left.slice(SIDE_BY_SIDE);
    if (left.length === 0) left = await overdueLeads(database, since);
    tell(left, now.length);
  }
}
