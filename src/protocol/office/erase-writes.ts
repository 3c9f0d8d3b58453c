import { dropWrites } from './booking-writes.ts';
import type { BookingDocument } from './bookings.ts';
import type { DatabaseWrite } from './database-writes.ts';
import { logWrite } from './log-writes.ts';
import { erasedId, OFFICE } from './office-paths.ts';

/** What a lead is erased for: its visitor asked, or its time is over. */
export type ErasureReason = 'request' | 'retention';

/** A lead with all that the office has of it. */
export interface ErasedLead {
  lead: string;
  /** Ids of its notes; one commit takes at most 500 writes, six of them are not notes. */
  notes: readonly string[];
  booking: (Pick<BookingDocument, 'slot' | 'state'> & { token: string }) | null;
}

/** Takes notes away that were added while their lead was being erased. */
export const eraseNotesWrites = (root: string, { lead, notes }: Omit<ErasedLead, 'booking'>): DatabaseWrite[] =>
  notes.map((note) => ({ delete: `${root}/${OFFICE.leads}/${lead}/${OFFICE.notes}/${note}` }));

/**
 * Erases a lead, its notes, its booking with the place, and what was reported of it. What stays is the log's entry, while
 * which stands nobody can send the lead again. `by`: account of the administrator.
 */
export const eraseWrites = (
  root: string,
  erased: ErasedLead,
  { by, reason }: { by: string; reason: ErasureReason },
): DatabaseWrite[] => [
  logWrite(root, erasedId(erased.lead), { deed: 'erase', by, lead: erased.lead, detail: reason }),
  { delete: `${root}/${OFFICE.leads}/${erased.lead}` },
  { delete: `${root}/${OFFICE.refusals}/${erased.lead}` },
  ...(erased.booking ? dropWrites(root, erased.booking.token, erased.booking) : []),
  ...eraseNotesWrites(root, erased),
];
