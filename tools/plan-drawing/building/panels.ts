import { gapLength, type Doorway } from '#site/plan/openings.ts';
import type { Rect } from '#site/plan/rect.ts';
import { rectangle } from '#tools/plan-drawing/svg.ts';

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

/** A band of a gap as a rectangle. */
export const band = (...[gap, runs, along, across]: Parameters<typeof bandOf>) => {
  const { x, y, width, height } = bandOf(gap, runs, along, across);
  return rectangle(x, y, width, height);
};

/** Panels that slide past each other, each a little longer than its share; `tracks` are taken by turns, from low to high across the wall. */
export function panels(
  opening: Pick<Doorway, 'gap' | 'runs'>,
  count: number,
  tracks: readonly (readonly [number, number])[],
) {
  const lap = 60 / gapLength(opening);
  return Array.from({ length: count }, (_, index) => {
    const along = [Math.max(0, index / count - lap / 2), Math.min(1, (index + 1) / count + lap / 2)] as const;
    return band(opening.gap, opening.runs, along, tracks[index % tracks.length] ?? [0, 1]);
  });
}
