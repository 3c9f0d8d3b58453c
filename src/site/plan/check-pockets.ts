import type { Plan } from '#site/schema/plans.ts';
import { gridOf, rectanglesOf } from './grid.ts';
import { doorwayOf, gapLength, TWO_LEAVES, type Doorway } from './openings.ts';
import type { PlanProblem } from './plan-problem.ts';
import type { Rect } from './rect.ts';
import { resolvePlan } from './resolve-plan.ts';
import { signOf } from './swing.ts';

/** What of an open leaf stays in sight, in millimetres. */
const IN_SIGHT = 80;

/** Where in the wall the leaves of a sliding door are when it is open. Panels of glass stand behind each other in its gap. */
function pocketsOf(doorway: Doorway): Rect[] {
  const { gap, runs, slides, isGlazed } = doorway;
  if (!slides || isGlazed) return [];
  const beside = (end: -1 | 1, reach: number): Rect => {
    const { x0, y0, x1, y1 } = gap;
    if (runs === 'east') return end < 0 ? { ...gap, x0: x0 - reach, x1: x0 } : { ...gap, x0: x1, x1: x1 + reach };
    return end < 0 ? { ...gap, y0: y0 - reach, y1: y0 } : { ...gap, y0: y1, y1: y1 + reach };
  };
  const length = gapLength(doorway);
  if (length < TWO_LEAVES) return [beside(signOf(slides), length - IN_SIGHT)];
  return [beside(-1, length / 2 - IN_SIGHT), beside(1, length / 2 - IN_SIGHT)];
}

/** Sliding doors whose leaves have no wall to go into: its end, another door or a window comes before. */
export function checkPockets(plan: Plan): PlanProblem[] {
  const { spaces, walls } = resolvePlan(plan, 'extended');
  const solid = [...rectanglesOf(walls.outer), ...rectanglesOf(walls.partitions)];
  return plan.doors.flatMap((door, index) => {
    const doorway = doorwayOf(spaces, door);
    const free = doorway && rectanglesOf(gridOf(pocketsOf(doorway), solid));
    if (!free?.length) return [];
    const remedy = `the door ${door.from}–${door.to} has no wall of its width to slide into: mend at, width or slides`;
    return [{ field: `doors[${index}].slides`, remedy }];
  });
}
