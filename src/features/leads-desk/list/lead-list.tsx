import { useEffect, useState, type ReactNode } from 'react';
import { LEADS_DESK_TEXT } from '#text/leads-desk/desk.ts';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { LEAD_LIST_TEXT } from '#text/leads-desk/list.ts';
import { Button } from '#ui/controls/button.tsx';
import { Spinner } from '#ui/controls/spinner.tsx';
import form from '#ui/style/form.module.css';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { ExcludeBar } from './exclude-bar.tsx';
import type { Lead } from './lead.ts';
import { LeadFilters } from './lead-filters.tsx';
import type { TakeFirst } from './lead-pages.ts';
import { LeadLines } from './lead-lines.tsx';
import { NO_FILTER, type LeadFilter } from './lead-query.ts';
import { LeadSearch } from './lead-search.tsx';
import { useChoice } from './use-choice.ts';
import { MOST_FRESH, useFresh } from './use-fresh.ts';
import { useLeads } from './use-leads.ts';
import styles from './list.module.css';

interface LeadListProps {
  database: OfficeDatabase;
  takeFirst?: TakeFirst;
  /** A lead that was changed elsewhere on the desk, to be shown as it is now. */
  changed: Lead | null;
  /** Ids of leads that were erased on this desk. */
  erased?: ReadonlySet<string>;
  onOpen: (lead: Lead) => void;
  /** What may be done with all leads that the filter finds. */
  renderTools?: (filter: LeadFilter) => ReactNode;
}

const noFirst: TakeFirst = () => null;

const campaignsOf = (leads: readonly Lead[]) => [...new Set(leads.flatMap((lead) => lead.utm_campaign ?? []))];

/** The leads, newest first, with search and filters. */
export function LeadList({ database, takeFirst = noFirst, changed, erased, onOpen, renderTools }: LeadListProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [searched, setSearched] = useState('');
  const list = useLeads(database, { filter, searched, takeFirst });
  const { status, replace, reload } = list;
  const isThere = ({ id }: Lead) => !erased?.has(id);
  const [leads, besides] = [list.leads.filter(isThere), list.besides.filter(isThere)];
  const isWhole = filter === NO_FILTER && searched === '';
  const fresh = useFresh(database, (isWhole && leads[0]?.received_at) || null);
  const { chosen, choose, begin, end } = useChoice();
  useEffect(() => {
    if (changed) replace([changed]);
  }, [changed, replace]);
  return (
    <>
      <LeadSearch searched={searched} onSearch={setSearched} />
      {searched === '' && <LeadFilters filter={filter} campaigns={campaignsOf(leads)} onChange={setFilter} />}
      <div className={styles.tools}>
        {leads.length > 0 && <ChoosingButton isChoosing={chosen !== null} onClick={chosen ? end : begin} />}
        {searched === '' && renderTools?.(filter)}
      </div>
      {chosen && (
        <ExcludeBar
          database={database}
          chosen={[...chosen.values()]}
          onExcluded={(excluded) => {
            replace(excluded);
            end();
          }}
        />
      )}
      {fresh > 0 && (
        <Button onClick={reload}>{LEAD_LIST_TEXT.fresh(Math.min(fresh, MOST_FRESH), fresh >= MOST_FRESH)}</Button>
      )}
      <LeadLines
        leads={leads}
        besides={besides}
        chosen={chosen && new Set(chosen.keys())}
        onChoose={choose}
        onOpen={onOpen}
      />
      <ListEnd {...list} leads={leads} isWhole={isWhole} isSpinning={status === 'loading' && leads.length === 0} />
    </>
  );
}

const ChoosingButton = ({ isChoosing, onClick }: { isChoosing: boolean; onClick: () => void }) => (
  <Button look="light" onClick={onClick}>
    {isChoosing ? LEAD_LIST_TEXT.endSelect : LEAD_LIST_TEXT.select}
  </Button>
);

type ListEndProps = Pick<ReturnType<typeof useLeads>, 'status' | 'code' | 'leads' | 'last' | 'more' | 'reload'> & {
  isWhole: boolean;
  isSpinning: boolean;
};

/** What stands under the lines: how many there are, more of them, or what went wrong. */
function ListEnd({ status, code, leads, last, more, reload, isWhole, isSpinning }: ListEndProps) {
  if (isSpinning) return <Spinner label={LEADS_DESK_TEXT.loading} />;
  if (status === 'failed')
    return (
      <div role="alert" className={styles.end}>
        <p className={form.problem}>{deskProblem(code)}</p>
        <Button onClick={leads.length > 0 && last ? more : reload}>{LEADS_DESK_TEXT.retry}</Button>
      </div>
    );
  if (leads.length === 0) return <p className={styles.end}>{LEAD_LIST_TEXT[isWhole ? 'empty' : 'noneFound']}</p>;
  return (
    <div className={styles.end}>
      <p role="status">{LEAD_LIST_TEXT.count(leads.length, last !== null)}</p>
      {last && (
        <Button look="light" aria-disabled={status === 'loading'} onClick={more}>
          {status === 'loading' ? LEAD_LIST_TEXT.loadingMore : LEAD_LIST_TEXT.more}
        </Button>
      )}
    </div>
  );
}
