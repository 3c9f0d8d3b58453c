import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import { timeOfSlot, type SlotId } from '#protocol/office/slots.ts';
import { readSlots, type OpenSlot } from './free-slots.ts';
import { momentOf, slotAt } from './korean-time.ts';

const DAY_MS = 86_400_000;
/** How far from the wanted time others are looked for, before and after, in days. */
const DAYS = 7;
/** How many are offered. */
const MOST = 4;

const msOf = (slot: SlotId): number => {
  const at = timeOfSlot(slot);
  return at ? momentOf(at.day, at.time).getTime() : Number.NaN;
};

/** The free times nearest to a wanted one, in their order; none that is over. `now`: Seoul's time as a slot's id. */
export function nearestOf(slots: readonly OpenSlot[], wanted: SlotId, now: SlotId): OpenSlot[] {
  const away = ({ slot }: OpenSlot) => Math.abs(msOf(slot) - msOf(wanted));
  return slots
    .filter(({ slot, left }) => left > 0 && slot > now && slot !== wanted)
    .sort((a, b) => away(a) - away(b))
    .slice(0, MOST)
    .sort((a, b) => (a.slot < b.slot ? -1 : 1));
}

/** Asks the office for the free times nearest to a wanted one. @throws {OfficeError} */
export async function nearestTimes(office: OfficeEndpoint, wanted: SlotId): Promise<OpenSlot[]> {
  const daysOn = (days: number) => slotAt(new Date(msOf(wanted) + days * DAY_MS));
  return nearestOf(await readSlots(office, daysOn(-DAYS), daysOn(DAYS)), wanted, slotAt(new Date()));
}
