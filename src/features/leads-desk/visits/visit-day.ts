import { dayAfter } from '#features/leads-desk/days.ts';
import { dayInSeoul, timeInSeoul } from '#text/moments.ts';

/** From when on the office thinks of the next day. */
const EVENING = '17:00';

/** The day whose visits the desk shows first: today's, in the evening tomorrow's. */
export function dayToShow(now: Date): string {
  const today = dayInSeoul(now);
  return timeInSeoul(now) >= EVENING ? dayAfter(today, 1) : today;
}

/** Whether a text is a day: `2027-03-12`. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
