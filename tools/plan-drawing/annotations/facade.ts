import { edgeOn } from '#site/plan/rect.ts';
import type { Space } from '#site/plan/spaces.ts';
import type { Side } from '#site/schema/plans.ts';

const unique = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b);

/** The parts of a space's side that nothing hides from someone who looks at that side of the home. */
function seenParts(side: Side, space: Space, spaces: readonly Space[]): [from: number, to: number][] {
  const { from, to, line } = edgeOn(space, side);
  const isBeyond = (other: number) => (side === 'north' || side === 'east' ? other > line : other < line);
  const hiding = spaces.map((other) => edgeOn(other, side)).filter((other) => isBeyond(other.line));
  const cuts = unique([from, to, ...hiding.flatMap((edge) => [edge.from, edge.to])]).filter(
    (at) => at >= from && at <= to,
  );
  return cuts.slice(1).flatMap((end, index): [number, number][] => {
    const start = cuts[index] ?? end;
    return hiding.some((edge) => edge.from <= start && edge.to >= end) ? [] : [[start, end]];
  });
}

/** Where the spaces that one sees when looking at a side begin and end along it. */
export const facadeMarks = (side: Side, spaces: readonly Space[]): number[] =>
  unique(spaces.flatMap((space) => joined(seenParts(side, space, spaces)).flat()));

/** Parts that touch are one. */
const joined = (parts: readonly [number, number][]): [number, number][] =>
  parts.reduce<[number, number][]>((all, [from, to]) => {
    const last = all.at(-1);
    return last && last[1] === from ? [...all.slice(0, -1), [last[0], to]] : [...all, [from, to]];
  }, []);
