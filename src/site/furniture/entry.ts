import { roomAt, type HomeFloor } from './home-floor.ts';
import { factsOf } from './library.ts';
import type { Piece } from './piece.ts';
import { DOOR_HEIGHT } from './ways-in.ts';

/** How wide a door must be for a piece to be carried through, in millimetres; null: it comes in parts. */
export function neededWidth({ kind, width, depth }: Piece): number | null {
  const facts = factsOf(kind);
  // Nobody has said how high one's own piece is, so that it may have to come upright.
  if (!facts) return Math.min(width, depth);
  if (!facts.carried) return null;
  const [least = 0, middle = 0] = [...facts.carried].sort((a, b) => a - b);
  // Its two smaller sides pass the opening, the smaller one across it where the other is not too high.
  return middle <= DOOR_HEIGHT ? least : middle;
}

/** What a piece meets on its way in. */
export interface TooWide {
  /** The clear width of the narrowest door on the best way. */
  width: number;
  needs: number;
  rooms: readonly string[];
}

/** The door that keeps a piece from where it stands; null where it comes through, or where no way leads. */
export function tooWide(floor: HomeFloor, piece: Piece): TooWide | null {
  const needs = neededWidth(piece);
  const room = roomAt(floor, piece);
  const way = room === null ? undefined : floor.ways.get(room);
  return needs === null || !way || needs <= way.width ? null : { ...way, needs };
}
