import { LEAD_STATES, searchTexts, type LeadState } from '#protocol/office/lead-document.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { startOfDay } from '#text/moments.ts';
import type { OfficeCondition, OfficeQuery } from '#features/leads-desk/database/office-database.ts';
import type { Lead } from './lead.ts';

/** What the list shows; an empty text is no condition. */
export interface LeadFilter {
  form: string;
  state: LeadState | '';
  /** `2026-11-23`, in Seoul. */
  day: string;
  /** `utm_campaign`, as it is. */
  campaign: string;
}

export const NO_FILTER: LeadFilter = { form: '', state: '', day: '', campaign: '' };

export const LEADS_PER_PAGE = 50;
/** More than anybody reads in the answer to one search. */
const MOST_FOUND = 100;
const DAY_MS = 86_400_000;

const leads = (where: OfficeCondition[], limit: number): OfficeQuery => ({ collection: OFFICE.leads, where, limit });
const equal = (field: string, value: string | number): OfficeCondition => ({ field, is: '==', value });

function conditions({ form, state, day, campaign }: LeadFilter): OfficeCondition[] {
  const start = startOfDay(day);
  const isDay = !Number.isNaN(start.getTime());
  return [
    ...(form ? [equal('form', form)] : []),
    ...(state ? [equal('state', LEAD_STATES.indexOf(state))] : []),
    ...(campaign.trim() ? [equal('utm_campaign', campaign.trim())] : []),
    ...(isDay ? [{ field: 'received_at', is: '>=', value: start } as const] : []),
    ...(isDay ? [{ field: 'received_at', is: '<', value: new Date(start.getTime() + DAY_MS) } as const] : []),
  ];
}

/** A page of the filtered list, newest first, from after `last` on. Its indexes are in firestore.indexes.json. */
export const leadQuery = (filter: LeadFilter, last: Lead | null, limit = LEADS_PER_PAGE): OfficeQuery => ({
  ...leads(conditions(filter), limit),
  orderBy: [{ field: 'received_at', direction: 'descending' }],
  ...(last && { after: [last.received_at, `${OFFICE.leads}/${last.id}`] }),
});

/** Leads that came after a moment. */
export const freshQuery = (since: Date, limit: number): OfficeQuery => ({
  ...leads([{ field: 'received_at', is: '>', value: since }], limit),
  orderBy: [{ field: 'received_at', direction: 'descending' }],
});

/** After every Korean name that begins so. */
const LAST_CHARACTER = '\u{f8ff}';

/** What a search may mean: a number's last four digits, a whole number, a receipt number, the beginning of a name. */
export function searchQueries(text: string): OfficeQuery[] {
  const wanted = text.trim();
  if (wanted === '') return [];
  const { digits = '' } = searchTexts('', wanted);
  const isNumber = /^[\d\s()+-]+$/.test(wanted);
  const byReceipt = /^[0-9a-f]{6}$/i.test(wanted) ? [leads([equal('receipt', wanted.toUpperCase())], MOST_FOUND)] : [];
  if (isNumber && digits.length === 4) return [leads([equal('last_four', digits)], MOST_FOUND)];
  if (isNumber) return [...byReceipt, leads([equal('digits', digits)], MOST_FOUND)];
  const byName: OfficeQuery = {
    ...leads(
      [
        { field: 'name', is: '>=', value: wanted },
        { field: 'name', is: '<', value: wanted + LAST_CHARACTER },
      ],
      MOST_FOUND,
    ),
    orderBy: [{ field: 'name', direction: 'ascending' }],
  };
  return [...byReceipt, byName];
}

/** Firestore compares with at most 30 values at once. */
const AT_ONCE = 30;

/** All leads of these numbers. */
export function sameNumberQueries(numbers: readonly string[]): OfficeQuery[] {
  const distinct = [...new Set(numbers)].filter((digits) => digits.length >= 7);
  return Array.from({ length: Math.ceil(distinct.length / AT_ONCE) }, (_, index) =>
    leads([{ field: 'digits', is: 'in', value: distinct.slice(index * AT_ONCE, (index + 1) * AT_ONCE) }], MOST_FOUND),
  );
}
