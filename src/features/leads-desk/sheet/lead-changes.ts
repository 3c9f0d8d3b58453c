import { fieldsOf, serverTime, type DatabaseWrite } from '#protocol/office/database-writes.ts';
import { LEAD_STATES, type LeadState } from '#protocol/office/lead-document.ts';
import { logWrite } from '#protocol/office/log-writes.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { newLeadId } from '#outbox/lead.ts';
import { commitOnce } from '#features/leads-desk/database/commit-once.ts';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import type { Lead } from '#features/leads-desk/list/lead.ts';

// Each deed and its entry in the log are one commit. The log never carries what a visitor or the office has written.

/** Ids of entries and notes are made as those of leads. */
const newId = newLeadId;

/** What the office makes of a lead; the visitor's words stay. */
export function changeWrite(
  { root, uid }: OfficeDatabase,
  lead: string,
  change: { state?: number; assignee?: string },
) {
  const fields = { ...change, changed_by: uid };
  return {
    update: { name: `${root}/${OFFICE.leads}/${lead}`, fields: fieldsOf(fields) },
    updateMask: { fieldPaths: Object.keys(fields) },
    updateTransforms: [serverTime('changed_at')],
    currentDocument: { exists: true },
  } satisfies DatabaseWrite;
}

/** Puts leads into a state, all or none. @returns them as they are then. @throws {DatabaseError} */
export async function changeStates(
  database: OfficeDatabase,
  leads: readonly Lead[],
  to: LeadState,
): Promise<readonly Lead[]> {
  const { root, uid: by } = database;
  const state = LEAD_STATES.indexOf(to);
  await commitOnce(
    database,
    leads.flatMap(({ id: lead }) => [
      changeWrite(database, lead, { state }),
      logWrite(root, newId(), { deed: 'state', by, lead, detail: to }),
    ]),
  );
  const changed = { state, changed_at: new Date(), changed_by: by };
  return leads.map((lead) => ({ ...lead, ...changed }));
}

/** Says who works a lead; an empty text is nobody. @throws {DatabaseError} */
export async function assign(database: OfficeDatabase, lead: Lead, assignee: string): Promise<Lead> {
  const { root, uid: by } = database;
  await commitOnce(database, [
    changeWrite(database, lead.id, { assignee }),
    logWrite(root, newId(), { deed: 'assign', by, lead: lead.id }),
  ]);
  return { ...lead, assignee, changed_at: new Date(), changed_by: by };
}

/** Adds a note to a lead. @throws {DatabaseError} */
export async function addNote(database: OfficeDatabase, lead: string, text: string): Promise<void> {
  const { root, uid: by } = database;
  await commitOnce(database, [
    {
      update: {
        name: `${root}/${OFFICE.leads}/${lead}/${OFFICE.notes}/${newId()}`,
        fields: fieldsOf({ text, by }),
      },
      updateTransforms: [serverTime('at')],
      currentDocument: { exists: false },
    },
    logWrite(root, newId(), { deed: 'note', by, lead }),
  ]);
}

/** Notes in the log that a lead's number is shown; nobody sees it before that is written. @throws {DatabaseError} */
export const noteReveal = (database: OfficeDatabase, lead: string): Promise<void> =>
  commitOnce(database, [logWrite(database.root, newId(), { deed: 'reveal', by: database.uid, lead })]);
