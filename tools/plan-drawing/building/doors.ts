import type { Doorway, Glazing } from '#site/plan/openings.ts';
import type { Rect } from '#site/plan/rect.ts';
import { FILL, INK, WEIGHT } from '#tools/plan-drawing/ink.ts';
import { group, path, rectangle } from '#tools/plan-drawing/svg.ts';

/** A band of a gap: `from` to `to` along the wall, `low` to `high` across it, as fractions of the gap. */
function bandOf(gap: Rect, runs: Doorway['runs'], along: readonly [number, number], across: readonly [number, number]) {
  const [width, depth] = [gap.x1 - gap.x0, gap.y1 - gap.y0];
  const [x, y] = runs === 'east' ? [along, across] : [across, along];
  return {
    x: gap.x0 + x[0] * width,
    y: -(gap.y0 + y[1] * depth),
    width: (x[1] - x[0]) * width,
    height: (y[1] - y[0]) * depth,
  };
}

const band = (...[gap, runs, along, across]: Parameters<typeof bandOf>) => {
  const { x, y, width, height } = bandOf(gap, runs, along, across);
  return rectangle(x, y, width, height);
};

const lengthOf = ({ gap, runs }: Pick<Doorway, 'gap' | 'runs'>) =>
  runs === 'east' ? gap.x1 - gap.x0 : gap.y1 - gap.y0;

/** Panels that slide past each other on two tracks, each a little longer than its share. */
function panels(opening: Pick<Doorway, 'gap' | 'runs'>, count: number, tracks: readonly [number, number, number]) {
  const lap = 60 / lengthOf(opening);
  const [low, middle, high] = tracks;
  return Array.from({ length: count }, (_, index) => {
    const along = [Math.max(0, index / count - lap / 2), Math.min(1, (index + 1) / count + lap / 2)] as const;
    // Four panels meet in the middle: the outer two share a track.
    const isInner = count === 4 ? index === 1 || index === 2 : index % 2 === 1;
    return band(opening.gap, opening.runs, along, isInner ? [middle, high] : [low, middle]);
  });
}

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
        ? group({ fill: FILL.furniture }, ...panels(doorway, lengthOf(doorway) > 1250 ? 3 : 2, [0.18, 0.5, 0.82]))
        : leaf(doorway),
    ),
  );

/** Sliding windows: the wall's two faces as sills, and panes as double lines between. */
export const drawWindows = (glazings: readonly Glazing[]): string =>
  group(
    { fill: FILL.paper, stroke: INK.wall, 'stroke-width': WEIGHT.detail },
    ...glazings.map(({ gap, runs }) => band(gap, runs, [0, 1], [0, 1])),
    group(
      { fill: FILL.glass },
      ...glazings.flatMap((glazing) => panels(glazing, lengthOf(glazing) >= 3000 ? 4 : 2, [0.26, 0.5, 0.74])),
    ),
  );
