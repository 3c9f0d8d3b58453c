import type { PlainFields } from '#protocol/office/database-writes.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { isNow, type Sight } from './sight.ts';

type Eyes = Pick<Sight, 'was' | 'becomes' | 'now'>;

/** The place that a booking holds: that of a visitor who came stays taken. */
const placeOf = (booking: PlainFields | undefined) => {
  const isHeld = booking && (booking.state === 'booked' || booking.state === 'arrived');
  return isHeld ? String(booking.slot) : null;
};

/** Which bookings come to each slot, and which leave it. */
function moversOf({ was, becomes }: Eyes, tokens: ReadonlySet<string>): Map<string, { token: string; by: 1 | -1 }[]> {
  const movers = new Map<string, { token: string; by: 1 | -1 }[]>();
  const add = (slot: string | null, token: string, by: 1 | -1) => {
    if (slot !== null) movers.set(slot, [...(movers.get(slot) ?? []), { token, by }]);
  };
  for (const token of tokens) {
    const [before, after] = [was(OFFICE.bookings, token), becomes(OFFICE.bookings, token)];
    // The place of a visitor who came is not given away when the booking is erased.
    const isKept = !after && before?.state === 'arrived';
    if (placeOf(before) === placeOf(after) || isKept) continue;
    add(placeOf(before), token, -1);
    add(placeOf(after), token, 1);
  }
  return movers;
}

/** What of one office a commit touches. */
export interface Touched {
  bookings: ReadonlySet<string>;
  /** Ids of slots and of moves. */
  slots: ReadonlySet<string>;
}

/**
 * Whether each slot's counter moves as its bookings do: by one, for the one booking that its move names, and not without.
 */
export function judgeCounters(eyes: Eyes, { bookings, slots }: Touched, movesWritten: ReadonlySet<string>): boolean {
  const movers = moversOf(eyes, bookings);
  return [...new Set([...slots, ...movers.keys()])].every((slot) => {
    const [before, after] = [eyes.was(OFFICE.slots, slot), eyes.becomes(OFFICE.slots, slot)];
    const by = Number(after?.taken ?? 0) - Number(before?.taken ?? 0);
    const [mover, ...others] = movers.get(slot) ?? [];
    if (!mover) return by === 0 && !movesWritten.has(slot);
    const move = eyes.becomes(OFFICE.moves, slot);
    return others.length === 0 && by === mover.by && move?.booking === mover.token && isNow(eyes, move.at);
  });
}
