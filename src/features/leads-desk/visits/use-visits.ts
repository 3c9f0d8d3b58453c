import { useCallback, useEffect, useState } from 'react';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { problemCode } from '#features/leads-desk/database/problem-code.ts';
import { readVisits, type Visit, type VisitTime } from './visit-list.ts';

interface Visits {
  /** Of which day they are. */
  day: string;
  /** null: not read yet. */
  times: readonly VisitTime[] | null;
  /** Code of why they could not be read. */
  problem: string | null;
}

/** The visits of a day, which may become another one while they are read. */
export function useVisits(database: OfficeDatabase, day: string) {
  const [state, setState] = useState<Visits>({ day, times: null, problem: null });
  const read = useCallback(async () => {
    let news: Pick<Visits, 'problem'> & Partial<Visits>;
    try {
      news = { problem: null, times: await readVisits(database, day) };
    } catch (error) {
      news = { problem: problemCode(error) };
    }
    setState((now) => (now.day === day ? { ...now, ...news } : now));
  }, [database, day]);
  useEffect(() => {
    setState({ day, times: null, problem: null });
    void read();
  }, [day, read]);
  const put = useCallback((changed: Visit) => {
    const current = (visit: Visit) => (visit.token === changed.token ? changed : visit);
    setState((now) => ({
      ...now,
      times: now.times?.map((time) => ({ ...time, visits: time.visits.map(current) })) ?? null,
    }));
  }, []);
  return { ...state, read, put };
}
