import { commitOnce } from '#features/leads-desk/database/commit-once.ts';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { changeWrite } from '#features/leads-desk/sheet/lead-changes.ts';
import { newLeadId } from '#outbox/lead.ts';
import { arriveWrites } from '#protocol/office/booking-writes.ts';
import { fieldsOf, serverTime, type DatabaseWrite } from '#protocol/office/database-writes.ts';
import { LEAD_STATES } from '#protocol/office/lead-document.ts';
import { logWrite } from '#protocol/office/log-writes.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { findVisit, type Visit } from './visit-list.ts';

const PROMISED = LEAD_STATES.indexOf('promised');
const VISITED = LEAD_STATES.indexOf('visited');
const CONTRACTED = LEAD_STATES.indexOf('contracted');

/** Where a lead stands once its visitor is here: who has a contract keeps it. */
const stateOnArrival = (state: number): number => (state === CONTRACTED ? CONTRACTED : VISITED);

const stateWrites = (database: OfficeDatabase, { lead, visitor }: Visit, state: number): DatabaseWrite[] =>
  visitor && visitor.state !== state ? [changeWrite(database, lead, { state })] : [];

const expectWrite = (root: string, token: string): DatabaseWrite => ({
  update: { name: `${root}/${OFFICE.bookings}/${token}`, fields: fieldsOf({ state: 'booked' }) },
  updateMask: { fieldPaths: ['state'] },
  updateTransforms: [serverTime('at')],
  currentDocument: { exists: true },
});

/** Marks that the visitor is here: booking, lead and log in one commit. @returns the visit as it is now @throws DatabaseError */
export async function arrive(database: OfficeDatabase, visit: Visit): Promise<Visit> {
  const { root, uid } = database;
  const { token, lead, slot, visitor } = visit;
  const state = stateOnArrival(visitor?.state ?? VISITED);
  await commitOnce(database, [
    ...arriveWrites(root, token),
    ...stateWrites(database, visit, state),
    logWrite(root, newLeadId(), { deed: 'arrival', by: uid, lead, detail: slot }),
  ]);
  if (!visitor) return { ...visit, state: 'arrived' };
  return { ...visit, state: 'arrived', visitor: { ...visitor, state }, stateBefore: visitor.state };
}

/**
 * Takes an arrival back. A lead that the office has moved on since keeps its state.
 * @returns the visit as it is now; null: it is no more
 * @throws DatabaseError
 */
export async function undoArrival(database: OfficeDatabase, before: Visit): Promise<Visit | null> {
  const { root, uid } = database;
  const visit = await findVisit(database, before.token);
  if (visit?.state !== 'arrived') return visit;
  const { token, lead, visitor } = visit;
  const state = visitor?.state === VISITED ? (before.stateBefore ?? PROMISED) : (visitor?.state ?? VISITED);
  await commitOnce(database, [
    expectWrite(root, token),
    ...stateWrites(database, visit, state),
    logWrite(root, newLeadId(), { deed: 'arrival', by: uid, lead, detail: 'undone' }),
  ]);
  return { ...visit, state: 'booked', visitor: visitor && { ...visitor, state } };
}
