import { commitOnce } from '#features/leads-desk/database/commit-once.ts';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { pagesOf } from '#features/leads-desk/database/read-pages.ts';
import { leadOf, type Lead } from '#features/leads-desk/list/lead.ts';
import { leadQuery, type LeadFilter } from '#features/leads-desk/list/lead-query.ts';
import { logWrite, newLogId } from '#protocol/office/log-writes.ts';
import { csvOf } from './csv.ts';
import { rowsOf } from './lead-rows.ts';

/** Few enough to come over a slow network, many enough for few questions. */
const ROWS_AT_ONCE = 300;

interface Watch {
  /** How many leads were read so far. */
  onRead: (count: number) => void;
  /** Aborted when nobody waits for the file any more. */
  signal: AbortSignal;
}

/**
 * The leads that the list shows by `filter`, as text of a CSV file. The log says how many, before anybody has the file.
 * null: there are none.
 * @throws DatabaseError, or what `signal` was aborted with
 */
export async function exportLeads(
  database: OfficeDatabase,
  filter: LeadFilter,
  { onRead, signal }: Watch,
): Promise<{ csv: string; count: number } | null> {
  // One that was sent again while it was read stands on two pages.
  const leads = new Map<string, Lead>();
  for await (const page of pagesOf(database, leadQuery(filter, null, ROWS_AT_ONCE))) {
    signal.throwIfAborted();
    for (const found of page) {
      const lead = leadOf(found);
      if (lead) leads.set(lead.id, lead);
    }
    onRead(leads.size);
  }
  signal.throwIfAborted();
  if (leads.size === 0) return null;
  const csv = csvOf(rowsOf([...leads.values()]));
  const entry = { deed: 'export', by: database.uid, count: leads.size } as const;
  await commitOnce(database, [logWrite(database.root, newLogId(), entry)]);
  return { csv, count: leads.size };
}
