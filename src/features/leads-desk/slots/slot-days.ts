import { slotOf } from '#protocol/office/slots.ts';
import type { Slot } from './slot-list.ts';

/** The times that the content offers on one day. */
export interface PlannedDay {
  /** `2027-03-12` */
  day: string;
  /** `14:00`, in order. */
  times: readonly string[];
  /** Parties that may come at each of the times. */
  capacity: number;
}
export type SlotPlan = readonly PlannedDay[];

/** A day as the desk shows it. */
export interface SlotDay {
  day: string;
  /** What the database has, planned or not, in the order of time. */
  slots: readonly Slot[];
  /** What is planned and not in the database yet. */
  missing: readonly Slot[];
}

const newSlots = ({ day, times, capacity }: PlannedDay): Slot[] =>
  times.map((time) => ({ id: slotOf(day, time), day, time, taken: 0, capacity, closed: false }));

/** The days from `today` on that are planned or have slots, in order. */
export function slotDays(plan: SlotPlan, slots: readonly Slot[], today: string): SlotDay[] {
  const there = new Set(slots.map(({ id }) => id));
  const planned = plan.flatMap(newSlots).filter(({ id }) => !there.has(id));
  const days = new Set([...slots, ...planned].map(({ day }) => day).filter((day) => day >= today));
  return [...days].sort().map((day) => ({
    day,
    slots: slots.filter((slot) => slot.day === day),
    missing: planned.filter((slot) => slot.day === day),
  }));
}

/** What a day's line says of it. */
export function dayCounts({ slots }: Pick<SlotDay, 'slots'>) {
  const sum = (of: (slot: Slot) => number) => slots.reduce((total, slot) => total + of(slot), 0);
  return {
    taken: sum(({ taken }) => taken),
    capacity: sum(({ capacity }) => capacity),
    closed: slots.filter(({ closed }) => closed).length,
  };
}

/** The slots with what was changed of them put in, in the order of time. */
export function withChanged(slots: readonly Slot[], changed: readonly Slot[]): Slot[] {
  const all = new Map([...slots, ...changed].map((slot) => [slot.id, slot]));
  return [...all.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
