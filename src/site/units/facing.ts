import type { Complex } from '#site/schema/complex.ts';

/** Homes that look one way: lines of one tower. */
export interface Facing {
  faces: string;
  tower: string;
  lines: string[];
}

/** Which homes of a type look which way, where not all look the same. */
export function facingsOf(towers: Complex['towers'], unit: string): Facing[] {
  if (looksOneWay(towers, unit)) return [];
  return towers.flatMap((tower) => {
    const lines = tower.lines.filter((line) => line.unit === unit);
    const ways = [...new Set(lines.flatMap(({ faces }) => faces ?? []))];
    return ways.map((faces) => ({
      faces,
      tower: tower.name,
      lines: lines.filter((line) => line.faces === faces).map(({ line }) => line),
    }));
  });
}

/** Whether all homes of a type look the same way. Where they do not, its one drawing has no north. */
export function looksOneWay(towers: Complex['towers'], unit: string): boolean {
  const lines = towers.flatMap((tower) => tower.lines).filter((line) => line.unit === unit);
  return new Set(lines.map(({ faces }) => faces)).size <= 1;
}
