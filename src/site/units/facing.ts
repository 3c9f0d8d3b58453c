import type { Complex } from '#site/schema/complex.ts';

/** Whether all homes of a type look the same way. Where they do not, its one drawing has no north. */
export function looksOneWay(towers: Complex['towers'], unit: string): boolean {
  const lines = towers.flatMap((tower) => tower.lines).filter((line) => line.unit === unit);
  return new Set(lines.map(({ faces }) => faces)).size <= 1;
}
