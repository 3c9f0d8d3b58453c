import type { Grid } from '#site/plan/grid.ts';

interface Point {
  x: number;
  y: number;
}

/** The border of a grid's region, each step with the region on its left, from corner to corner of the cells. */
function stepsOf({ xs, ys, isFilled }: Grid): Map<string, [number, number][]> {
  const steps = new Map<string, [number, number][]>();
  const add = (fromI: number, fromJ: number, toI: number, toJ: number) => {
    const key = `${fromI},${fromJ}`;
    steps.set(key, [...(steps.get(key) ?? []), [toI, toJ]]);
  };
  xs.forEach((_x, i) =>
    ys.forEach((_y, j) => {
      if (!isFilled(i, j)) return;
      if (!isFilled(i, j - 1)) add(i, j, i + 1, j);
      if (!isFilled(i + 1, j)) add(i + 1, j, i + 1, j + 1);
      if (!isFilled(i, j + 1)) add(i + 1, j + 1, i, j + 1);
      if (!isFilled(i - 1, j)) add(i, j + 1, i, j);
    }),
  );
  return steps;
}

/** Leaves out the points in the middle of straight lines. */
const cornersOf = (points: readonly Point[]): Point[] =>
  points.filter((point, index) => {
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    return !((before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y));
  });

/** The region's outlines, holes among them, in the plan's coordinates. */
export function outlinesOf(grid: Grid): Point[][] {
  const steps = stepsOf(grid);
  const outlines: Point[][] = [];
  for (const [start, ends] of steps)
    while (ends.length > 0) {
      const points: Point[] = [];
      let key = start;
      do {
        const [i = 0, j = 0] = key.split(',').map(Number);
        points.push({ x: grid.xs[i] ?? 0, y: grid.ys[j] ?? 0 });
        const next = steps.get(key)?.pop();
        if (!next) throw new Error('The outline of a region does not close');
        key = next.join(',');
      } while (key !== start);
      outlines.push(cornersOf(points));
    }
  return outlines;
}

/** The outlines as path commands, y turned about; fill it with the rule `evenodd`. */
export const outlinePath = (grid: Grid): (string | number)[] =>
  outlinesOf(grid).flatMap((points) => [
    ...points.flatMap(({ x, y }, index): (string | number)[] => {
      const before = points[index - 1];
      if (!before) return ['M', x, -y];
      return before.y === y ? ['H', x] : ['V', -y];
    }),
    'Z',
  ]);
