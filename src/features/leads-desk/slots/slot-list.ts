import type { FoundDocument } from '#firebase/rest/found-document.ts';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { pagesOf } from '#features/leads-desk/database/read-pages.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { timeOfSlot, type SlotDocument, type SlotId } from '#protocol/office/slots.ts';

/** A time for visits as the database has it. */
export interface Slot extends SlotDocument {
  id: SlotId;
  /** `2027-03-12` */
  day: string;
  /** `14:00` */
  time: string;
}

/** The most slots that the rules let anybody list at once. */
const PAGE = 500;

/** A slot's document; null: it is none. */
export function slotOfDocument({ id, fields }: FoundDocument): Slot | null {
  const { taken, capacity, closed } = fields;
  const at = timeOfSlot(id);
  if (!at || typeof taken !== 'number' || typeof capacity !== 'number' || typeof closed !== 'boolean') return null;
  return { id, ...at, taken, capacity, closed };
}

/**
 * All slots from a day on, in the order of time.
 * @param last the last day that is wanted; without it there is none
 * @throws DatabaseError
 */
export async function readSlots(database: OfficeDatabase, from: string, last?: string): Promise<Slot[]> {
  const slots: Slot[] = [];
  // A day alone is no slot's id, and sorts before those of its times.
  const query = { collection: OFFICE.slots, after: [`${OFFICE.slots}/${from}`], limit: last ? 100 : PAGE };
  for await (const page of pagesOf(database, query)) {
    slots.push(...page.flatMap((found) => slotOfDocument(found) ?? []));
    if (last && (slots.at(-1)?.day ?? '') > last) break;
  }
  return last ? slots.filter(({ day }) => day <= last) : slots;
}
