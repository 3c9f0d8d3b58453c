import { edgeOn, rectOf, type Edge } from '#site/plan/rect.ts';
import type { Plan, Side } from '#site/schema/plans.ts';

// A wall has no number of its own: it is where rooms end. To move it is to move the ends of all rooms on both of its
// sides, or a gap or an overlap would be left.

export type RoomList = 'rooms' | 'kept';

export const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];

const OPPOSITE: Readonly<Record<Side, Side>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

/** One end of one room. */
export interface RoomEnd {
  list: RoomList;
  index: number;
  side: Side;
  edge: Edge;
}

const endsOf = (plan: Plan): RoomEnd[] =>
  (['rooms', 'kept'] as const).flatMap((list) =>
    plan[list].flatMap((room, index) => SIDES.map((side) => ({ list, index, side, edge: edgeOn(rectOf(room), side) }))),
  );

/** Whether two rooms stand back to back at a stretch of one line. */
const isBehind = (one: RoomEnd, other: RoomEnd): boolean =>
  other.side === OPPOSITE[one.side] &&
  other.edge.line === one.edge.line &&
  other.edge.from < one.edge.to &&
  one.edge.from < other.edge.to;

/** All ends of rooms that meet in the wall on one side of a room, that room's first. */
export function endsAt(plan: Plan, list: RoomList, index: number, side: Side): RoomEnd[] {
  const all = endsOf(plan);
  const wall = new Set(all.filter((end) => end.list === list && end.index === index && end.side === side));
  for (const end of wall) for (const other of all) if (isBehind(end, other)) wall.add(other);
  return [...wall];
}

const grows = ({ side }: RoomEnd): boolean => side === 'north' || side === 'east';

/** The least that a room may measure, as its schema has it. */
const LEAST = 100;

/** As much of a way, to the north or east, as leaves every room a room, and none beyond the plan's own corner. */
export function wayFor(plan: Plan, ends: readonly RoomEnd[], by: number): number {
  return ends.reduce((way, end) => {
    const room = plan[end.list][end.index];
    if (!room) return way;
    const [start, size] = end.edge.runs === 'east' ? [room.y, room.depth] : [room.x, room.width];
    if (grows(end)) return Math.max(way, LEAST - size);
    const most = Math.min(way, size - LEAST);
    return end.list === 'rooms' ? Math.max(most, -start) : most;
  }, by);
}

/** What a room's numbers are once its end has moved. */
export function endMoved(plan: Plan, end: RoomEnd, by: number): [key: 'x' | 'y' | 'width' | 'depth', value: number][] {
  const room = plan[end.list][end.index];
  if (!room) return [];
  const [start, size] = end.edge.runs === 'east' ? (['y', 'depth'] as const) : (['x', 'width'] as const);
  if (grows(end)) return [[size, room[size] + by]];
  return [
    [start, room[start] + by],
    [size, room[size] - by],
  ];
}
