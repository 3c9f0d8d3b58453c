import { useState } from 'react';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { formatLastDay } from '#text/dates.ts';
import { SLOTS_TEXT } from '#text/leads-desk/slots.ts';
import { FreeDay } from './free-day.tsx';
import { closeSlots, openSlots, type SlotChange } from './slot-changes.ts';
import { dayCounts, type SlotDay } from './slot-days.ts';
import { SlotRow } from './slot-row.tsx';
import styles from './slots.module.css';

interface SlotDayItemProps {
  database: OfficeDatabase;
  day: SlotDay;
  /** Days of its year are named without the year. */
  today: string;
  /** @returns whether it was done */
  change: (wanted: SlotChange) => Promise<boolean>;
  /** Told when bookings were cancelled. */
  onFreed: () => Promise<void>;
}

/** A day: one line, and opened by a tap its times. */
export function SlotDayItem({ database, day, today, change, onFreed }: SlotDayItemProps) {
  const [isOpen, setOpen] = useState(false);
  const name = formatLastDay(today, day.day);
  return (
    <li className={styles.day}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <h3 className={styles.dayName}>{name}</h3>
          <DayState day={day} />
        </summary>
        {isOpen && (
          <>
            <DayButtons database={database} day={day} name={name} change={change} onFreed={onFreed} />
            <ul>
              {day.slots.map((slot) => (
                <SlotRow key={slot.id} slot={slot} change={change} />
              ))}
            </ul>
          </>
        )}
      </details>
    </li>
  );
}

function DayState({ day }: Pick<SlotDayItemProps, 'day'>) {
  const { taken, capacity, closed } = dayCounts(day);
  if (day.slots.length === 0) return <span className={styles.state}>{SLOTS_TEXT.notOpened}</span>;
  return (
    <span className={styles.state}>
      <span>{SLOTS_TEXT.counts(taken, capacity)}</span>
      {closed > 0 && <span>{SLOTS_TEXT.closedCount(closed)}</span>}
      {day.missing.length > 0 && <span>{SLOTS_TEXT.missingCount(day.missing.length)}</span>}
    </span>
  );
}

function DayButtons({ database, day, name, change, onFreed }: Omit<SlotDayItemProps, 'today'> & { name: string }) {
  const [isFreeing, setFreeing] = useState(false);
  const { slots, missing } = day;
  const { taken, closed } = dayCounts(day);
  return (
    <div className={styles.deeds}>
      {missing.length > 0 && (
        <button type="button" className={styles.tap} onClick={() => void change(openSlots(missing))}>
          {slots.length > 0 ? SLOTS_TEXT.openRest(missing.length) : SLOTS_TEXT.openDay}
        </button>
      )}
      {closed < slots.length && (
        <button type="button" className={styles.tap} onClick={() => void change(closeSlots(slots, true))}>
          {SLOTS_TEXT.closeDay}
        </button>
      )}
      {closed > 0 && (
        <button type="button" className={styles.tap} onClick={() => void change(closeSlots(slots, false))}>
          {SLOTS_TEXT.reopenDay}
        </button>
      )}
      {taken > 0 && (
        <button type="button" className={styles.tap} onClick={() => setFreeing(true)}>
          {SLOTS_TEXT.freeDay}
        </button>
      )}
      {isFreeing && (
        <FreeDay
          database={database}
          day={day}
          name={name}
          onClose={() => {
            setFreeing(false);
            void onFreed();
          }}
        />
      )}
    </div>
  );
}
