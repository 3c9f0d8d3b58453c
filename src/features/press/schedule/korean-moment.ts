import { dayInSeoul, timeInSeoul } from '#text/moments.ts';

/** The moment that a field for date and time says in Korean time, wherever its device is; null: it says none. */
export function momentOf(written: string): Date | null {
  const moment = new Date(`${written}:00+09:00`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** A moment as such a field writes it: `2026-12-01T09:00`. */
export const writtenMoment = (moment: Date): string => `${dayInSeoul(moment)}T${timeInSeoul(moment)}`;
