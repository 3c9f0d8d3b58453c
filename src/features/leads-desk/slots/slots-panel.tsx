import { useState } from 'react';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { useDeed } from '#features/leads-desk/database/use-deed.ts';
import { dayInSeoul } from '#text/moments.ts';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { SLOTS_TEXT } from '#text/leads-desk/slots.ts';
import { Button } from '#ui/controls/button.tsx';
import { Spinner } from '#ui/controls/spinner.tsx';
import { commitChange, openSlots, type SlotChange } from './slot-changes.ts';
import { slotDays, type SlotPlan } from './slot-days.ts';
import { SlotDayItem } from './slot-day.tsx';
import { useSlots } from './use-slots.ts';
import form from '#ui/style/form.module.css';
import styles from './slots.module.css';

interface SlotsPanelProps {
  database: OfficeDatabase;
  /** The times that the content offers. */
  plan: SlotPlan;
}

/** The days for visits, each with its times to be opened, closed and widened. */
export function SlotsPanel({ database, plan }: SlotsPanelProps) {
  const [today] = useState(() => dayInSeoul(new Date()));
  const { slots, problem: readingProblem, read, put } = useSlots(database, today);
  const { isBusy, problem, run } = useDeed();
  const days = slotDays(plan, slots ?? [], today);
  const unopened = days.filter((day) => day.slots.length === 0);
  const change = async (wanted: SlotChange) => {
    const isDone = await run(() => commitChange(database, wanted, put));
    // Somebody else was faster: what is shown is no longer so.
    if (!isDone || readingProblem) void read();
    return isDone;
  };
  // Whoever is at the desk may do all of this, but for a capacity below what was taken meanwhile.
  const shown = (problem === 'permission-denied' ? 'aborted' : problem) ?? readingProblem;
  return (
    <section aria-label={SLOTS_TEXT.title} className={styles.panel} aria-busy={isBusy}>
      <div className={styles.bar}>
        <h2 className={form.heading}>{SLOTS_TEXT.title}</h2>
        <Button look="light" onClick={() => void read()}>
          {SLOTS_TEXT.refresh}
        </Button>
      </div>
      <p className={form.hint}>{SLOTS_TEXT.explain}</p>
      <p role="alert" className={form.problem}>
        {shown && deskProblem(shown)}
      </p>
      {!slots && !readingProblem && <Spinner label={SLOTS_TEXT.loading} />}
      {slots && days.length === 0 && <p role="status">{SLOTS_TEXT.empty}</p>}
      {slots && unopened.length > 1 && (
        <Button
          look="light"
          aria-disabled={isBusy}
          onClick={() => void change(openSlots(unopened.flatMap(({ missing }) => missing)))}
        >
          {SLOTS_TEXT.openAll(unopened.length)}
        </Button>
      )}
      {slots && (
        <ul className={styles.days}>
          {days.map((day) => (
            <SlotDayItem key={day.day} database={database} day={day} today={today} change={change} onFreed={read} />
          ))}
        </ul>
      )}
    </section>
  );
}
