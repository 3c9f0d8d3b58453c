import { timeOfSlot, type SlotId } from '#protocol/office/slots.ts';
import { formatWeekday } from '#text/dates.ts';

/** `2027-03-12T1030` as 2027년 3월 12일(금) 10:30, which is also what the office reads. */
export function slotWords(slot: SlotId): string {
  const at = timeOfSlot(slot);
  return at ? `${formatWeekday(at.day)} ${at.time}` : slot;
}
