import type { Plan } from '#site/schema/plans.ts';
import type { PlanProblem } from './plan-problem.ts';
import type { PlacedItem } from './items.ts';
import { bandInside, overlap } from './rect.ts';
import { resolvePlan, type ResolvedPlan } from './resolve-plan.ts';
import type { Space } from './spaces.ts';

/** Where a washer may stand, and where what heats the home may hang. */
const WET: readonly Space['use'][] = ['utility', 'store', 'bath'];
const HEAT: readonly Space['use'][] = ['utility', 'store', 'outdoor-unit'];

/** How far from its louvre an outdoor unit may stand, in millimetres. */
const BEFORE_LOUVRE = 150;
/** How much of its width an outdoor unit's casing does not breathe through. */
const FRAME = 50;

function checkIn({ spaces }: ResolvedPlan, item: PlacedItem, uses: readonly Space['use'][]): PlanProblem[] {
  const use = spaces.find(({ name }) => name === item.room)?.use;
  return use !== undefined && uses.includes(use)
    ? []
    : [{ field: item.field, remedy: `the ${item.kind} belongs into a room for ${uses.join(' or ')}` }];
}

/** An outdoor unit stands in a room of its own, close behind a louvre that is at least as wide. */
function checkOutdoorUnit({ spaces, glazings }: ResolvedPlan, unit: PlacedItem): PlanProblem[] {
  const room = spaces.find(({ name }) => name === unit.room);
  if (room?.use !== 'outdoor-unit')
    return [{ field: unit.field, remedy: "the outdoor-unit belongs into a room with use: 'outdoor-unit'" }];
  const breathes = glazings.some(({ kind, room: name, side, gap, runs }) => {
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
    ...of('laundry').flatMap((washer) => checkIn(resolved, washer, WET)),
    ...of('boiler').flatMap((boiler) => checkIn(resolved, boiler, HEAT)),
    ...of('outdoor-unit').flatMap((unit) => checkOutdoorUnit(resolved, unit)),
  ];
}
