import { useId, useState } from 'react';
import { SLOTS_TEXT } from '#text/leads-desk/slots.ts';
import { closeSlots, resizeSlot, type SlotChange } from './slot-changes.ts';
import type { Slot } from './slot-list.ts';
import styles from './slots.module.css';

interface SlotRowProps {
  slot: Slot;
  /** @returns whether it was done */
  change: (wanted: SlotChange) => Promise<boolean>;
}

/** One time of a day. */
export function SlotRow({ slot, change }: SlotRowProps) {
  const { time, taken, capacity, closed } = slot;
  const [deed, state] = closed
    ? [SLOTS_TEXT.reopen, SLOTS_TEXT.closed]
    : [SLOTS_TEXT.close, taken >= capacity ? SLOTS_TEXT.full : SLOTS_TEXT.open];
  return (
    <li className={styles.slot} data-closed={closed}>
      <strong className={styles.time}>{time}</strong>
      <span className={styles.taken}>
        {SLOTS_TEXT.counts(taken, capacity)} <small>{state}</small>
      </span>
      <button
        type="button"
        aria-label={SLOTS_TEXT.ofTime(time, deed)}
        className={styles.tap}
        onClick={() => void change(closeSlots([slot], !closed))}
      >
        {deed}
      </button>
      <Capacity key={capacity} slot={slot} change={change} />
    </li>
  );
}

/** How many parties may come; what was typed stays until it is saved. */
function Capacity({ slot, change }: SlotRowProps) {
  const id = useId();
  const { time, taken, capacity } = slot;
  const [typed, setTyped] = useState(`${capacity}`);
  const wanted = Number(typed);
  const isWhole = /^\d{1,4}$/.test(typed) && wanted >= 1 && wanted <= 1000;
  const isTooSmall = isWhole && wanted < taken;
  return (
    <form
      className={styles.capacity}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole && !isTooSmall && wanted !== capacity) void change(resizeSlot(slot, wanted));
      }}
    >
      <label htmlFor={id}>{SLOTS_TEXT.capacity}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={SLOTS_TEXT.ofTime(time, SLOTS_TEXT.capacity)}
        value={typed}
        aria-invalid={isTooSmall || undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <button
        type="submit"
        aria-label={SLOTS_TEXT.ofTime(time, SLOTS_TEXT.saveCapacity)}
        hidden={!isWhole || isTooSmall || wanted === capacity}
        className={styles.tap}
      >
        {SLOTS_TEXT.save}
      </button>
      <p id={`${id}-problem`} role="status" className={styles.problem}>
        {isTooSmall && SLOTS_TEXT.tooSmall(taken)}
      </p>
    </form>
  );
}
