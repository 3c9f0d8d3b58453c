import { useState } from 'react';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { dayAfter } from '#features/leads-desk/days.ts';
import { formatWeekday } from '#text/dates.ts';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { VISITS_TEXT } from '#text/leads-desk/visits.ts';
import { Button } from '#ui/controls/button.tsx';
import { Spinner } from '#ui/controls/spinner.tsx';
import { useFirstDay } from './use-first-day.ts';
import { useVisits } from './use-visits.ts';
import { isDay } from './visit-day.ts';
import { visitCounts } from './visit-list.ts';
import { VisitTimeItem } from './visit-time.tsx';
import form from '#ui/style/form.module.css';
import styles from './visits.module.css';

interface VisitsPanelProps {
  database: OfficeDatabase;
  /** Shows a lead's sheet. */
  onOpenLead?: (lead: string) => void;
}

/** Who comes on a day, by the hour; opens on the next day that has times. */
export function VisitsPanel({ database, onOpenLead }: VisitsPanelProps) {
  const first = useFirstDay(database);
  if (!first) return <Spinner label={VISITS_TEXT.loading} />;
  return <VisitsOfDay database={database} first={first} onOpenLead={onOpenLead} />;
}

interface VisitsOfDayProps extends Pick<VisitsPanelProps, 'database'> {
  /** The day that is shown until another is chosen. */
  first: string;
  onOpenLead: VisitsPanelProps['onOpenLead'] | undefined;
}

/** On paper one page. */
function VisitsOfDay({ database, first, onOpenLead }: VisitsOfDayProps) {
  const [day, setDay] = useState(first);
  const { times, problem, read, put } = useVisits(database, day);
  const { booked, arrived, cancelled } = visitCounts(times ?? []);
  return (
    <section aria-label={VISITS_TEXT.title} className={styles.panel}>
      <DayBar day={day} onDay={setDay} onRefresh={() => void read()} />
      <h2 className={form.heading}>{VISITS_TEXT.ofDay(formatWeekday(day))}</h2>
      <p role="alert" className={form.problem}>
        {problem && deskProblem(problem)}
      </p>
      {!times && !problem && <Spinner label={VISITS_TEXT.loading} />}
      {times?.length === 0 && <p role="status">{VISITS_TEXT.empty}</p>}
      {times && times.length > 0 && (
        <>
          <p role="status" className={styles.counts}>
            {VISITS_TEXT.counts(booked, arrived, cancelled)}
          </p>
          <ol className={styles.times}>
            {times.map((time) => (
              <VisitTimeItem
                key={time.slot?.id ?? time.time}
                database={database}
                time={time}
                onOpenLead={onOpenLead}
                // A visit that is no more, or that moved: the day is read anew.
                onChange={(visit) => (visit?.slot.startsWith(day) ? put(visit) : void read())}
              />
            ))}
          </ol>
          <p className={styles.paperNotice}>{VISITS_TEXT.paperNotice}</p>
        </>
      )}
    </section>
  );
}

interface DayBarProps {
  day: string;
  onDay: (day: string) => void;
  onRefresh: () => void;
}

function DayBar({ day, onDay, onRefresh }: DayBarProps) {
  return (
    <div className={styles.bar} data-print="no">
      <div className={styles.days}>
        <button
          type="button"
          className={styles.step}
          aria-label={VISITS_TEXT.before}
          onClick={() => onDay(dayAfter(day, -1))}
        >
          ‹
        </button>
        <input
          type="date"
          aria-label={VISITS_TEXT.day}
          required
          value={day}
          className={styles.date}
          onChange={({ currentTarget }) => isDay(currentTarget.value) && onDay(currentTarget.value)}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={VISITS_TEXT.next}
          onClick={() => onDay(dayAfter(day, 1))}
        >
          ›
        </button>
      </div>
      <Button look="light" onClick={onRefresh}>
        {VISITS_TEXT.refresh}
      </Button>
      <Button look="light" onClick={() => window.print()}>
        {VISITS_TEXT.print}
      </Button>
    </div>
  );
}
