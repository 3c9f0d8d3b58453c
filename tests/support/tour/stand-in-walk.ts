import { openRooms } from '#site/plan/open-rooms.ts';
import type { Plan } from '#site/schema/plans.ts';
import type { Walk, WalkPoint } from '#site/schema/tour.ts';
import { walkHome } from '#site/tour/walk-home.ts';
import { walkProblems } from '#site/tour/walk-problems.ts';

const STEP_MM = 50;
const MOST = 8;

const poster = { name: 'interior-84a-living', alt: '거실' };

/** The free place of a room that is nearest to its middle; null: the room has none. */
function placeIn(plan: Plan, room: string): readonly [number, number] | null {
  const space = walkHome(plan).rooms.get(room);
  if (!space) return null;
  const middle = [(space.x0 + space.x1) / 2, (space.y0 + space.y1) / 2] as const;
  const places: [number, number][] = [];
  for (let x = space.x0 + STEP_MM; x < space.x1; x += STEP_MM)
    for (let y = space.y0 + STEP_MM; y < space.y1; y += STEP_MM) places.push([x, y]);
  const far = ([x, y]: readonly [number, number]) => Math.hypot(x - middle[0], y - middle[1]);
  const isFree = (at: [number, number]) =>
    walkProblems({ unit: '', poster, partial: true, points: [pointAt('a', room, at, '')] }, plan).length === 0;
  return places.sort((a, b) => far(a) - far(b)).find(isFree) ?? null;
}

const pointAt = (id: string, room: string, at: readonly [number, number], unit: string): WalkPoint => ({
  id,
  room,
  at: [at[0], at[1]],
  picture: { name: `panorama-${unit.toLowerCase()}-${id}`, alt: `${room}의 벽과 문, 창이 보입니다.` },
});

/** Rooms in the order in which they are reached from one. */
function reachedFrom(plan: Plan, first: string): string[] {
  const reached = new Set([first]);
  for (const name of reached) {
    for (const other of openRooms(walkHome(plan), name)) reached.add(other);
    for (const { from, to } of plan.doors) if (from === name || to === name) reached.add(from).add(to);
  }
  return [...reached];
}

/** A walk through any home: its rooms from the living room on, each from its middle, as far as there is room to stand. */
export function standInWalk(unit: string, plan: Plan, living = '거실'): Walk {
  const points = reachedFrom(plan, living).flatMap((room, index) => {
    const at = placeIn(plan, room);
    return at ? [pointAt(`room-${index}`, room, at, unit)] : [];
  });
  return { unit, poster, points: points.slice(0, MOST) };
}
