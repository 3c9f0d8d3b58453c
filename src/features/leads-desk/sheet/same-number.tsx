import { useEffect, useState } from 'react';
import { LEAD_SHEET_TEXT } from '#text/leads-desk/sheet.ts';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import type { Lead } from '#features/leads-desk/list/lead.ts';
import { readSameNumbers } from '#features/leads-desk/list/lead-pages.ts';
import { LeadRow } from '#features/leads-desk/list/lead-row.tsx';
import styles from './sheet.module.css';

interface SameNumberProps {
  database: OfficeDatabase;
  lead: Lead;
  onOpen: (lead: Lead) => void;
}

/** The other leads of the same number. */
export function SameNumber({ database, lead, onOpen }: SameNumberProps) {
  const [others, setOthers] = useState<Lead[]>([]);
  const { id, digits = '' } = lead;
  useEffect(() => {
    let isOver = false;
    // Without them the sheet is as good as it was.
    readSameNumbers(database, [{ digits }]).then(
      (found) => !isOver && setOthers(found.filter((other) => other.id !== id)),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [database, id, digits]);
  if (others.length === 0) return null;
  return (
    <section className={styles.details}>
      <h3>{LEAD_SHEET_TEXT.same(others.length)}</h3>
      <ul>
        {others.map((other) => (
          <LeadRow
            key={other.id}
            lead={other}
            isFurther={false}
            sameNumber={null}
            onOpen={() => onOpen(other)}
            choice={null}
          />
        ))}
      </ul>
    </section>
  );
}
