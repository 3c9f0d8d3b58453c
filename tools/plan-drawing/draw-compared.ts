import { WALLS } from '#site/plan/openings.ts';
import { gridOf } from '#site/plan/grid.ts';
import { boundsOf, grow } from '#site/plan/rect.ts';
import { resolvePlan, type ResolvedPlan } from '#site/plan/resolve-plan.ts';
import type { Plan } from '#site/schema/plans.ts';
import type { Outline } from '#site/units/comparison/drawn-type.ts';
import { dimensionsReach, drawDimensions } from '#tools/plan-drawing/annotations/dimensions.ts';
import { drawLabels } from '#tools/plan-drawing/annotations/labels.ts';
import { outlinePath } from '#tools/plan-drawing/building/trace.ts';
import { AREA_SIZE, drawnVariants, layersFile } from './draw-plan.ts';
import { group, pathData } from './svg.ts';

/**
 * Heights of text in millimetres, each a quarter above the one before. Plans at one scale need text of one size, which a
 * page takes from these by that scale: as small as the first where two narrow homes fill a wide screen, as large as the
 * last where a phone shows a wide one with its dimensions.
 */
const TEXT_SIZES = [245, 300, 370, 460, 570];

/** The front and one side say how wide and how deep a home is. Four chains around each would make every drawing small. */
const MEASURED = ['south', 'west'] as const;

/** The sizes of text that there are, and how far dimensions of each reach to the south and west of a drawing, in millimetres. */
export const textSizes = TEXT_SIZES.map((em) => ({ em, reach: dimensionsReach(em) }));

/** The outer faces of a home's outer walls, which stand where they are whether its balcony becomes rooms or not. */
function outlineOf({ spaces }: ResolvedPlan): Outline {
  const rects = spaces.map((space) => grow(space, WALLS.outer));
  const { x0, y0, x1, y1 } = boundsOf(rects);
  return { path: pathData(outlinePath(gridOf(rects, []))), box: [x0, -y1, x1 - x0, y1 - y0] };
}

/** What a plan needs beside its own drawing to be laid beside another one, or over it. */
export interface ComparedDrawing {
  /** One file with the names and dimensions of each size: `extended-names-460`, `basic-dimensions-570`, … */
  svg: string;
  outline: Outline;
}

/** Draws what a comparison adds. */
export function drawCompared(plan: Plan): ComparedDrawing {
  const { homes, bounds, box } = drawnVariants(plan);
  const layers = homes.flatMap((home) =>
    TEXT_SIZES.flatMap((em) => [
      group({ id: `${home.variant}-names-${em}` }, drawLabels(home, { em, areaSize: AREA_SIZE })),
      group(
        { id: `${home.variant}-dimensions-${em}` },
        drawDimensions(plan, home, { drawn: bounds, em, sides: MEASURED }),
      ),
    ]),
  );
  return { svg: layersFile(box, layers), outline: outlineOf(resolvePlan(plan, 'extended')) };
}
