import { usualSize } from '#site/furniture/furniture-kinds.ts';
import type { Item } from '#site/schema/plans.ts';

/** Usual sizes in millimetres: along the wall at its back, and away from it. Furniture has those of the library. */
export const SIZES: Record<Item['kind'], readonly [width: number, depth: number]> = {
  toilet: [380, 700],
  basin: [600, 480],
  bath: [1500, 700],
  shower: [900, 900],
  counter: [600, 600],
  sink: [900, 600],
  hob: [750, 600],
  fridge: [900, 700],
  laundry: [700, 750],
  boiler: [450, 300],
  'outdoor-unit': [950, 350],
  hatch: [600, 600],
  closet: [1800, 600],
  cupboard: [1500, 350],
  shelf: [1500, 400],
  'double-bed': usualSize('double-bed'),
  'single-bed': usualSize('single-bed'),
  nightstand: usualSize('nightstand'),
  wardrobe: usualSize('wardrobe'),
  dresser: usualSize('dresser'),
  desk: usualSize('desk'),
  sofa: usualSize('sofa'),
  'coffee-table': usualSize('coffee-table'),
  console: usualSize('console'),
  'dining-table': usualSize('dining-table'),
  rug: usualSize('rug'),
  plant: usualSize('plant'),
};
