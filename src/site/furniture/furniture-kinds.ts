import type { Item } from '#site/schema/plans.ts';
import { PIECES, type PieceKind } from './library.ts';

/** What the furniture of a plan's data is in the library; by width where there are several. */
const KINDS: Partial<Record<Item['kind'], readonly PieceKind[]>> = {
  'double-bed': ['bed-queen', 'bed-king', 'bed-large-king'],
  'single-bed': ['bed-single', 'bed-super-single'],
  nightstand: ['nightstand'],
  wardrobe: ['wardrobe-800', 'wardrobe-1200', 'wardrobe-1500', 'wardrobe-1800', 'wardrobe-2400', 'wardrobe-3000'],
  dresser: ['vanity'],
  desk: ['desk-1200', 'desk-1400', 'desk-1600'],
  sofa: ['sofa-1', 'sofa-2', 'sofa-3', 'sofa-4'],
  'coffee-table': ['coffee-table'],
  console: ['tv-console-1800', 'tv-console-2400'],
  'dining-table': ['dining-2', 'dining-4', 'dining-6'],
  rug: ['rug'],
  plant: ['plant'],
};

/** The piece of the library that comes nearest to a plan's furniture of this width; null for what is built in. */
export function kindOfFurniture(kind: Item['kind'], width: number): PieceKind | null {
  const kinds = KINDS[kind] ?? [];
  return kinds.reduce<PieceKind | null>(
    (nearest, next) =>
      nearest && Math.abs(PIECES[nearest].width - width) <= Math.abs(PIECES[next].width - width) ? nearest : next,
    null,
  );
}
