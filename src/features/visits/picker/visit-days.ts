import { slotOf, timeOfSlot, type SlotId } from '#protocol/office/slots.ts';
import type { Visits } from '#site/schema/visits.ts';
import { slotPlan } from '#site/visits/slot-plan.ts';
import type { OpenSlot } from '#features/visits/free-slots.ts';

/** A time that a visitor may be offered. */
export interface OfferedTime {
  slot: SlotId;
  time: string;
  /** Places; 0: full. null: nobody could be asked, it is a wish. */
  left: number | null;
}

/** Times by day, each in order. */
export type OfferedDays = ReadonlyMap<string, readonly OfferedTime[]>;

/** Months from `2027-03` to `2027-05`, both included. */
function monthsBetween(from: string, until: string): string[] {
  const months: string[] = [];
  for (let at = new Date(`${from}-01`); at.toJSON().slice(0, 7) <= until; at.setUTCMonth(at.getUTCMonth() + 1))
    months.push(at.toJSON().slice(0, 7));
  return months;
}

/** The months in which visits are still to come. `now`: Seoul's time as a slot's id. */
export function monthsOf({ from, until }: Visits, now: SlotId): string[] {
  const first = from > now ? from : now;
  return monthsBetween(first.slice(0, 7), until.slice(0, 7));
}

function byDay(times: readonly { slot: SlotId; left: number | null }[], now: SlotId): OfferedDays {
  const days = new Map<string, OfferedTime[]>();
  for (const { slot, left } of times) {
    const at = timeOfSlot(slot);
    if (!at || slot <= now) continue;
    const offered = { slot, time: at.time, left };
    days.set(at.day, [...(days.get(at.day) ?? []), offered]);
  }
  return days;
}

/** What the office has opened and is not over. */
export const openDays = (slots: readonly OpenSlot[], now: SlotId): OfferedDays => byDay(slots, now);

/** What the content plans for a month, where the office cannot be asked. */
export const plannedDays = (visits: Visits, month: string, now: SlotId): OfferedDays =>
  byDay(
    slotPlan(visits)
      .filter(({ day }) => day.startsWith(month))
      .flatMap(({ day, times }) => times.map((time) => ({ slot: slotOf(day, time), left: null }))),
    now,
  );

/** Whether a day has a time that may be chosen. */
export const isFree = (times: readonly OfferedTime[] | undefined): boolean =>
  times?.some(({ left }) => left !== 0) ?? false;

/** A month as a calendar shows it: its days in weeks from Sunday on; null before the first and after the last. */
export function weeksOf(month: string): (string | null)[][] {
  const first = new Date(`${month}-01`);
  const weeks: (string | null)[][] = [];
  let week: (string | null)[] = Array.from({ length: first.getUTCDay() }, () => null);
  for (let at = first; at.toJSON().startsWith(month); at = new Date(at.getTime() + 86_400_000)) {
    week.push(at.toJSON().slice(0, 10));
    if (week.length < 7) continue;
    weeks.push(week);
    week = [];
  }
  return week.length === 0 ? weeks : [...weeks, [...week, ...Array.from({ length: 7 - week.length }, () => null)]];
}
