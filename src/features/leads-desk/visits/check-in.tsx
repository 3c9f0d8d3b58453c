import { useCallback, useEffect, useState } from 'react';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { problemCode } from '#features/leads-desk/database/problem-code.ts';
import { dayInSeoul } from '#text/moments.ts';
import { timeOfSlot } from '#protocol/office/slots.ts';
import { formatWeekday } from '#text/dates.ts';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { CHECK_IN_TEXT, VISITS_TEXT } from '#text/leads-desk/visits.ts';
import { Button } from '#ui/controls/button.tsx';
import { Spinner } from '#ui/controls/spinner.tsx';
import { ArrivalButton } from './arrival-button.tsx';
import { findVisit, type Visit } from './visit-list.ts';
import form from '#ui/style/form.module.css';
import styles from './visits.module.css';

interface CheckInProps {
  database: OfficeDatabase;
  /** The pass's: `visitOfHash`. */
  token: string;
  /** Shows a lead's sheet. */
  onOpenLead?: (lead: string) => void;
  /** Back to the desk. */
  onClose: () => void;
}

/** The visit of a pass that was held before the camera, and 도착. */
export function CheckIn({ database, token, onOpenLead, onClose }: CheckInProps) {
  /** null: there is none; undefined: not read yet. */
  const [visit, setVisit] = useState<Visit | null | undefined>(undefined);
  const [problem, setProblem] = useState<string | null>(null);
  const read = useCallback(async () => {
    setProblem(null);
    try {
      setVisit(await findVisit(database, token));
    } catch (error) {
      setProblem(problemCode(error));
    }
  }, [database, token]);
  useEffect(() => {
    setVisit(undefined);
    void read();
  }, [read]);
  return (
    <section aria-label={CHECK_IN_TEXT.title} className={styles.panel}>
      <h2 className={form.heading}>{CHECK_IN_TEXT.title}</h2>
      <p role="alert" className={form.problem}>
        {problem && deskProblem(problem)}
      </p>
      {visit === undefined && !problem && <Spinner label={CHECK_IN_TEXT.loading} />}
      {visit === null && <p role="status">{CHECK_IN_TEXT.none}</p>}
      {visit && <VisitCard database={database} visit={visit} onChange={setVisit} />}
      <div className={form.actions}>
        {problem && <Button onClick={() => void read()}>{CHECK_IN_TEXT.retry}</Button>}
        {visit?.visitor && onOpenLead && (
          <Button look="light" onClick={() => onOpenLead(visit.lead)}>
            {CHECK_IN_TEXT.openLead}
          </Button>
        )}
        <Button look="light" onClick={onClose}>
          {CHECK_IN_TEXT.close}
        </Button>
      </div>
    </section>
  );
}

interface VisitCardProps {
  database: OfficeDatabase;
  visit: Visit;
  onChange: (visit: Visit | null) => void;
}

function VisitCard({ database, visit, onChange }: VisitCardProps) {
  const [today] = useState(() => dayInSeoul(new Date()));
  const { slot, state, visitor, receipt } = visit;
  const at = timeOfSlot(slot);
  const day = at ? formatWeekday(at.day) : '';
  return (
    <div className={styles.card}>
      <p className={styles.cardName}>
        <bdi>{visitor?.name ?? VISITS_TEXT.erased}</bdi>
      </p>
      <p className={styles.numbers}>
        {visitor?.lastFour && <span>{VISITS_TEXT.lastFour(visitor.lastFour)}</span>}
        <span>{VISITS_TEXT.receipt(receipt)}</span>
      </p>
      <p className={styles.cardTime}>
        {day} {at?.time}
      </p>
      <p role="status" className={form.problem}>
        {state === 'cancelled' && CHECK_IN_TEXT.cancelled}
        {state === 'booked' && at && at.day !== today && CHECK_IN_TEXT.otherDay(day)}
      </p>
      {state !== 'cancelled' && <ArrivalButton database={database} visit={visit} onChange={onChange} />}
    </div>
  );
}
