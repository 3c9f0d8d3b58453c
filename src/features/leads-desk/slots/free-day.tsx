import { useEffect, useState } from 'react';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { useDeed } from '#features/leads-desk/database/use-deed.ts';
import type { Booking } from '#features/leads-desk/visits/booking-list.ts';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { SLOTS_TEXT } from '#text/leads-desk/slots.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { cancelAll, expectedOn } from './cancel-visits.ts';
import { closeSlots, commitChange } from './slot-changes.ts';
import type { SlotDay } from './slot-days.ts';
import form from '#ui/style/form.module.css';

interface FreeDayProps {
  database: OfficeDatabase;
  day: SlotDay;
  /** The day in words. */
  name: string;
  /** Told however it ends; bookings may be cancelled then. */
  onClose: () => void;
}

/** Asks before all visits of a day are cancelled. The day is closed first, so that nobody takes a place that was just freed. */
export function FreeDay({ database, day, name, onClose }: FreeDayProps) {
  const { isBusy, problem, run } = useDeed();
  const [expected, setExpected] = useState<readonly Booking[] | null>(null);
  const [cancelled, setCancelled] = useState(0);
  const [isDone, setDone] = useState(false);
  const count = expected?.length ?? 0;
  useEffect(() => {
    void run(async () => setExpected(await expectedOn(database, day.day)));
    // Once: the question is about what was found when it was asked.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const free = () =>
    run(async () => {
      await commitChange(database, closeSlots(day.slots, true), () => {});
      // Those that came while the day was still open are cancelled too.
      const all = await expectedOn(database, day.day);
      setExpected(all);
      await cancelAll(database, all, setCancelled);
      setDone(true);
    });
  return (
    <Dialog title={SLOTS_TEXT.freeDay} closeLabel={SLOTS_TEXT.keep} onClose={onClose}>
      {!isDone && expected && <p>{SLOTS_TEXT.freeQuestion(name, count)}</p>}
      {!isDone && <p className={form.hint}>{SLOTS_TEXT.freeHint}</p>}
      <p role="status" className={form.good}>
        {isDone && SLOTS_TEXT.freed(count)}
      </p>
      <p role="alert" className={form.problem}>
        {problem && deskProblem(problem)}
      </p>
      <div className={form.actions}>
        {!isDone && expected && (
          <Button aria-disabled={isBusy} onClick={() => void free()}>
            {isBusy ? SLOTS_TEXT.freeing(cancelled, count) : SLOTS_TEXT.free}
          </Button>
        )}
        <Button look="light" onClick={onClose}>
          {isDone ? SLOTS_TEXT.finished : SLOTS_TEXT.keep}
        </Button>
      </div>
    </Dialog>
  );
}
