import type { DatabaseFields } from '#protocol/office/database-writes.ts';
import { OFFICE, type OfficeEndpoint } from '#protocol/office/office-paths.ts';
import { timeOfSlot, type SlotId } from '#protocol/office/slots.ts';
import { queryOffice } from './office-calls.ts';

/** A time that the office has opened. */
export interface OpenSlot {
  slot: SlotId;
  /** Places that are left; 0: full, or closed since. */
  left: number;
}

/** What rules let anybody ask at once. */
const MOST = 500;

const wholeNumber = (fields: DatabaseFields, name: string): number | null => {
  const value = fields[name];
  const number = value && 'integerValue' in value ? Number(value.integerValue) : Number.NaN;
  return Number.isSafeInteger(number) ? number : null;
};

/** What a slot's document says; null: it is none. */
export function openSlotOf(id: string, fields: DatabaseFields): OpenSlot | null {
  const [taken, capacity] = [wholeNumber(fields, 'taken'), wholeNumber(fields, 'capacity')];
  const { closed } = fields;
  if (!timeOfSlot(id) || taken === null || capacity === null || !closed || !('booleanValue' in closed)) return null;
  return { slot: id, left: closed.booleanValue ? 0 : Math.max(0, capacity - taken) };
}

/** The times from `from` to `until` that the office has opened, in order. @throws {OfficeError} */
export async function readSlots(office: OfficeEndpoint, from: SlotId, until: SlotId): Promise<OpenSlot[]> {
  const at = (slot: SlotId, before: boolean) => ({
    values: [{ referenceValue: `${office.root}/${OFFICE.slots}/${slot}` }],
    before,
  });
  const found = await queryOffice(office, {
    from: [{ collectionId: OFFICE.slots }],
    orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
    startAt: at(from, true),
    endAt: at(until, false),
    limit: MOST,
  });
  return found.flatMap(({ id, fields }) => openSlotOf(id, fields) ?? []);
}
