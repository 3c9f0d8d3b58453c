import type { Plan } from '#site/schema/plans.ts';
import { gridOf, rectanglesOf } from './grid.ts';
import { doorwayOf, gapLength, type Doorway } from './openings.ts';
import type { PlanProblem } from './plan-problem.ts';
import type { Rect } from './rect.ts';
import { resolvePlan } from './resolve-plan.ts';
import { signOf } from './swing.ts';

/** What of an open leaf stays in sight, and from which width on a door has two leaves, in millimetres. */
const IN_SIGHT = 80;
const TWO_LEAVES = 1300;

/** Where in the wall the leaves of a sliding door are when it is open. Panels of glass stand behind each other in its gap. */
function pocketsOf(doorway: Doorway): Rect[] {
  const { gap, runs, slides, isGlazed } = doorway;
  if (!slides || isGlazed) return [];
  const beside = (end: -1 | 1, reach: number): Rect => {
    const [from, to] = end < 0 ? [-reach, 0] : [0, reach];
    return runs === 'east'
      ? { ...gap, x0: (end < 0 ? gap.x0 : gap.x1) + from, x1: (end < 0 ? gap.x0 : gap.x1) + to }
      : { ...gap, y0: (end < 0 ? gap.y0 : gap.y1) + from, y1: (end < 0 ? gap.y0 : gap.y1) + to };
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
