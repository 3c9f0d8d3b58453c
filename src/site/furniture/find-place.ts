import type { Rect } from '#site/plan/rect.ts';
import { fitProblemsOf } from './fit-problems.ts';
import type { HomeFloor } from './home-floor.ts';
import { PIECES } from './library.ts';
import type { Piece } from './piece.ts';
import { snap } from './snap.ts';

export interface FoundPlace {
  piece: Piece;
  /** Whether it fits there, leaves a passage too narrow, or fits nowhere in the room. */
  standing: 'free' | 'narrow' | 'blocked';
}

/** Millimetres between the places that are tried. */
const STRIDE = 100;
/** From the middle of a partition, where a room ends, to its face and a little more, so that snapping finds the wall. */
const TO_WALL = 80;

const strides = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / STRIDE) + 1) }, (_, index) => from + index * STRIDE);

/** With its back to each of a room's walls, from one corner to the other; the longer walls first. */
function alongWalls({ x0, y0, x1, y1 }: Rect, piece: Piece): Piece[] {
  const [half, away] = [piece.width / 2 + TO_WALL, piece.depth / 2 + TO_WALL];
  const east = strides(x0 + half, x1 - half);
  const north = strides(y0 + half, y1 - half);
  const walls = [
    { length: x1 - x0, places: east.map((x) => ({ x, y: y1 - away, angle: 0 })) },
    { length: x1 - x0, places: east.map((x) => ({ x, y: y0 + away, angle: 180 })) },
    { length: y1 - y0, places: north.map((y) => ({ x: x0 + away, y, angle: 90 })) },
    { length: y1 - y0, places: north.map((y) => ({ x: x1 - away, y, angle: 270 })) },
  ];
  return walls
    .sort((a, b) => b.length - a.length)
    .flatMap(({ places }) => places.map((place) => ({ ...piece, ...place })));
}

const inTheMiddle = ({ x0, y0, x1, y1 }: Rect, piece: Piece): Piece[] =>
  [0, 90].map((angle) => ({ ...piece, x: (x0 + x1) / 2, y: (y0 + y1) / 2, angle }));

/** Tables and what lies flat stand in the middle of a room, the rest with its back to a wall. */
const standsFree = ({ kind }: Piece): boolean =>
  kind !== 'own' && (PIECES[kind].liesFlat === true || kind.startsWith('dining') || kind === 'coffee-table');

/**
 * Where in a room a piece can stand: the first place where nothing is wrong, else one that only narrows a passage, else
 * the room's middle.
 * @param room its name; a piece for a room that is not there stays where it is
 */
export function findPlace(floor: HomeFloor, others: readonly Piece[], piece: Piece, room: string): FoundPlace {
  const rect = floor.rooms.get(room);
  if (!rect) return { piece, standing: 'blocked' };
  const middle = inTheMiddle(rect, piece);
  const walls = alongWalls(rect, piece);
  const whole = ({ x, y, ...rest }: Piece): Piece => ({ ...rest, x: Math.round(x), y: Math.round(y) });
  let narrow: Piece | null = null;
  for (const place of standsFree(piece) ? [...middle, ...walls] : [...walls, ...middle]) {
    const put = snap(floor, others, whole(place));
    const problems = fitProblemsOf(floor, [...others, put], put.id);
    if (problems.length === 0) return { piece: put, standing: 'free' };
    if (problems.every(({ kind }) => kind === 'passage')) narrow ??= put;
  }
  return narrow ? { piece: narrow, standing: 'narrow' } : { piece: whole(middle[0] ?? piece), standing: 'blocked' };
}
