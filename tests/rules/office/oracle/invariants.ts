import type { PlainFields } from '#protocol/office/database-writes.ts';
import { erasedId, OFFICE } from '#protocol/office/office-paths.ts';
import type { World } from './model.ts';

/** Watches what holds of an office whatever is committed. */
export interface Watch {
  /** What does not hold after a commit, in words. */
  faultsAfter: (before: World, after: World) => string[];
}

const inFolder = (name: string, collection: string) => name.split('/').at(-2) === collection;

/** The name of a document beside another one's collection. */
const beside = (name: string, collection: string, id: string) =>
  [...name.split('/').slice(0, -2), collection, id].join('/');

const slotOf = (name: string, booking: PlainFields) => beside(name, OFFICE.slots, String(booking.slot));

/** A lead names a booking of its own or none, and does not stand beside the mark of its erasure. */
function leadFaults(world: World, name: string, lead: PlainFields): string[] {
  const id = name.split('/').at(-1)!;
  const { booking } = lead;
  const isOwn = booking === undefined || world.get(beside(name, OFFICE.bookings, String(booking)))?.lead === id;
  return [
    ...(isOwn ? [] : [`${id} names a booking that is not its own`]),
    ...(world.has(beside(name, OFFICE.log, erasedId(id))) ? [`${id} is there and erased`] : []),
  ];
}

/** A booking is that of a lead that is there. */
const bookingFaults = (world: World, name: string, { lead }: PlainFields): string[] =>
  world.get(beside(name, OFFICE.leads, String(lead)))?.booking === name.split('/').at(-1)
    ? []
    : [`${name} has no lead`];

/** Starts where each counter is its slot's bookings. */
export function watch(): Watch {
  /** Places of visitors who came and whose bookings were erased since: they stay taken. */
  const kept = new Map<string, number>();
  return {
    faultsAfter: (before, after) => {
      for (const [name, booking] of before)
        if (inFolder(name, OFFICE.bookings) && booking.state === 'arrived' && !after.has(name))
          kept.set(slotOf(name, booking), (kept.get(slotOf(name, booking)) ?? 0) + 1);
      const held = new Map(kept);
      for (const [name, booking] of after)
        if (inFolder(name, OFFICE.bookings) && booking.state !== 'cancelled')
          held.set(slotOf(name, booking), (held.get(slotOf(name, booking)) ?? 0) + 1);
      return [...after].flatMap(([name, fields]) => {
        if (inFolder(name, OFFICE.leads)) return leadFaults(after, name, fields);
        if (inFolder(name, OFFICE.bookings)) return bookingFaults(after, name, fields);
        if (!inFolder(name, OFFICE.slots)) return [];
        const { taken, capacity } = fields;
        const isCounted = taken === (held.get(name) ?? 0);
        return [
          ...(isCounted ? [] : [`${name}: ${String(taken)} taken, ${held.get(name) ?? 0} booked`]),
          ...(Number(taken) <= Number(capacity) ? [] : [`${name}: beyond capacity`]),
        ];
      });
    },
  };
}
