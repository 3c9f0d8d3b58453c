import { slotOf, type SlotId } from '#protocol/office/slots.ts';
import { dayInSeoul, timeInSeoul } from '#text/moments.ts';

/** What Seoul's calendar and clocks show at a moment, as a slot's id: `2027-03-12T1030`. */
export const slotAt = (moment: Date): SlotId => slotOf(dayInSeoul(moment), timeInSeoul(moment));

/** The moment at which Seoul's clocks show a slot's time. */
export const momentOf = (day: string, time: string): Date => new Date(`${day}T${time}:00+09:00`);
