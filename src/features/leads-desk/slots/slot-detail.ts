import { timeOfSlot } from '#protocol/office/slots.ts';
import { formatDayInYear } from '#text/dates.ts';
import { SLOT_DEED_NAMES } from '#text/leads-desk/slots.ts';
import type { Slot } from './slot-list.ts';

export type SlotDeed = keyof typeof SLOT_DEED_NAMES;

const isDeed = (word: string): word is SlotDeed => Object.hasOwn(SLOT_DEED_NAMES, word);

/** What the log says was done: `closed 2027-03-12T1400`, `made 2027-03-12T1000 2027-03-14T1600`, `resized … =5`. */
export function slotDetail(deed: SlotDeed, slots: readonly Slot[]): string {
  const ends = new Set([slots[0]?.id ?? '', slots.at(-1)?.id ?? '']);
  return [deed, ...ends, ...(deed === 'resized' ? [`=${slots[0]?.capacity ?? 0}`] : [])].join(' ');
}

/** A `slotDetail` in words; null: it is none. */
export function slotDetailText(detail: string): string | null {
  const [deed = '', ...rest] = detail.split(' ');
  if (!isDeed(deed)) return null;
  const times = rest.flatMap((word) => {
    const slot = timeOfSlot(word);
    return slot ? `${formatDayInYear(slot.day)} ${slot.time}` : [];
  });
  const size = rest.find((word) => word.startsWith('='))?.slice(1);
  return [times.join(' ~ '), SLOT_DEED_NAMES[deed], size].filter(Boolean).join(' ');
}
