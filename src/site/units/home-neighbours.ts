import type { Home } from './home-id.ts';

/** The homes that share a wall or a slab with one; null: there is none, or it is no home. */
export interface HomeNeighbours {
  left: Home | null;
  right: Home | null;
  above: Home | null;
  below: Home | null;
}

/** A home's neighbours in its tower, whose lines stand from left to right. */
export function neighboursOf({ tower, floor, line }: Home): HomeNeighbours {
  const at = tower.lines.indexOf(line);
  const beside = (index: number): Home | null => {
    const other = tower.lines[index];
    return other ? { tower, floor, line: other } : null;
  };
  const onFloor = (other: number): Home | null =>
    other >= tower.firstFloor && other <= tower.lastFloor ? { tower, floor: other, line } : null;
  return { left: beside(at - 1), right: beside(at + 1), above: onFloor(floor + 1), below: onFloor(floor - 1) };
}
