import { gapLength, wallBetween, type Doorway } from '#site/plan/openings.ts';
import { rectanglesOf } from '#site/plan/grid.ts';
import { overlap, type Edge, type Rect } from '#site/plan/rect.ts';
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
export const clearWidthOf = (doorway: Doorway): number => gapLength(doorway) - FRAME;

interface Stretch extends Edge {
  rooms: readonly string[];
}

/** The parts of an edge that no wall covers. */
function openParts(edge: Stretch, walls: readonly Rect[]): Stretch[] {
  const covered = walls.flatMap(({ x0, y0, x1, y1 }) => {
    const [low, high, from, to] = edge.runs === 'east' ? [y0, y1, x0, x1] : [x0, x1, y0, y1];
    return low <= edge.line && high >= edge.line ? [{ from, to }] : [];
  });
  const parts: Stretch[] = [];
  let at = edge.from;
  for (const { from, to } of [...covered.sort((a, b) => a.from - b.from), { from: edge.to, to: edge.to }]) {
    const end = Math.min(from, edge.to);
    if (end > at) parts.push({ ...edge, from: at, to: end });
    at = Math.max(at, to);
  }
  return parts;
}

/** How wide it is open where a stretch is: as far as others go on in its line, since no wall ends between them. */
function openWidthOf(stretch: Stretch, all: readonly Stretch[]): number {
  const line = all.filter(({ runs, line: at }) => runs === stretch.runs && at === stretch.line);
  let [from, to] = [stretch.from, stretch.to];
  for (let next: Stretch | undefined = stretch; next;) {
    next = line.find((other) => other.to === from || other.from === to);
    [from, to] = [Math.min(from, next?.from ?? from), Math.max(to, next?.to ?? to)];
  }
  return to - from;
}

/** Where rooms lie open to each other. */
function openingsOf(plan: Plan, { spaces, walls }: ResolvedPlan): Way[] {
  const solid = [...rectanglesOf(walls.outer), ...rectanglesOf(walls.partitions)];
  const stretches = plan.openings.flatMap(({ from, to }): Stretch[] => {
    const edge = wallBetween(spaces, from, to);
    return edge ? openParts({ ...edge, rooms: [from, to] }, solid) : [];
  });
  return stretches.map((stretch) => ({ width: openWidthOf(stretch, stretches), rooms: stretch.rooms }));
}

/** The sliding doors to balconies, of which one half opens; no furniture comes back in by a window. */
const balconyDoorsOf = ({ spaces, glazings }: ResolvedPlan): Way[] =>
  glazings.flatMap(({ isInner, gap, runs, room }) => {
    const balcony = spaces.find((space) => space.isBalcony && overlap(space, gap));
    return isInner && balcony ? [{ width: gapLength({ gap, runs }) / 2 - FRAME, rooms: [room, balcony.name] }] : [];
  });

/** The way to each room over the doors and open stretches that leave most room, from the entrance. */
export function waysIn(plan: Plan, resolved: ResolvedPlan): ReadonlyMap<string, Way> {
  const doors = resolved.doorways.map((doorway): Way => ({ width: clearWidthOf(doorway), rooms: doorway.rooms }));
  const open = openingsOf(plan, resolved);
  const ways = new Map<string, Way>(
    doors.filter(({ rooms }) => rooms.length === 1).map((way) => [way.rooms.join(''), way]),
  );
  // As often as there are rooms: a best way visits none twice.
  for (let round = 0; round < plan.rooms.length; round += 1)
    for (const pass of [...doors, ...open]) {
      improve(ways, pass.rooms, pass);
      improve(ways, [...pass.rooms].reverse(), pass);
    }
  for (const pass of balconyDoorsOf(resolved)) improve(ways, pass.rooms, pass);
  return ways;
}

/** Goes on from a room through a door or an open stretch, where that leaves more room than what is known. */
function improve(ways: Map<string, Way>, [from = '', to = '']: readonly string[], pass: Way): void {
  const before = ways.get(from);
  if (!before || to === '') return;
  const way = before.width <= pass.width ? before : pass;
  if (way.width > (ways.get(to)?.width ?? 0)) ways.set(to, way);
}
