import { useCallback, useEffect, useRef, useState } from 'react';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { problemCode } from '#features/leads-desk/database/problem-code.ts';
import type { LeadFilter } from '#features/leads-desk/list/lead-query.ts';
import { exportLeads } from './export-leads.ts';

export type ExportState =
  | { kind: 'waiting' | 'empty' }
  | { kind: 'reading'; count: number }
  /** `address`: of the file, as long as the page keeps it in memory. */
  | { kind: 'ready'; count: number; address: string; at: Date }
  | { kind: 'failed'; code: string };

/** Makes a file of the list. It is in memory alone, and gone when whoever asked leaves. */
export function useExport(database: OfficeDatabase, filter: LeadFilter) {
  const [state, setState] = useState<ExportState>({ kind: 'waiting' });
  const running = useRef<AbortController | null>(null);
  const made = useRef<string | null>(null);

  useEffect(
    () => () => {
      running.current?.abort();
      if (made.current) URL.revokeObjectURL(made.current);
    },
    [],
  );
  const start = useCallback(async () => {
    const { signal } = (running.current = new AbortController());
    const tell = (next: ExportState) => !signal.aborted && setState(next);
    tell({ kind: 'reading', count: 0 });
    try {
      const file = await exportLeads(database, filter, { onRead: (count) => tell({ kind: 'reading', count }), signal });
      if (signal.aborted) return;
      if (!file) return setState({ kind: 'empty' });
      made.current = URL.createObjectURL(new Blob([file.csv], { type: 'text/csv;charset=utf-8' }));
      setState({ kind: 'ready', count: file.count, address: made.current, at: new Date() });
    } catch (error) {
      tell({ kind: 'failed', code: problemCode(error) });
    }
  }, [database, filter]);
  return { state, start };
}
