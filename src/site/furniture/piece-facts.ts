export type PieceGroup = 'bed' | 'storage' | 'living' | 'dining' | 'desk' | 'appliance' | 'hobby';

/** Where a measure comes from; the words stand in `src/text/furniture/pieces.ts`. */
export type PieceSource = 'mattress' | 'trade' | 'makers' | 'with-chairs' | 'screen';

/** What is known of a kind of furniture; lengths in millimetres. */
export interface PieceFacts {
  /** In the address of a layout: never changed, and never given to another kind. */
  code: number;
  group: PieceGroup;
  /** Along its back. */
  width: number;
  /** Away from its back. */
  depth: number;
  height: number;
  /** The largest rigid part that must come through a door; null: it comes as flat packs and is put together in the room. */
  carried: readonly [number, number, number] | null;
  /** A rug: others may stand on it, and doors pass over it. */
  liesFlat?: true;
  /** A television on the wall: others may stand under it. */
  hangs?: true;
  /** The place of a plan that is kept for it, in which it may stand. */
  place?: 'fridge' | 'laundry';
  source: PieceSource;
}

/** Facts in the order of a table's row. */
export const facts = (
  code: number,
  group: PieceGroup,
  [width, depth, height]: readonly [width: number, depth: number, height: number],
  carried: PieceFacts['carried'],
  source: PieceSource,
): PieceFacts => ({ code, group, width, depth, height, carried, source });
