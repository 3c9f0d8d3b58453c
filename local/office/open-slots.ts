import { slotOf, type SlotDocument, type SlotId } from '#protocol/office/slots.ts';
import type { Visits } from '#site/schema/visits.ts';
import { slotPlan, type VisitDay } from '#site/visits/slot-plan.ts';

const SEOUL_AHEAD_MS = 9 * 60 * 60_000;

/** The next `count` days, after the one on which `now` is in Korea, on which the content plans visits. */
export function nextVisitDays(visits: Visits, now: Date, count: number): VisitDay[] {
  const today = new Date(now.getTime() + SEOUL_AHEAD_MS).toJSON().slice(0, 10);
  return slotPlan(visits)
    .filter(({ day }) => day > today)
    .slice(0, count);
}

/** The slots of some days, all of them free. @param capacity visits that each time takes */
export const freeSlots = (days: readonly VisitDay[], capacity: number): Map<SlotId, SlotDocument> =>
  new Map(
    days.flatMap(({ day, times }) =>
      times.map((time) => [slotOf(day, time), { taken: 0, capacity, closed: false }] as const),
    ),
  );
