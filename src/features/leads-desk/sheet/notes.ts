import { OFFICE } from '#protocol/office/office-paths.ts';
import type { NoteDocument } from '#protocol/office/office-records.ts';
import type { FoundDocument } from '#firebase/rest/found-document.ts';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';

/** In characters; the database's rules say the same. */
export const LONGEST_NOTE = 2000;
/** Nobody writes more about one visitor. */
const MOST_NOTES = 200;

export interface Note extends NoteDocument {
  id: string;
}

function noteOf({ id, fields: { text, at, by } }: FoundDocument): Note | null {
  return typeof text === 'string' && at instanceof Date && typeof by === 'string' ? { id, text, at, by } : null;
}

/** A lead's notes, newest first. @throws {DatabaseError} */
export async function readNotes(database: OfficeDatabase, lead: string): Promise<Note[]> {
  const found = await database.query({
    collection: `${OFFICE.leads}/${lead}/${OFFICE.notes}`,
    orderBy: [{ field: 'at', direction: 'descending' }],
    limit: MOST_NOTES,
  });
  return found.flatMap((document) => noteOf(document) ?? []);
}
