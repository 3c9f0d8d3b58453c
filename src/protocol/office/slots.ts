/** A visit's time as its slot's document is called: `2026-12-05T1400`, in the development's local time. Sorts as time does. */
export type SlotId = string;

const SLOT = /^(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})$/;

export const isSlotId = (text: string): boolean => SLOT.test(text);

/** `2026-12-05` and `14:00` as a slot's id. */
export const slotOf = (day: string, time: string): SlotId => `${day}T${time.replace(':', '')}`;

/** Day and time of a slot's id; null: it is none. */
export function timeOfSlot(slot: SlotId): { day: string; time: string } | null {
  const [, day, hour, minute] = SLOT.exec(slot) ?? [];
  return day && hour && minute ? { day, time: `${hour}:${minute}` } : null;
}

/** `sites/{site}/slots/{slot}`, made and closed by the office; only bookings move `taken`. */
export interface SlotDocument {
  taken: number;
  capacity: number;
  closed: boolean;
}
