import { openRooms } from '#site/plan/open-rooms.ts';
import type { Doorway } from '#site/plan/openings.ts';
import type { Edge } from '#site/plan/rect.ts';
import type { WalkPoint } from '#site/schema/tour.ts';
import { azimuthTo, placeTowards, type Place } from './direction.ts';
import { seenThrough, type OpeningSeen } from './opening-seen.ts';
import { along, isInSight, middlePlace, shareIn } from './sight.ts';
import type { WalkHome } from './walk-home.ts';

type Standing = Pick<WalkPoint, 'id' | 'room' | 'at'>;

/** Where a way leads out of a room, and what is seen there of what it leads to. */
interface Exit {
  at: Place;
  seen: OpeningSeen;
}

/** A way from one point to another. */
export interface Way extends Exit {
  to: string;
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

/** How far to both sides of an open way it matters what is free, in degrees. */
const ASIDE = 12;
/** As little as possible first. */
const TURNS = Array.from({ length: 2 * ASIDE + 1 }, (_, index) => (index % 2 === 0 ? -index / 2 : (index + 1) / 2));

/** Where a way leads over open floor; what is seen there is what no wall hides, straight on or else beside it. */
function openAt({ walls }: WalkHome, from: Standing, at: Place): Exit {
  const [yaw, far] = [azimuthTo(from.at, at), lengthOf(from.at, at)];
  const isFree = (turn: number) => isInSight(from.at, placeTowards(from.at, yaw + turn, far), walls);
  const end = (start: number, step: 1 | -1) => {
    let turn = start;
    while (Math.abs(turn + step) <= ASIDE && isFree(turn + step)) turn += step;
    return turn;
  };
  const first = TURNS.find(isFree) ?? 0;
  const [left, right] = [end(first, -1), end(first, 1)];
  return { at, seen: { yaw: yaw + (left + right) / 2, reach: (right - left) / 2 } };
}

/** Through the door between two rooms: of several, that which makes the shortest way. */
function doorBetween({ doorways }: WalkHome, from: Standing, to: Standing): Exit | null {
  const between = doorways.filter(({ rooms }) => rooms.includes(from.room) && rooms.includes(to.room));
  const way = ({ gap }: Doorway) => lengthOf(from.at, middlePlace(gap)) + lengthOf(middlePlace(gap), to.at);
  const nearest = between.reduce<Doorway | null>((best, each) => (best && way(best) <= way(each) ? best : each), null);
  return nearest && { at: middlePlace(nearest.gap), seen: seenThrough(from.at, nearest) };
}

function openingBetween(home: WalkHome, from: Standing, to: Standing): Exit | null {
  const joins = (room: string, other: string) => (opening: WalkHome['openings'][number]) =>
    opening.from === room && opening.to === other;
  const found = home.openings.find(joins(from.room, to.room)) ?? home.openings.find(joins(to.room, from.room));
  return found ? openAt(home, from, crossing(from.at, to.at, found.edge)) : null;
}

/** Rooms that lie open to each other, beyond a third one: a way to what is in sight, where it comes into its room. */
function inSight(home: WalkHome, from: Standing, to: Standing): Exit | null {
  const room = home.rooms.get(to.room);
  if (!room || !openRooms(home, from.room).has(to.room) || !isInSight(from.at, to.at, home.walls)) return null;
  return openAt(home, from, along(from.at, to.at, shareIn(from.at, to.at, room)?.[0] ?? 1));
}

function wayTo(home: WalkHome, from: Standing, to: Standing): Exit | null {
  if (from.room === to.room) return openAt(home, from, to.at);
  return doorBetween(home, from, to) ?? openingBetween(home, from, to) ?? inSight(home, from, to);
}

/**
 * The ways that lead from a point: through the doors of its room, over its open sides, and to what else is in sight of it
 * without a door between. Nobody writes them: the plan has them.
 */
export const waysFrom = (home: WalkHome, from: Standing, points: readonly Standing[]): Way[] =>
  points.flatMap((to) => {
    const exit = to === from ? null : wayTo(home, from, to);
    return exit ? [{ to: to.id, ...exit }] : [];
  });
