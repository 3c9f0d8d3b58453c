import type { PlainValue } from '#protocol/office/database-writes.ts';
import { BOOKING_STATES } from '#protocol/office/bookings.ts';
import { LEAD_TEXTS } from '#protocol/office/lead-document.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { LOG_DEEDS } from '#protocol/office/office-records.ts';
import { some, someSlot, type Scene } from './scene.ts';

/** The fields that documents have, by their collection, and one that none has. */
const KEYS: Readonly<Record<string, string>> = {
  leads: 'name phone digits last_four receipt form via state booking received_at assignee changed_at changed_by admin',
  notes: 'text by at admin',
  log: 'deed by at lead count detail admin',
  slots: 'taken capacity closed admin',
  moves: 'booking at admin',
  bookings: 'slot lead state at admin',
  refusals: 'form status at admin',
};

/** A field for a document by its name. */
export const someKey = ({ random }: Scene, name: string): string =>
  random.pick((KEYS[name.split('/').at(-2) ?? ''] ?? 'admin').split(' '));

const EDGES: Readonly<Record<string, number>> = { ...LEAD_TEXTS, assignee: 100, detail: 100, text: 2000 };

/** A value that the field might have, but for one thing; also one of another kind. */
export function oddValue(scene: Scene, key: string): PlainValue {
  const { random, by } = scene;
  const number = () => random.pick([-1, 0, 1, 2, 3, 6, 7, 399, 400, 599, 600, 1000, 1001]);
  const word = () => random.pick(['', 'x', '0', 'desk', by]);
  if (random.chance(20)) return random.pick<() => PlainValue>([number, word, () => new Date(0), () => ['홍']])();
  if (key in EDGES && random.chance(70)) return random.pick(['가', '1']).repeat(EDGES[key]! + random.below(2));
  const values: Readonly<Record<string, () => PlainValue>> = {
    via: () => 'desk',
    state: () => (random.chance(50) ? number() : random.pick(BOOKING_STATES)),
    booking: () => random.pick(['', random.hex(32), 'word', some(scene, OFFICE.bookings).id]),
    slot: () => someSlot(scene),
    lead: () => random.pick([some(scene, OFFICE.leads).id, random.hex(8)]),
    by: () => random.pick(['ours', 'boss', '']),
    changed_by: () => random.pick(['ours', 'boss', '']),
    closed: () => random.chance(50),
    deed: () => random.pick(LOG_DEEDS),
    at: () => new Date(0),
    received_at: () => new Date(0),
    changed_at: () => new Date(0),
    admin: word,
  };
  return (values[key] ?? (random.chance(80) ? number : word))();
}
