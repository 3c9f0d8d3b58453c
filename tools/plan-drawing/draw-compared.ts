import { WALLS } from '#site/plan/openings.ts';
import { gridOf } from '#site/plan/grid.ts';
import { boundsOf, grow, type Rect } from '#site/plan/rect.ts';
import { resolvePlan, type ResolvedPlan } from '#site/plan/resolve-plan.ts';
import type { Plan } from '#site/schema/plans.ts';
import type { Outline } from '#site/units/comparison/drawn-type.ts';
import { dimensionsReach, drawDimensions } from '#tools/plan-drawing/annotations/dimensions.ts';
import { drawLabels } from '#tools/plan-drawing/annotations/labels.ts';
import { outlinePath } from '#tools/plan-drawing/building/trace.ts';
import { boxOf, drawnVariants, layersFile, type Box, type DrawnVariants } from './draw-plan.ts';
import { group, pathData } from './svg.ts';

/**
 * Heights of text in millimetres, each a fifth above the one before. Plans at one scale need text of one size, which a
 * page takes from these by that scale: as small as the first where two narrow homes fill a wide screen, as large as the
 * last where a phone shows a wide one with its dimensions.
 */
const TEXT_SIZES = [245, 290, 350, 425, 505, 595];

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

/** How far above and below a home its names may stand, in em: two lines. */
const NAMES = 2.6;

/** What a plan needs beside its own drawing to be laid beside another one, or over it. */
export interface ComparedDrawing {
  /** One file with the names and dimensions of each size: `extended-names-460`, `basic-dimensions-570`, … */
  svg: string;
  /** What home and names fill, for each size of text. */
  boxes: Box[];
  outline: Outline;
}

/** The layers of one size of text, and what a home fills with its names. Dimensions keep clear of those. */
function drawTexts(plan: Plan, { homes, bounds }: DrawnVariants, em: number): { layers: string[]; filled: Rect } {
  const sheet = { ...bounds, y0: bounds.y0 - NAMES * em, y1: bounds.y1 + NAMES * em };
  // A phone's names are as small as text should be: areas are not smaller.
  const names = homes.map((home) => drawLabels(home, { em, areaSize: 1 }, sheet));
  const filled = boundsOf([bounds, ...names.flatMap(({ outside }) => outside)]);
  const layers = homes.flatMap((home, index) => [
    group({ id: `${home.variant}-names-${em}` }, names[index]?.svg ?? ''),
    group(
      { id: `${home.variant}-dimensions-${em}` },
      drawDimensions(plan, home, { drawn: filled, em, sides: MEASURED }),
    ),
  ]);
  return { layers, filled };
}

/** Draws what a comparison adds. */
export function drawCompared(plan: Plan): ComparedDrawing {
  const variants = drawnVariants(plan);
  const texts = TEXT_SIZES.map((em) => drawTexts(plan, variants, em));
  return {
    svg: layersFile(
      variants.box,
      texts.flatMap(({ layers }) => layers),
    ),
    boxes: texts.map(({ filled }) => boxOf(filled)),
    outline: outlineOf(resolvePlan(plan, 'extended')),
  };
}
