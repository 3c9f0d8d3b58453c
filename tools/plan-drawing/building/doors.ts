import { gapLength, type Doorway } from '#site/plan/openings.ts';
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

/** Beside a sliding door: which way its leaves go. */
function slideArrow({ gap, runs, slides }: Doorway): string {
  if (!slides) return '';
  const sign = slides === 'north' || slides === 'east' ? 1 : -1;
  const middle = runs === 'east' ? (gap.x0 + gap.x1) / 2 : (gap.y0 + gap.y1) / 2;
  const across = (runs === 'east' ? gap.y1 : gap.x1) + ARROW.away;
  const point = (along: number, off: number) =>
    runs === 'east' ? [middle + along, -(across + off)] : [across + off, -(middle + along)];
  const [tip, neck] = [(sign * ARROW.length) / 2, (sign * ARROW.length) / 2 - sign * ARROW.head * 1.6];
  const shaft = ['M', ...point(-tip, 0), 'L', ...point(tip, 0)];
  const head = ['M', ...point(neck, ARROW.head), 'L', ...point(tip, 0), 'L', ...point(neck, -ARROW.head)];
  return path([...shaft, ...head], { 'stroke-width': WEIGHT.detail });
}

/** Leaves and panels, with the threshold under each. */
export const drawDoors = (doorways: readonly Doorway[]): string =>
  group(
    { fill: 'none', stroke: INK.line, 'stroke-width': WEIGHT.detail },
    ...doorways.map(({ gap, runs, kind }) =>
      kind === 'entrance'
        ? group({ fill: FILL.stone, stroke: 'none' }, band(gap, runs, [0, 1], [0, 1]))
        : group({ stroke: FILL.slab }, band(gap, runs, [0, 1], [0, 1])),
    ),
    ...doorways.map((doorway) =>
      doorway.kind === 'sliding'
        ? group({ fill: FILL.furniture }, ...panels(doorway, gapLength(doorway) > 1250 ? 3 : 2, [0.18, 0.5, 0.82])) +
          slideArrow(doorway)
        : leaf(doorway),
    ),
  );
