import type { Plan } from '#site/schema/plans.ts';
import type { PlanProblem } from './plan-problem.ts';
import type { PlacedItem } from './items.ts';
import { bandInside, overlap } from './rect.ts';
import { resolvePlan, type ResolvedPlan } from './resolve-plan.ts';
import type { Space } from './spaces.ts';

/** Where a washer may stand, and where what heats the home may hang. */
const WET: readonly Space['use'][] = ['utility', 'store', 'bath'];
const HEAT: readonly Space['use'][] = ['utility', 'outdoor-unit'];

/** How far from its louvre an outdoor unit may stand, in millimetres. */
const BEFORE_LOUVRE = 150;
/** How much of its width an outdoor unit's casing does not breathe through. */
const FRAME = 50;

const wrongRoom = (item: PlacedItem, uses: readonly Space['use'][]): PlanProblem[] => [
  { field: item.field, remedy: `the ${item.kind} belongs into a room for ${uses.join(' or ')}` },
];

const roomOf = ({ spaces }: ResolvedPlan, item: PlacedItem) => spaces.find(({ name }) => name === item.room);

/** A washer that overflows spoils no boards. */
function checkLaundry(resolved: ResolvedPlan, washer: PlacedItem): PlanProblem[] {
  const room = roomOf(resolved, washer);
  if (!room || !WET.includes(room.use)) return wrongRoom(washer, WET);
  const remedy = `the laundry stands on tiles: give '${room.name}' floor: 'tile'`;
  return room.floor === 'tile' ? [] : [{ field: washer.field, remedy }];
}

/** What a boiler burns leaves through an outer wall, by a window or a louvre that lets air in. */
function checkBoiler(resolved: ResolvedPlan, boiler: PlacedItem): PlanProblem[] {
  const room = roomOf(resolved, boiler);
  if (!room || !HEAT.includes(room.use)) return wrongRoom(boiler, HEAT);
  const breathes = resolved.glazings.some((glazing) => glazing.room === room.name && !glazing.isInner);
  const remedy = `the boiler needs air: give '${room.name}' a window or a louvre to the outside`;
  return breathes ? [] : [{ field: boiler.field, remedy }];
}

/** An outdoor unit stands in a room of its own, close behind a louvre that is at least as wide. */
function checkOutdoorUnit(resolved: ResolvedPlan, unit: PlacedItem): PlanProblem[] {
  const room = roomOf(resolved, unit);
  if (room?.use !== 'outdoor-unit')
    return [{ field: unit.field, remedy: "the outdoor-unit belongs into a room with use: 'outdoor-unit'" }];
  const breathes = resolved.glazings.some(({ kind, room: name, side, gap, runs }) => {
    if (kind !== 'louvre' || name !== unit.room) return false;
    const [from, to] = runs === 'east' ? [gap.x0, gap.x1] : [gap.y0, gap.y1];
    const long = Math.max(unit.x1 - unit.x0, unit.y1 - unit.y0);
    return to - from >= long - FRAME && overlap(bandInside(room, side, BEFORE_LOUVRE, from, to), unit);
  });
  const remedy = `give '${unit.room}' a louvre as wide as the outdoor-unit, and stand it within ${BEFORE_LOUVRE} mm of it`;
  return breathes ? [] : [{ field: unit.field, remedy }];
}

/**
 * A washer and a boiler where they belong, and a place for the air conditioner's outdoor unit, which 주택건설기준 등에 관한
 * 규정 제37조제5항 asks of every home.
 */
export function checkServices(plan: Plan): PlanProblem[] {
  const resolved = resolvePlan(plan, 'extended');
  const of = (kind: PlacedItem['kind']) => resolved.items.filter((item) => item.kind === kind);
  const missing = (['laundry', 'outdoor-unit'] as const).filter((kind) => of(kind).length === 0);
  return [
    ...missing.map((kind) => ({ field: 'fixtures', remedy: `no ${kind} has a place: add one` })),
    ...of('laundry').flatMap((washer) => checkLaundry(resolved, washer)),
    ...of('boiler').flatMap((boiler) => checkBoiler(resolved, boiler)),
    ...of('outdoor-unit').flatMap((unit) => checkOutdoorUnit(resolved, unit)),
  ];
}
