import { wallBetween, type Doorway } from '#site/plan/openings.ts';
import { rectanglesOf } from '#site/plan/grid.ts';
import type { Edge, Rect } from '#site/plan/rect.ts';
import type { ResolvedPlan } from '#site/plan/resolve-plan.ts';
import type { Plan } from '#site/schema/plans.ts';

/** What a door's frame takes of the gap in the wall: two jambs of 40 mm. Leaves are taken off for moving in. */
export const FRAME = 80;

/** How high the clear opening of a door is: a frame of 2,100 mm without its head, threshold and floor finish. */
export const DOOR_HEIGHT = 2000;

/** The narrowest place on the way to a room. */
export interface Way {
  /** The clear width there, in millimetres. */
  width: number;
  /** The rooms between which it is; the entrance has one. */
  rooms: readonly string[];
}

/** What comes through a doorway, in millimetres. */
export const clearWidthOf = ({ gap, runs }: Pick<Doorway, 'gap' | 'runs'>): number =>
  (runs === 'east' ? gap.x1 - gap.x0 : gap.y1 - gap.y0) - FRAME;

/** The longest stretch of an edge that no wall covers. */
function openWidthOf(edge: Edge, walls: readonly Rect[]): number {
  const covered = walls.flatMap(({ x0, y0, x1, y1 }) => {
    const [low, high, from, to] = edge.runs === 'east' ? [y0, y1, x0, x1] : [x0, x1, y0, y1];
    return low <= edge.line && high >= edge.line ? [{ from, to }] : [];
  });
  let [at, longest] = [edge.from, 0];
  for (const { from, to } of covered.sort((a, b) => a.from - b.from)) {
    longest = Math.max(longest, Math.min(from, edge.to) - at);
    at = Math.max(at, to);
  }
  return Math.max(longest, edge.to - at);
}

/** The way to each room over the doors and open stretches that leave most room, from the entrance. */
export function waysIn(plan: Plan, { spaces, walls, doorways }: ResolvedPlan): ReadonlyMap<string, Way> {
  const solid = [...rectanglesOf(walls.outer), ...rectanglesOf(walls.partitions)];
  const open = plan.openings.flatMap(({ from, to }) => {
    const edge = wallBetween(spaces, from, to);
    return edge ? [{ width: openWidthOf(edge, solid), rooms: [from, to] }] : [];
  });
  const doors = doorways.map((doorway): Way => ({ width: clearWidthOf(doorway), rooms: doorway.rooms }));
  const ways = new Map<string, Way>();
  for (const way of doors) if (way.rooms.length === 1 && way.rooms[0] !== undefined) ways.set(way.rooms[0], way);
  const passes = [...open, ...doors.filter(({ rooms }) => rooms.length === 2)];
  // As often as there are rooms: a best way visits none twice.
  for (let round = 0; round < plan.rooms.length; round += 1)
    for (const pass of passes)
      for (const [from, to] of [pass.rooms, [...pass.rooms].reverse()]) {
        const before = from === undefined ? undefined : ways.get(from);
        if (!before || to === undefined) continue;
        const way = before.width <= pass.width ? before : pass;
        if (way.width > (ways.get(to)?.width ?? 0)) ways.set(to, way);
      }
  return ways;
}
