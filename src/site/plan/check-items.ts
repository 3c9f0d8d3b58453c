import type { Plan } from '#site/schema/plans.ts';
import { boxOfRect } from '#site/furniture/box.ts';
import { depthBetween, isIn } from '#site/furniture/depth.ts';
import { floorOf, type HomeFloor } from '#site/furniture/home-floor.ts';
import { depthInDoorway, depthInWalls } from '#site/furniture/standing.ts';
import type { PlanProblem } from './plan-problem.ts';
import { sweepOf } from './doorway-space.ts';
import { gridOf, rectanglesOf } from './grid.ts';
import type { PlacedItem } from './items.ts';
import { openRooms } from './open-rooms.ts';
import { overlap } from './rect.ts';
import { resolvePlan, type ResolvedPlan } from './resolve-plan.ts';
import type { Variant } from './spaces.ts';

/** Whether an item lies in its own room, or in those that lie open to it. */
function isInRoom(plan: Plan, { spaces }: ResolvedPlan, item: PlacedItem): boolean {
  const rooms = openRooms(plan, item.room);
  const outside = gridOf(
    [item],
    spaces.filter(({ name }) => rooms.has(name)),
  );
  return rectanglesOf(outside).length === 0;
}

/** What is wrong with a piece where it stands, if anything: asked as of a visitor's furniture. */
function faultOf(plan: Plan, resolved: ResolvedPlan, floor: HomeFloor, item: PlacedItem): string | null {
  const box = boxOfRect(item);
  if (!isInRoom(plan, resolved, item) || isIn(depthInWalls(floor, box))) return `does not lie within '${item.room}'`;
  // A rug lies under things and under doors.
  if (item.kind === 'rug') return null;
  const before = resolved.items.slice(0, resolved.items.indexOf(item));
  const other = before.find((earlier) => earlier.kind !== 'rug' && isIn(depthBetween(box, boxOfRect(earlier))));
  if (other) return `stands in the ${other.kind}, ${other.field}`;
  // A hatch lies level with the floor: doors turn above it.
  if (item.kind === 'hatch') return null;
  const door = floor.doorways.find((doorway) => isIn(depthInDoorway(doorway, box)));
  return door ? `stands in the way of the door ${door.rooms.join('–')}` : null;
}

function checkStanding(plan: Plan, resolved: ResolvedPlan): PlanProblem[] {
  const floor = floorOf(plan, resolved);
  return resolved.items.flatMap((item) => {
    const fault = faultOf(plan, resolved, floor, item);
    if (!fault) return [];
    const remedy = `the ${item.kind} in '${item.room}' ${fault}: mend against, at, gap, width or depth`;
    return [{ field: item.field, remedy }];
  });
}

function checkSwings({ doorways }: ResolvedPlan): PlanProblem[] {
  const swings = doorways.flatMap(({ swing, rooms }) => (swing ? [{ sweep: sweepOf(swing), rooms }] : []));
  return swings.flatMap(({ sweep, rooms }, index) => {
    const other = swings.slice(0, index).find((before) => overlap(before.sweep, sweep));
    const remedy = `the door ${rooms.join('–')} strikes the door ${other?.rooms.join('–')}: mend at, hinge or into`;
    return other ? [{ field: 'doors', remedy }] : [];
  });
}

function checkNames({ rooms, kept, fixtures, furniture }: Plan): PlanProblem[] {
  const names = [...rooms, ...kept].map(({ name }) => name);
  return Object.entries({ fixtures, furniture }).flatMap(([list, items]) =>
    items.flatMap(({ room }, index) =>
      names.includes(room) ? [] : [{ field: `${list}[${index}].room`, remedy: `no room has the name '${room}'` }],
    ),
  );
}

/** Fixtures, furniture and door leaves, in the home as built and in the extended one. */
export function checkItems(plan: Plan): PlanProblem[] {
  const inVariant = (variant: Variant) => {
    const resolved = resolvePlan(plan, variant);
    return [...checkStanding(plan, resolved), ...checkSwings(resolved)];
  };
  const extended = inVariant('extended');
  const known = new Set(extended.map(({ field, remedy }) => field + remedy));
  const onlyBasic = plan.balcony ? inVariant('basic').filter(({ field, remedy }) => !known.has(field + remedy)) : [];
  return [
    ...checkNames(plan),
    ...extended,
    ...onlyBasic.map(({ field, remedy }) => ({ field, remedy: `before the extension ${remedy}` })),
  ];
}
