import { turned } from '#site/tour/direction.ts';
import type { ShownDoor } from '#site/tour/shown-walk.ts';
import { placeIn } from './lens.ts';
import type { Look, Size } from './look.ts';

/** All marks stand in a row a little under the horizon, in degrees: in the doors, on what is seen through them. */
export const MARK_PITCH = -8;

/** Of a mark, in CSS pixels: how far it reaches over its place and under it, and how near that may be to an edge. */
const [OVER, UNDER, FROM_EDGE] = [22, 54, 44];
/** Between the marks, and between a mark's words and an edge. */
const GAP = 12;
/** What the room's name takes at the upper edge. */
const NAME = 52;
/** Marks that share an opening push each other until they are apart; a few rounds are enough for a row of them. */
const ROUNDS = 40;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

interface Place {
  x: number;
  y: number;
}

/** Where a door is seen, or the part of it that is in the window; null: it is not. */
function seenAt(door: Pick<ShownDoor, 'yaw' | 'reach'>, look: Look, size: Size): Place | null {
  const turn = turned(door.yaw - look.yaw);
  const aside = clamp(turn, -look.width / 2, look.width / 2);
  if (Math.abs(turn - aside) > door.reach) return null;
  const place = placeIn(look, { yaw: look.yaw + aside, pitch: MARK_PITCH }, size);
  // A door reaches from the floor to over one's head: it is seen when its mark's place is no longer.
  return place && Math.abs(place.y - size.height / 2) < size.height ? place : null;
}

/** Moves marks of these widths apart along their row, and into the window. */
function spread(xs: number[], widths: readonly number[], { width }: Size): void {
  const order = [...xs.keys()].sort((a, b) => (xs[a] ?? 0) - (xs[b] ?? 0));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, right] of order.entries()) {
      const margin = Math.max(FROM_EDGE, (widths[right] ?? 0) / 2 + GAP);
      xs[right] = clamp(xs[right] ?? 0, margin, width - margin);
      const left = order[place - 1];
      if (left === undefined) continue;
      const least = ((widths[left] ?? 0) + (widths[right] ?? 0)) / 2 + GAP;
      const push = Math.max(0, least - ((xs[right] ?? 0) - (xs[left] ?? 0))) / 2;
      xs[left] = (xs[left] ?? 0) - push;
      xs[right] = (xs[right] ?? 0) + push;
    }
  }
}

/** Where the marks of doors stand, in CSS pixels: each in its door, whole in the window, none over another; null: unseen. */
export function placeMarks(
  doors: readonly Pick<ShownDoor, 'yaw' | 'reach'>[],
  widths: readonly number[],
  look: Look,
  size: Size,
): (Place | null)[] {
  const seen = doors.map((door) => seenAt(door, look, size));
  const shown = [...seen.keys()].filter((index) => seen[index]);
  const xs = shown.map((index) => seen[index]?.x ?? 0);
  spread(
    xs,
    shown.map((index) => widths[index] ?? 0),
    size,
  );
  return seen.map((place, index) => {
    if (!place) return null;
    const y = clamp(place.y, NAME + OVER, Math.max(NAME + OVER, size.height - UNDER - GAP));
    return { x: xs[shown.indexOf(index)] ?? place.x, y };
  });
}
