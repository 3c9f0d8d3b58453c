import type { Item, Plan, Side } from '#site/schema/plans.ts';
import type { Edit } from '#editor/model/edit.ts';
import type { Point, Thing } from './thing.ts';
import { endMoved, endsAt, wayFor, type RoomList } from './walls.ts';

const set = (thing: Thing, key: string, value: number): Edit => ({ kind: 'set', path: [...thing.path, key], value });

/** How much further from the wall at its back something is when it moves. */
const AWAY: Readonly<Record<Side, (by: Point) => number>> = {
  north: ({ y }) => y,
  south: ({ y }) => -y,
  east: ({ x }) => -x,
  west: ({ x }) => x,
};

/** A plan's y grows to the north, a drawing's to the south. */
const alongWall = (side: Side, { x, y }: Point): number => (side === 'north' || side === 'south' ? x : -y);

function movePiece(thing: Thing, { against, at, gap = 0 }: Item, by: Point): Edit[] {
  const way = alongWall(against, by);
  const away = Math.max(0, gap + AWAY[against](by));
  return [...(way === 0 ? [] : [set(thing, 'at', at + way)]), ...(away === gap ? [] : [set(thing, 'gap', away)])];
}

/** Moves the ends of all rooms that meet in a wall; `by` to the north or east. */
export function moveWall(plan: Plan, unit: string, list: RoomList, index: number, side: Side, by: number): Edit[] {
  const ends = endsAt(plan, list, index, side);
  const way = wayFor(plan, ends, by);
  if (way === 0) return [];
  return ends.flatMap((end) =>
    endMoved(plan, end, way).map(([key, value]): Edit => ({
      kind: 'set',
      path: [unit, end.list, end.index, key],
      value,
    })),
  );
}

/** What becomes of a plan's numbers when a thing of it is moved, in millimetres of the drawing; nothing else changes. */
export function movePlanThing(plan: Plan, unit: string, thing: Thing, by: Point): Edit[] {
  const [, list, at] = thing.path;
  const index = Number(at);
  if (thing.kind === 'wall' && (list === 'rooms' || list === 'kept')) {
    const side = thing.id.split('/').at(-1) as Side;
    const way = side === 'north' || side === 'south' ? -by.y : by.x;
    return moveWall(plan, unit, list, index, side, way);
  }
  if (list === 'fixtures' || list === 'furniture') {
    const item = plan[list][index];
    return item ? movePiece(thing, item, by) : [];
  }
  const opening =
    list === 'entrance' ? plan.entrance : list === 'doors' || list === 'windows' ? plan[list][index] : null;
  const way = thing.moves === 'x' ? by.x : -by.y;
  return opening && way !== 0 ? [set(thing, 'at', opening.at + way)] : [];
}
