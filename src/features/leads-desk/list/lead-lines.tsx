import { useMemo } from 'react';
import type { Lead } from './lead.ts';
import { groupLeads } from './lead-groups.ts';
import { LeadRow } from './lead-row.tsx';
import styles from './list.module.css';

interface LeadLinesProps {
  leads: readonly Lead[];
  besides: readonly Lead[];
  /** Ids of those that are chosen; null: nothing is being chosen. */
  chosen: ReadonlySet<string> | null;
  onChoose: (lead: Lead, isChosen: boolean) => void;
  onOpen: (lead: Lead) => void;
}

/** The leads as lines, those of one number together. */
export function LeadLines({ leads, besides, chosen, onChoose, onOpen }: LeadLinesProps) {
  const groups = useMemo(() => groupLeads(leads, besides), [leads, besides]);
  return (
    <ul className={styles.lines}>
      {groups.flatMap((group) =>
        group.leads.map((lead, index) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            isFurther={index > 0}
            sameNumber={index === 0 && group.leads.length > 1 ? group.leads.length : null}
            onOpen={() => onOpen(lead)}
            choice={
              chosen && { isChosen: chosen.has(lead.id), onChoose: (isChosen: boolean) => onChoose(lead, isChosen) }
            }
          />
        )),
      )}
    </ul>
  );
}
