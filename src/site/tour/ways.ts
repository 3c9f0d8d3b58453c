import { openRooms } from '#site/plan/open-rooms.ts';
import type { Edge } from '#site/plan/rect.ts';
import type { WalkPoint } from '#site/schema/tour.ts';
import type { Place } from './direction.ts';
import { along, isInSight, middlePlace, shareIn } from './sight.ts';
import type { WalkHome } from './walk-home.ts';

type Standing = Pick<WalkPoint, 'id' | 'room' | 'at'>;

/** A way from one point to another: where on the floor it leads out of the room. */
export interface Way {
  to: string;
  at: Place;
}

/** How far a way keeps from the ends of an open side, in millimetres. */
const FROM_END = 400;

const lengthOf = ([x, y]: Place, [toX, toY]: Place) => Math.hypot(toX - x, toY - y);

/** Where the line between two places crosses an open side, or comes nearest to doing so. */
function crossing(from: Place, to: Place, { runs, line, from: start, to: end }: Edge): Place {
  const [across, acrossTo] = runs === 'east' ? [from[1], to[1]] : [from[0], to[0]];
  const share = acrossTo === across ? 0.5 : (line - across) / (acrossTo - across);
  const [x, y] = along(from, to, share);
  const margin = Math.min(FROM_END, (end - start) / 2);
  const place = Math.min(Math.max(runs === 'east' ? x : y, start + margin), end - margin);
  return runs === 'east' ? [place, line] : [line, place];
}

/** The middle of the door between two rooms: of several, that which makes the shortest way. */
function doorBetween({ doorways }: WalkHome, from: Standing, to: Standing): Place | null {
  const middles = doorways
    .filter(({ rooms }) => rooms.includes(from.room) && rooms.includes(to.room))
    .map(({ gap }) => middlePlace(gap));
  const way = (middle: Place) => lengthOf(from.at, middle) + lengthOf(middle, to.at);
  return middles.reduce<Place | null>((best, each) => (best && way(best) <= way(each) ? best : each), null);
}

function openingBetween({ openings }: WalkHome, from: Standing, to: Standing): Place | null {
  const joins = (room: string, other: string) => (opening: WalkHome['openings'][number]) =>
    opening.from === room && opening.to === other;
  const found = openings.find(joins(from.room, to.room)) ?? openings.find(joins(to.room, from.room));
  return found ? crossing(from.at, to.at, found.edge) : null;
}

/** Rooms that lie open to each other, beyond a third one: a way to what is in sight, where it comes into its room. */
function inSight(home: WalkHome, from: Standing, to: Standing): Place | null {
  const room = home.rooms.get(to.room);
  if (!room || !openRooms(home, from.room).has(to.room) || !isInSight(from.at, to.at, home.walls)) return null;
  return along(from.at, to.at, shareIn(from.at, to.at, room)?.[0] ?? 1);
}

function wayTo(home: WalkHome, from: Standing, to: Standing): Place | null {
  if (from.room === to.room) return to.at;
  return doorBetween(home, from, to) ?? openingBetween(home, from, to) ?? inSight(home, from, to);
}

/**
 * The ways that lead from a point: through the doors of its room, over its open sides, and to what else is in sight of it
 * without a door between. Nobody writes them: the plan has them.
 */
export const waysFrom = (home: WalkHome, from: Standing, points: readonly Standing[]): Way[] =>
  points.flatMap((to) => {
    const at = to === from ? null : wayTo(home, from, to);
    return at ? [{ to: to.id, at }] : [];
  });
