import type { FoundDocument } from '#firebase/rest/found-document.ts';
import type { OfficeDatabase, OfficeQuery } from '#features/leads-desk/database/office-database.ts';
import { leadOf, type Lead } from './lead.ts';
import { leadQuery, LEADS_PER_PAGE, sameNumberQueries, searchQueries, type LeadFilter } from './lead-query.ts';

export interface LeadPage {
  leads: Lead[];
  /** Where the next page begins; null: there is none. */
  last: Lead | null;
}

/** Gives the first page that was asked for in advance to the first who wants it; null: it is taken. */
export type TakeFirst = () => Promise<LeadPage> | null;

const read = (found: readonly FoundDocument[]) => found.flatMap((document) => leadOf(document) ?? []);
const newestFirst = (a: Lead, b: Lead) => b.received_at.getTime() - a.received_at.getTime();

/** The leads of several queries, each once, newest first. */
async function readAll(database: OfficeDatabase, queries: readonly OfficeQuery[]): Promise<Lead[]> {
  const found = (await Promise.all(queries.map((query) => database.query(query)))).flatMap(read);
  return [...new Map(found.map((lead) => [lead.id, lead])).values()].sort(newestFirst);
}

/** One page of the filtered list. @throws {DatabaseError} */
export async function readPage(database: OfficeDatabase, filter: LeadFilter, after: Lead | null): Promise<LeadPage> {
  const found = await database.query(leadQuery(filter, after));
  const leads = read(found);
  return { leads, last: found.length < LEADS_PER_PAGE ? null : (leads.at(-1) ?? null) };
}

/** What a search finds, at most 100 by each of its meanings. @throws {DatabaseError} */
export const search = (database: OfficeDatabase, text: string): Promise<Lead[]> =>
  readAll(database, searchQueries(text));

/** All leads with the numbers of these, themselves included. @throws {DatabaseError} */
export const readSameNumbers = (database: OfficeDatabase, leads: readonly Pick<Lead, 'digits'>[]): Promise<Lead[]> =>
  readAll(database, sameNumberQueries(leads.map(({ digits = '' }) => digits)));
