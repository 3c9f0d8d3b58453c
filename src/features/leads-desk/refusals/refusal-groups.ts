import type { FoundDocument } from '#firebase/rest/found-document.ts';
import type { OfficeDatabase, OfficeQuery } from '#features/leads-desk/database/office-database.ts';
import type { DatabaseWrite } from '#protocol/office/database-writes.ts';
import { logWrite, newLogId } from '#protocol/office/log-writes.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { refusalMeaning } from '#text/leads-desk/refusals.ts';

/** More are told as “or more”. With the log's entry they fit into one commit. */
export const MOST_REFUSALS = 200;

/** The latest leads that the form service did not take. */
export const REFUSALS_QUERY: OfficeQuery = {
  collection: OFFICE.refusals,
  orderBy: [{ field: 'at', direction: 'descending' }],
  limit: MOST_REFUSALS,
};

/** Refusals of one meaning. */
export interface RefusalGroup {
  meaning: string;
  /** What the office can do about it. */
  remedy: string;
  count: number;
  last: Date;
}

/** Refusals by what they mean, in the order in which they were found. */
export function refusalGroups(refusals: readonly FoundDocument[]): RefusalGroup[] {
  const groups = new Map<string, RefusalGroup>();
  for (const { fields } of refusals) {
    const { status, at } = fields;
    if (typeof status !== 'number' || !(at instanceof Date)) continue;
    const told = refusalMeaning(status);
    const before = groups.get(told.meaning);
    const last = before && before.last > at ? before.last : at;
    groups.set(told.meaning, { ...told, count: (before?.count ?? 0) + 1, last });
  }
  return [...groups.values()];
}

/** Takes away what was read, and no refusal that came since, and says so in the log. For administrators. */
export async function clearRefusals(database: OfficeDatabase, refusals: readonly FoundDocument[]): Promise<void> {
  const gone = refusals.map(({ path }): DatabaseWrite => ({ delete: `${database.root}/${path}` }));
  const entry = { deed: 'refusals', by: database.uid, count: refusals.length } as const;
  await database.commit([logWrite(database.root, newLogId(), entry), ...gone]);
}
