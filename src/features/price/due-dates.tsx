import { calendarFile, type CalendarEvent } from '#site/calendar/calendar-file.ts';
import type { Payment } from '#site/money/payments.ts';
import { saveFile } from '#browser/save-file.ts';
import { formatWon } from '#text/money.ts';
import { CALCULATOR_TEXT } from '#text/pages/price-calculator.ts';
import { Button } from '#ui/controls/button.tsx';
import { nameOf } from './payment-table.tsx';

interface DueDatesProps {
  payments: readonly Payment[];
  site: { name: string; slug: string };
}

/** The payments' days for a calendar; one that is taken again replaces the one before. */
export function DueDates({ payments, site }: DueDatesProps) {
  const events = payments.flatMap((payment): CalendarEvent[] => {
    if (payment.due === null) return [];
    const name = nameOf(payment, payments);
    return [
      {
        uid: `payment-${payment.kind}-${payment.number}@${encodeURIComponent(site.slug)}.modelhouse`,
        day: payment.due,
        title: CALCULATOR_TEXT.dueTitle(site.name, name),
        note: CALCULATOR_TEXT.dueNote(formatWon(payment.won)),
        alarm: CALCULATOR_TEXT.dueAlarm,
      },
    ];
  });
  if (events.length === 0) return null;
  const save = () =>
    saveFile(CALCULATOR_TEXT.calendarFile, 'text/calendar;charset=utf-8', calendarFile(events, new Date()));
  return (
    <p data-print="no">
      <Button look="light" onClick={save}>
        {CALCULATOR_TEXT.calendar}
      </Button>
    </p>
  );
}
