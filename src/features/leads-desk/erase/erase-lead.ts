import { DatabaseError } from '#firebase/rest/database-error.ts';
import type { FoundDocument } from '#firebase/rest/found-document.ts';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { BOOKING_STATES } from '#protocol/office/bookings.ts';
import { eraseNotesWrites, eraseWrites, type ErasedLead, type ErasureReason } from '#protocol/office/erase-writes.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';

/** Notes that fit into one commit beside the rest. */
const NOTES_AT_ONCE = 400;
const TRIES = 3;

/** What another look may mend: the visitor moved the booking, or cancelled it, in this moment. */
const CHANGED = new Set(['permission-denied', 'aborted', 'not-found', 'failed-precondition']);

const bookingPath = (token: string) => `${OFFICE.bookings}/${token}`;

async function bookingOf(database: OfficeDatabase, lead: FoundDocument): Promise<ErasedLead['booking']> {
  const token = lead.fields['booking'];
  const found = typeof token === 'string' && token !== '' ? await database.find(bookingPath(token)) : null;
  if (!found) return null;
  const { slot, state } = found.fields;
  const known = BOOKING_STATES.find((one) => one === state);
  // Rather than leave its place taken for ever.
  if (typeof slot !== 'string' || !known) throw new DatabaseError('failed-precondition');
  return { token: found.id, slot, state: known };
}

const notesOf = async (database: OfficeDatabase, lead: string): Promise<string[]> => {
  const collection = `${OFFICE.leads}/${lead}/${OFFICE.notes}`;
  return (await database.query({ collection, limit: NOTES_AT_ONCE })).map(({ id }) => id);
};

/** Erases the lead as it is now. @returns false: there is none any more */
async function eraseFound(database: OfficeDatabase, lead: string, reason: ErasureReason): Promise<boolean> {
  const found = await database.find(`${OFFICE.leads}/${lead}`);
  if (!found) return false;
  const [booking, notes] = await Promise.all([bookingOf(database, found), notesOf(database, lead)]);
  await database.commit(eraseWrites(database.root, { lead, notes, booking }, { by: database.uid, reason }));
  return true;
}

/**
 * Erases a lead with its notes, its booking and what was reported of it, so that nothing of the visitor stays. Erased
 * by somebody else meanwhile is erased too. For administrators.
 * @throws DatabaseError where it could not be done; the lead is then still there
 */
export async function eraseLead(database: OfficeDatabase, lead: string, reason: ErasureReason): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each try looks at what the one before it met
      await eraseFound(database, lead, reason);
      break;
    } catch (error) {
      if (left <= 1 || !(error instanceof DatabaseError && CHANGED.has(error.code))) throw error;
    }
  }
  await eraseLeftNotes(database, lead);
}

/** Notes that were added in the moment of the erasure, and those beyond a commit. */
async function eraseLeftNotes(database: OfficeDatabase, lead: string): Promise<void> {
  const notes = await notesOf(database, lead);
  if (notes.length === 0) return;
  await database.commit(eraseNotesWrites(database.root, { lead, notes }));
  await eraseLeftNotes(database, lead);
}
