import { commitOnce } from '#features/leads-desk/database/commit-once.ts';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { newLeadId } from '#outbox/lead.ts';
import { fieldsOf, type DatabaseWrite, type PlainFields } from '#protocol/office/database-writes.ts';
import { logWrite } from '#protocol/office/log-writes.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { slotDetail, type SlotDeed } from './slot-detail.ts';
import type { Slot } from './slot-list.ts';

/** Something that the office does to slots. */
export interface SlotChange {
  deed: SlotDeed;
  /** The slots as they will be. */
  slots: readonly Slot[];
}

/** A commit takes 500 writes; one is the log's. */
const BATCH = 499;

export const openSlots = (slots: readonly Slot[]): SlotChange => ({ deed: 'made', slots });

export const closeSlots = (slots: readonly Slot[], closed: boolean): SlotChange => ({
  deed: closed ? 'closed' : 'reopened',
  slots: slots.filter((slot) => slot.closed !== closed).map((slot) => ({ ...slot, closed })),
});

/** Never below what is taken, so that nobody loses a place. */
export const resizeSlot = (slot: Slot, capacity: number): SlotChange => ({
  deed: 'resized',
  slots: [{ ...slot, capacity: Math.max(Math.round(capacity), slot.taken, 1) }],
});

/** A closing writes no capacity and a widening no closing: two desks change both without undoing each other. */
function slotWrite(root: string, deed: SlotDeed, { id, capacity, closed }: Slot): DatabaseWrite {
  const name = `${root}/${OFFICE.slots}/${id}`;
  if (deed === 'made')
    return {
      update: { name, fields: fieldsOf({ taken: 0, capacity, closed }) },
      currentDocument: { exists: false },
    };
  const fields: PlainFields = deed === 'resized' ? { capacity } : { closed };
  return {
    update: { name, fields: fieldsOf(fields) },
    updateMask: { fieldPaths: Object.keys(fields) },
    currentDocument: { exists: true },
  };
}

/**
 * Does it, as many slots at a time as a commit takes, each time with its entry in the log.
 * @param onDone told of the slots after each commit
 * @throws DatabaseError; what was told is done then
 */
export async function commitChange(
  database: OfficeDatabase,
  { deed, slots }: SlotChange,
  onDone: (slots: readonly Slot[]) => void,
): Promise<void> {
  const { root } = database;
  for (let at = 0; at < slots.length; at += BATCH) {
    const batch = slots.slice(at, at + BATCH);
    const entry = { deed: 'slots', by: database.uid, count: batch.length, detail: slotDetail(deed, batch) } as const;
    // One after the other: what fails leaves whole days behind, not holes. The entry is the first new document, by which
    // a repeat is known.
    // oxlint-disable-next-line no-await-in-loop
    await commitOnce(database, [
      logWrite(root, newLeadId(), entry),
      ...batch.map((slot) => slotWrite(root, deed, slot)),
    ]);
    onDone(batch);
  }
}
