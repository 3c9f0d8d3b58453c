import type { Plan } from '#site/schema/plans.ts';
import { gridOf, type Grid } from './grid.ts';
import { wallBetween, wallReach, WALLS } from './openings.ts';
import { bandAlong, grow, sharedEdge, type Edge, type Rect } from './rect.ts';
import { isCold, type Space } from './spaces.ts';

/** Walls with their doors and windows cut out. */
export interface Walls {
  /** Outer walls, and those between what is heated and balconies. */
  outer: Grid;
  partitions: Grid;
}

const isSame = (a: Edge, b: Edge | null) => b !== null && a.runs === b.runs && a.line === b.line && a.from === b.from;

/** A partition reaches half its thickness beyond its ends, so that corners close; between balconies outer walls do that. */
function partition(edge: Edge, isBetweenBalconies: boolean): Rect {
  const half = WALLS.partition / 2;
  const beyond = isBetweenBalconies ? 0 : half;
  return bandAlong({ ...edge, from: edge.from - beyond, to: edge.to + beyond }, half, half);
}

/**
 * The walls around and between the spaces of one variant.
 * @param gaps doors and windows
 */
export function wallsOf(plan: Plan, spaces: readonly Space[], gaps: readonly Rect[]): Walls {
  const open = plan.openings.map(({ from, to }) => wallBetween(spaces, from, to));
  const partitions: Rect[] = [];
  const inner: Rect[] = [];
  spaces.forEach((a, index) => {
    for (const b of spaces.slice(index + 1)) {
      const edge = sharedEdge(a, b);
      if (!edge || open.some((opening) => isSame(edge, opening))) continue;
      const { below, above } = wallReach(a, b, edge);
      if (isCold(a) === isCold(b)) partitions.push(partition(edge, isCold(a)));
      else inner.push(bandAlong(edge, below, above));
    }
  });
  const around = gridOf(
    spaces.map((space) => grow(space, WALLS.outer)),
    spaces,
  );
  return {
    outer: gridOf([...rectsOf(around), ...inner], gaps),
    partitions: gridOf(partitions, [...gaps, ...rectsOf(around), ...inner]),
  };
}

/** A grid's filled cells. */
const rectsOf = ({ xs, ys, isFilled }: Grid): Rect[] =>
  xs.flatMap((x0, i) =>
    ys.flatMap((y0, j) => (isFilled(i, j) ? [{ x0, y0, x1: xs[i + 1] ?? x0, y1: ys[j + 1] ?? y0 }] : [])),
  );
