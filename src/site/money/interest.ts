import { hundredths } from '#site/schema/parts/money.ts';
import type { Payment } from './payments.ts';

const DAY_MS = 86_400_000;

/** Days from one to another, `2027-03-05` each. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/**
 * Simple interest of the 중도금 from the day of each until another, 365 days a year, each in whole won without the rest.
 * @param percent a year, two decimals
 */
export const interestOf = (payments: readonly Payment[], percent: number, until: string): number =>
  payments
    .filter(({ kind }) => kind === 'interim')
    .reduce((sum, { due, won }) => {
      const days = due === null ? 0 : Math.max(0, daysBetween(due, until));
      return sum + Math.floor((won * hundredths(percent) * days) / (10_000 * 365));
    }, 0);

/** A rate as it is typed, `5.25` or `5,25%`; null: it is none between 0 and 30 per cent with two decimals at most. */
export function readRate(text: string): number | null {
  const typed = text.normalize('NFKC').replace(/%$/, '').trim().replace(',', '.');
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(typed)) return null;
  const value = Number(typed);
  return value <= 30 ? value : null;
}
