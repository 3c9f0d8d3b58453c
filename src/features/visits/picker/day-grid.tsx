import { clsx } from 'clsx';
import { formatDayInYear } from '#text/dates.ts';
import { PICKING_TEXT, WEEKDAY_TEXT } from '#text/visits/picking.ts';
import { isFree, weeksOf, type OfferedDays } from './visit-days.ts';
import styles from './visit-choice.module.css';

interface DayGridProps {
  /** Of the group of radios. */
  name: string;
  month: string;
  days: OfferedDays;
  chosen: string | null;
  onChoose: (day: string) => void;
}

/** A month's days to choose one from, in weeks: what is closed or full cannot be chosen. */
export function DayGrid({ name, month, days, chosen, onChoose }: DayGridProps) {
  const cellOf = (day: string) => {
    const times = days.get(day);
    const isFull = times !== undefined && !isFree(times);
    return (
      <label key={day} className={clsx(styles.cell, !isFree(times) && styles.unfree)}>
        <input
          type="radio"
          // Of no form: what is sent is the choice, not the way to it.
          form=""
          name={name}
          value={day}
          checked={day === chosen}
          disabled={!isFree(times)}
          aria-label={isFull ? `${formatDayInYear(day)}, ${PICKING_TEXT.full}` : formatDayInYear(day)}
          onChange={() => onChoose(day)}
        />
        <span>
          {Number(day.slice(8))}
          {isFull && <small>{PICKING_TEXT.full}</small>}
        </span>
      </label>
    );
  };
  return (
    <fieldset role="radiogroup" className={styles.group}>
      <legend className={styles.legend}>{PICKING_TEXT.day}</legend>
      <div className={styles.grid}>
        {WEEKDAY_TEXT.map((weekday) => (
          <span key={weekday} aria-hidden="true" className={styles.weekday}>
            {weekday}
          </span>
        ))}
        {weeksOf(month).map((week, index) =>
          // Only the first week begins with days that are none; the last ends with them.
          week.map((day, at) => (day ? cellOf(day) : <span key={`${index} ${at}`} />)),
        )}
      </div>
    </fieldset>
  );
}
