import { gapLength, TWO_LEAVES, type Doorway } from '#site/plan/openings.ts';
import { middleOf, type Rect } from '#site/plan/rect.ts';
import type { ResolvedPlan } from '#site/plan/resolve-plan.ts';
import { signOf } from '#site/plan/swing.ts';
import { FILL, INK, WEIGHT } from '#tools/plan-drawing/ink.ts';
import { group, path } from '#tools/plan-drawing/svg.ts';
import { band, panels } from './panels.ts';

function leaf({ swing }: Doorway): string {
  if (!swing) return '';
  const { pivot, closed, open, radius } = swing;
  // The arc runs the shorter way round: which way that is, the turn from closed to open says.
  const turn = (closed.x - pivot.x) * (open.y - pivot.y) - (closed.y - pivot.y) * (open.x - pivot.x);
  const arc = ['M', closed.x, -closed.y, 'A', radius, radius, 0, 0, turn > 0 ? 0 : 1, open.x, -open.y];
  return (
    path(arc, { 'stroke-width': WEIGHT.detail }) +
    path(['M', pivot.x, -pivot.y, 'L', open.x, -open.y], { 'stroke-width': WEIGHT.door })
  );
}

const ARROW = { length: 340, head: 70, away: 130 };

/** The middle of the arrow beside a sliding door. */
function arrowMiddle({ gap, runs }: Doorway) {
  const { x, y } = middleOf(gap);
  return runs === 'east' ? { x, y: gap.y1 + ARROW.away } : { x: gap.x1 + ARROW.away, y };
}

/** Beside a sliding door: which way its leaves go. */
function slideArrow(doorway: Doorway): string {
  const { runs, slides } = doorway;
  if (!slides) return '';
  const sign = signOf(slides);
  const middle = arrowMiddle(doorway);
  const point = (along: number, off: number) =>
    runs === 'east' ? [middle.x + along, -(middle.y + off)] : [middle.x + off, -(middle.y + along)];
  const [tip, neck] = [(sign * ARROW.length) / 2, (sign * ARROW.length) / 2 - sign * ARROW.head * 1.6];
  const shaft = ['M', ...point(-tip, 0), 'L', ...point(tip, 0)];
  const head = ['M', ...point(neck, ARROW.head), 'L', ...point(tip, 0), 'L', ...point(neck, -ARROW.head)];
  return path([...shaft, ...head], { 'stroke-width': WEIGHT.detail });
}

/** What the arrow beside a sliding door is drawn on. */
export function arrowPlace(doorway: Doorway): Rect | null {
  if (!doorway.slides) return null;
  const { x, y } = arrowMiddle(doorway);
  const [along, across] = [ARROW.length / 2, ARROW.head];
  const [dx, dy] = doorway.runs === 'east' ? [along, across] : [across, along];
  return { x0: x - dx, x1: x + dx, y0: y - dy, y1: y + dy };
}

/** Across the wall: three panels of glass one behind the other, or leaves in its middle. */
const GLAZED = [
  [0.1, 0.35],
  [0.375, 0.625],
  [0.65, 0.9],
] as const;
const FLUSH = [[0.34, 0.66]] as const;

/** Sliding leaves as rendered (`art/render/scenes/home/doors.py`), closed. */
function slidingLeaves(doorway: Doorway): string {
  return doorway.isGlazed
    ? group({ fill: FILL.glass }, ...panels(doorway, 3, GLAZED))
    : group({ fill: FILL.furniture }, ...panels(doorway, gapLength(doorway) < TWO_LEAVES ? 1 : 2, FLUSH));
}

/** Leaves and panels, with the threshold under each. */
export const drawDoors = ({ doorways }: Pick<ResolvedPlan, 'doorways'>): string =>
  group(
    { fill: 'none', stroke: INK.line, 'stroke-width': WEIGHT.detail },
    ...doorways.map(({ gap, runs, kind }) =>
      kind === 'entrance'
        ? group({ fill: FILL.stone, stroke: 'none' }, band(gap, runs, [0, 1], [0, 1]))
        : group({ stroke: FILL.slab }, band(gap, runs, [0, 1], [0, 1])),
    ),
    ...doorways.map((doorway) =>
      doorway.kind === 'sliding' ? slidingLeaves(doorway) + slideArrow(doorway) : leaf(doorway),
    ),
  );
