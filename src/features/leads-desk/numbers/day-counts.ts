import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { pagesOf } from '#features/leads-desk/database/read-pages.ts';
import { dayAfter } from '#features/leads-desk/days.ts';
import { leadOf, stateOf, type Lead } from '#features/leads-desk/list/lead.ts';
import type { LeadState } from '#protocol/office/lead-document.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { FORM_KEYS, type FormKey } from '#protocol/outbox/forms.ts';
import { dayInSeoul, startOfDay } from '#text/moments.ts';

export const DAYS = 14;
/** Leads that are counted; each one that is read costs the office money. */
export const MOST_COUNTED = 1000;
const AT_ONCE = 250;

export type FormColumn = FormKey | 'other';

/** The leads of one day. A state or a form that is missing has none. */
export interface DayCount {
  day: string;
  all: number;
  states: Partial<Record<LeadState, number>>;
  forms: Partial<Record<FormColumn, number>>;
}

export interface Counted {
  /** Today first. */
  days: DayCount[];
  /** The day in which counting ended because there are too many; null: all were counted. */
  cutIn: string | null;
}

const formOf = ({ form }: Lead): FormColumn => FORM_KEYS.find((key) => key === form) ?? 'other';

/** Counts leads by their days in Seoul, for the days up to `today`. */
export function countDays(leads: readonly Lead[], today: string): DayCount[] {
  const days = Array.from({ length: DAYS }, (_, at): DayCount => ({
    day: dayAfter(today, -at),
    all: 0,
    states: {},
    forms: {},
  }));
  const byDay = new Map(days.map((count) => [count.day, count]));
  for (const lead of leads) {
    const count = byDay.get(dayInSeoul(lead.received_at));
    if (!count) continue;
    const [state, form] = [stateOf(lead), formOf(lead)];
    count.all += 1;
    count.states[state] = (count.states[state] ?? 0) + 1;
    count.forms[form] = (count.forms[form] ?? 0) + 1;
  }
  return days;
}

/** Reads and counts the leads of the last days. @throws DatabaseError */
export async function readCounts(database: OfficeDatabase, now: Date): Promise<Counted> {
  const today = dayInSeoul(now);
  const since = startOfDay(dayAfter(today, 1 - DAYS));
  const pages = pagesOf(database, {
    collection: OFFICE.leads,
    where: [{ field: 'received_at', is: '>=', value: since }],
    orderBy: [{ field: 'received_at', direction: 'descending' }],
    limit: AT_ONCE,
  });
  let read = 0;
  const leads: Lead[] = [];
  for await (const page of pages) {
    read += page.length;
    leads.push(...page.flatMap((found) => leadOf(found) ?? []));
    if (read >= MOST_COUNTED) break;
  }
  const last = leads.at(-1);
  return { days: countDays(leads, today), cutIn: read >= MOST_COUNTED && last ? dayInSeoul(last.received_at) : null };
}

/** The sums of all days. */
export const sumOf = <Key extends string>(counts: readonly Partial<Record<Key, number>>[], key: Key): number =>
  counts.reduce((sum, count) => sum + (count[key] ?? 0), 0);
