import { rectanglesOf } from '#site/plan/grid.ts';
import { resolvePlan } from '#site/plan/resolve-plan.ts';
import type { Plan } from '#site/schema/plans.ts';

/** Both variants of a plan with everything in its place, in millimetres, x to the east and y to the north. */
export const exportPlan = (plan: Plan) => ({
  basic: exportVariant(plan, 'basic'),
  extended: exportVariant(plan, 'extended'),
});

export type ExportedPlan = ReturnType<typeof exportPlan>;

function exportVariant(plan: Plan, variant: 'basic' | 'extended') {
  const { spaces, walls, doorways, glazings, items } = resolvePlan(plan, variant);
  return {
    rooms: spaces,
    // Rectangles that do not overlap; doors and windows are cut out from floor to ceiling, whatever their sill and head.
    walls: { outer: rectanglesOf(walls.outer), partitions: rectanglesOf(walls.partitions) },
    doors: doorways,
    windows: glazings,
    fixtures: items.filter(({ isFixture }) => isFixture),
    furniture: items.filter(({ isFixture }) => !isFixture),
  };
}
