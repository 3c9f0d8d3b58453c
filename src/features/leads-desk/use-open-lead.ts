import { useCallback, useState } from 'react';
import { OFFICE } from '#protocol/office/office-paths.ts';
import type { OfficeDatabase } from './database/office-database.ts';
import { problemCode } from './database/problem-code.ts';
import { leadOf, type Lead } from './list/lead.ts';

/** The lead whose sheet is open, and what became of leads on this desk since it was opened. */
export function useOpenLead(database: OfficeDatabase) {
  const [lead, setLead] = useState<Lead | null>(null);
  const [changed, setChanged] = useState<Lead | null>(null);
  const [erased, setErased] = useState<ReadonlySet<string>>(new Set());
  /** Code of why a lead could not be shown. */
  const [problem, setProblem] = useState<string | null>(null);

  const openById = useCallback(
    async (id: string) => {
      setProblem(null);
      try {
        const found = await database.find(`${OFFICE.leads}/${id}`);
        setLead(found && leadOf(found));
        if (!found) setProblem('not-found');
      } catch (error) {
        setProblem(problemCode(error));
      }
    },
    [database],
  );

  const change = (now: Lead) => {
    setChanged(now);
    setLead(now);
  };
  const close = () => setLead(null);
  const erase = (id: string) => {
    setErased((before) => new Set(before).add(id));
    close();
  };
  return { lead, changed, erased, problem, open: setLead, openById, change, close, erase };
}
