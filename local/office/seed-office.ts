import * as v from 'valibot';
import type { Change, DocumentStore } from '#local/firestore/data/store.ts';
import { fieldsSchema } from '#local/firestore/data/values.ts';
import type { FormSpecs } from '#forms/form-specs.ts';
import { fieldsOf, type PlainFields } from '#protocol/office/database-writes.ts';
import { erasedId, OFFICE } from '#protocol/office/office-paths.ts';
import { timeOfSlot, type SlotDocument, type SlotId } from '#protocol/office/slots.ts';
import { exampleLead, type ExampleLead } from './example-lead.ts';
import { draw, hexOf } from './people.ts';
import { visitWords } from './words.ts';

export interface OfficeSeed {
  /** How many leads there shall have come. */
  leads: number;
  /** Times that are open for visits, and free. */
  slots: ReadonlyMap<SlotId, SlotDocument>;
  specs: FormSpecs;
  /** Account that worked the leads. */
  by: string;
  now: Date;
}

/** One of four reservations has a time, wherever there is room. */
function takeSlot(slots: Map<SlotId, SlotDocument>, { document }: ExampleLead, index: number): SlotId | undefined {
  if (document.form !== 'reservation' || draw('books', index) >= 0.25) return undefined;
  const free = [...slots].filter(([, { taken, capacity }]) => taken < capacity);
  const [id, slot] = free[Math.floor(draw('slot', index) * free.length)] ?? [];
  if (id && slot) slots.set(id, { ...slot, taken: slot.taken + 1 });
  return id;
}

/** What a lead consists of in the database: its document, its notes, its booking. */
function documentsOf(lead: ExampleLead, index: number, slot: SlotId | undefined, by: string): [string, PlainFields][] {
  const { id, document, notes } = lead;
  const token = hexOf('booking', index);
  const time = slot === undefined ? null : timeOfSlot(slot);
  const booked = time ? { booking: token, visitDate: visitWords(time.day, time.time) } : {};
  return [
    [`${OFFICE.leads}/${id}`, { ...document, ...booked }],
    ...notes.map((note, number): [string, PlainFields] => [
      `${OFFICE.leads}/${id}/${OFFICE.notes}/${hexOf(`note ${number}`, index).slice(0, 20)}`,
      { ...note, by },
    ]),
    ...(slot === undefined
      ? []
      : [
          [`${OFFICE.bookings}/${token}`, { slot, lead: id, state: 'booked', at: document.received_at }] satisfies [
            string,
            PlainFields,
          ],
        ]),
  ];
}

/**
 * Puts example leads, with their notes and visits, and open times into an office. Their ids are fixed: what is there
 * already stays as it is, and what was erased does not come again. Nobody is told of them, as of articles that are
 * seeded. @returns how many leads came anew @throws on a disk error
 */
export function seedOffice(
  store: DocumentStore,
  root: string,
  { leads, slots: opening, by, ...seed }: OfficeSeed,
): number {
  const isThere = (path: string) => store.get(`${root}/${path}`) !== undefined;
  // What has become of a slot that is there is the office's own: no example is booked into it.
  const slots = new Map([...opening].filter(([id]) => !isThere(`${OFFICE.slots}/${id}`)));
  const examples = Array.from({ length: leads }, (_, index) => ({ index, lead: exampleLead(index, { ...seed, by }) }));
  const missing = examples.filter(
    ({ lead: { id } }) => !isThere(`${OFFICE.leads}/${id}`) && !isThere(`${OFFICE.log}/${erasedId(id)}`),
  );
  const documents = missing.flatMap(({ lead, index }) => documentsOf(lead, index, takeSlot(slots, lead, index), by));
  const plain = [
    ...documents,
    ...[...slots].map(([id, slot]): [string, PlainFields] => [`${OFFICE.slots}/${id}`, { ...slot }]),
  ];
  if (plain.length === 0) return 0;
  const time = store.nextTime();
  const changes = plain.map(([path, values]): Change => {
    const name = `${root}/${path}`;
    return {
      name,
      document: { name, fields: v.parse(fieldsSchema, fieldsOf(values)), createTime: time, updateTime: time },
    };
  });
  store.save('seed', time, changes);
  return missing.length;
}
