import type { Variant } from '#site/plan/spaces.ts';
import { resolvePlan } from '#site/plan/resolve-plan.ts';
import type { Plan } from '#site/schema/plans.ts';
import { dimensionsReach, drawDimensions } from '#tools/plan-drawing/annotations/dimensions.ts';
import { drawLabels } from '#tools/plan-drawing/annotations/labels.ts';
import { drawFurniture } from '#tools/plan-drawing/items/items.ts';
import { boxOf, drawBase, drawnVariants, emOf, type Box } from './draw-plan.ts';
import { group } from './svg.ts';

/** Names take as much of a drawing as on a large one, areas too. */
const AREA_SIZE = 0.86;

/** One variant with everything that is known of it: what stands in an `<svg>`, and its viewBox. */
export function drawVariant(plan: Plan, variant: Variant): { markup: string; box: Box } {
  const { bounds, box } = drawnVariants(plan);
  const home = resolvePlan(plan, variant);
  const em = emOf(box).large;
  const reach = dimensionsReach(em);
  const [left, top, width, height] = boxOf(bounds);
  const markup =
    drawBase(plan, home, false) +
    drawFurniture(home) +
    // Letters are as many em as on a page, which says how large one is.
    group(
      { 'font-size': em },
      drawLabels(home, { em, areaSize: AREA_SIZE }, bounds).svg,
      drawDimensions(plan, home, { drawn: bounds, em }),
    );
  return { markup, box: [left - reach, top - reach, width + 2 * reach, height + 2 * reach] };
}
