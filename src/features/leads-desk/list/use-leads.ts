import { useCallback, useEffect, useRef, useState } from 'react';
import { problemCode } from '#features/leads-desk/database/problem-code.ts';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import type { Lead } from './lead.ts';
import { readPage, readSameNumbers, search, type LeadPage, type TakeFirst } from './lead-pages.ts';
import { NO_FILTER, type LeadFilter } from './lead-query.ts';

export interface Leads {
  status: 'loading' | 'ready' | 'failed';
  /** The database's, where it failed. */
  code: string;
  leads: readonly Lead[];
  /** Other leads of the same numbers. */
  besides: readonly Lead[];
  /** Where the next page begins. */
  last: Lead | null;
}

const LOADING: Leads = { status: 'loading', code: '', leads: [], besides: [], last: null };

interface LeadsOptions {
  filter: LeadFilter;
  /** Goes before the filter where it is not empty. */
  searched: string;
  takeFirst: TakeFirst;
}

/** The leads of the list, page by page; a further page, a change and a new look are asked for by its functions. */
export function useLeads(database: OfficeDatabase, { filter, searched, takeFirst }: LeadsOptions) {
  const [state, setState] = useState<Leads>(LOADING);
  /** Which question the list answers: an answer to an earlier one comes too late. */
  const asked = useRef(0);

  const load = useCallback(
    async (before: readonly Lead[], after: Lead | null) => {
      const question = (asked.current += 1);
      const set = (change: (state: Leads) => Leads) => asked.current === question && setState(change);
      set((current) => ({ ...(after ? current : LOADING), status: 'loading' }));
      try {
        const page: LeadPage = searched
          ? { leads: await search(database, searched), last: null }
          : await ((filter === NO_FILTER && !after && takeFirst()) || readPage(database, filter, after));
        set(({ besides }) => ({ ...LOADING, ...page, status: 'ready', leads: [...before, ...page.leads], besides }));
        const found = await readSameNumbers(database, page.leads).catch(() => []);
        set((current) => ({ ...current, besides: [...current.besides, ...found] }));
      } catch (error) {
        set((current) => ({ ...current, status: 'failed', code: problemCode(error) }));
      }
    },
    [database, filter, searched, takeFirst],
  );

  const reload = useCallback(() => void load([], null), [load]);
  useEffect(reload, [reload]);

  /** Shows leads as they are now. */
  const replace = useCallback((changed: readonly Lead[]) => {
    const byId = new Map(changed.map((lead) => [lead.id, lead]));
    const renew = (leads: readonly Lead[]) => leads.map((lead) => byId.get(lead.id) ?? lead);
    setState((current) => ({ ...current, leads: renew(current.leads), besides: renew(current.besides) }));
  }, []);

  const more = () => void load(state.leads, state.last);
  return { ...state, reload, more, replace };
}
