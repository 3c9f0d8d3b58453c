import { clsx } from 'clsx';
import type { SlotId } from '#protocol/office/slots.ts';
import { PICKING_TEXT } from '#text/visits/picking.ts';
import type { OfferedTime } from './visit-days.ts';
import styles from './visit-choice.module.css';

interface TimeListProps {
  /** Of the group of radios. */
  name: string;
  legend: string;
  times: readonly OfferedTime[];
  chosen: SlotId | null;
  onChoose: (slot: SlotId) => void;
}

const placesOf = (left: number) => (left === 0 ? PICKING_TEXT.full : PICKING_TEXT.left(left));

/** Times to choose one from, each with what is left of it, where that is known. */
export const TimeList = ({ name, legend, times, chosen, onChoose }: TimeListProps) => (
  <fieldset role="radiogroup" className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.times}>
      {times.map(({ slot, time, left }) => (
        <label key={slot} className={clsx(styles.cell, left === 0 && styles.unfree)}>
          <input
            type="radio"
            form=""
            name={name}
            value={slot}
            checked={slot === chosen}
            disabled={left === 0}
            onChange={() => onChoose(slot)}
          />
          <span>
            {time} {left !== null && <small>{placesOf(left)}</small>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
