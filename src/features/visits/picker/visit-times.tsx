import { useId, useState } from 'react';
import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import { timeOfSlot, type SlotId } from '#protocol/office/slots.ts';
import type { Visits } from '#site/schema/visits.ts';
import { slotAt } from '#features/visits/korean-time.ts';
import { formatDayInYear, formatMonth } from '#text/dates.ts';
import { PICKING_TEXT } from '#text/visits/picking.ts';
import { Button } from '#ui/controls/button.tsx';
import { Spinner } from '#ui/controls/spinner.tsx';
import { DayGrid } from './day-grid.tsx';
import { TimeList } from './time-list.tsx';
import { useMonth } from './use-month.ts';
import { isFree, monthsOf, type OfferedDays } from './visit-days.ts';
import styles from './visit-choice.module.css';

export interface VisitTimesProps {
  office: OfficeEndpoint;
  visits: Visits;
  chosen: SlotId | null;
  /** Of a visit that is booked: it moves only to a time that the office has opened. */
  isBooked?: boolean;
  /** `isWish`: it is a planned time of which nobody knows whether it is free. */
  onChoose: (slot: SlotId, isWish: boolean) => void;
}

interface MonthsProps {
  months: readonly string[];
  month: string;
  onShow: (month: string) => void;
}

/** Which month is shown, between the ways to the one before and after. */
function Months({ months, month, onShow }: MonthsProps) {
  const at = months.indexOf(month);
  const step = (by: 1 | -1, label: string, sign: string) => {
    const other = months[at + by];
    return (
      <button
        type="button"
        aria-label={label}
        // Still to be reached by the keyboard that pressed it.
        aria-disabled={other === undefined}
        onClick={() => other && onShow(other)}
        className={styles.step}
      >
        {sign}
      </button>
    );
  };
  return (
    <div className={styles.months}>
      {step(-1, PICKING_TEXT.previousMonth, '‹')}
      <p aria-live="polite" className={styles.month}>
        {formatMonth(month)}
      </p>
      {step(1, PICKING_TEXT.nextMonth, '›')}
    </div>
  );
}

/** Days by month, and the times of the chosen day. Asks the office when it is shown. */
export function VisitTimes({ office, visits, chosen, isBooked = false, onChoose }: VisitTimesProps) {
  const id = useId();
  const [now] = useState(() => slotAt(new Date()));
  const chosenDay = (chosen && timeOfSlot(chosen)?.day) ?? null;
  const months = monthsOf(visits, now);
  const [month, setMonth] = useState(chosenDay?.slice(0, 7) ?? months[0] ?? '');
  const [shownDay, setShownDay] = useState(chosenDay);
  const { offered, again } = useMonth(office, visits, month, now);
  if (months.length === 0) return <p className={styles.note}>{PICKING_TEXT.over}</p>;
  const days: OfferedDays = (isBooked && offered?.wish === 'unopened' ? null : offered?.days) ?? new Map();
  const times = (shownDay && days.get(shownDay)) || [];
  const isEmpty = offered && ![...days.values()].some(isFree);
  const isWish = offered?.wish !== null;
  const legend = isWish ? PICKING_TEXT.wishedTime : PICKING_TEXT.time;
  return (
    <div className={styles.offer}>
      {months.length > 1 && <Months months={months} month={month} onShow={setMonth} />}
      {!offered && <Spinner label={PICKING_TEXT.loading} />}
      {offered?.wish && !isEmpty && (
        <div role="status" className={styles.wish}>
          <p className={styles.note}>
            {PICKING_TEXT[offered.wish]} {PICKING_TEXT.wish}
          </p>
          {offered.wish === 'unreachable' && (
            <Button look="light" onClick={again}>
              {PICKING_TEXT.again}
            </Button>
          )}
        </div>
      )}
      {isEmpty && <p className={styles.note}>{PICKING_TEXT.noneInMonth}</p>}
      {offered && <DayGrid name={`${id}day`} month={month} days={days} chosen={shownDay} onChoose={setShownDay} />}
      {shownDay && times.length > 0 && (
        <TimeList
          name={`${id}time`}
          legend={legend(formatDayInYear(shownDay))}
          times={times}
          chosen={chosen}
          onChoose={(slot) => onChoose(slot, isWish)}
        />
      )}
    </div>
  );
}
