import type { FURNITURE, Item } from '#site/schema/plans.ts';
import { PIECES, type PieceKind } from './library.ts';

export type FurnitureKind = (typeof FURNITURE)[number];

/** What the furniture of a plan's data is in the library: first what has its usual size, then others of its sort. */
const KINDS: Record<FurnitureKind, readonly [usual: PieceKind, ...PieceKind[]]> = {
  'double-bed': ['bed-queen', 'bed-king', 'bed-large-king'],
  'single-bed': ['bed-single', 'bed-super-single'],
  nightstand: ['nightstand'],
  wardrobe: ['wardrobe-1500', 'wardrobe-800', 'wardrobe-1200', 'wardrobe-1800', 'wardrobe-2400', 'wardrobe-3000'],
  dresser: ['vanity'],
  desk: ['desk-1200', 'desk-1400', 'desk-1600'],
  sofa: ['sofa-3', 'sofa-1', 'sofa-2', 'sofa-4'],
  'coffee-table': ['coffee-table'],
  console: ['tv-console-1800', 'tv-console-2400'],
  'dining-table': ['dining-4', 'dining-2', 'dining-6'],
  rug: ['rug'],
  plant: ['plant'],
};

/** Whether something in a plan is furniture, and not built in. */
export const isFurniture = (kind: Item['kind']): kind is FurnitureKind => Object.hasOwn(KINDS, kind);

/** The usual size of a plan's furniture. */
export function usualSize(kind: FurnitureKind): readonly [width: number, depth: number] {
  const { width, depth } = PIECES[KINDS[kind][0]];
  return [width, depth];
}

/** The piece of the library that comes nearest to a plan's furniture of this width. */
export const kindOfFurniture = (kind: FurnitureKind, width: number): PieceKind =>
  KINDS[kind].reduce((nearest, next) =>
    Math.abs(PIECES[next].width - width) < Math.abs(PIECES[nearest].width - width) ? next : nearest,
  );
