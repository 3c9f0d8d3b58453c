import * as fc from 'fast-check';
import { boxOf } from '#site/furniture/box.ts';
import { PIECE_KINDS, PIECES, type PieceKind } from '#site/furniture/library.ts';
import type { Piece } from '#site/furniture/piece.ts';
import { snap } from '#site/furniture/snap.ts';
import type { Rect } from '#site/plan/rect.ts';
import { homes, type Home } from './homes.ts';

const KINDS = PIECE_KINDS;

const angle = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0, 90, 180, 270) },
  { weight: 1, arbitrary: fc.constantFrom(1, 89, 91, 179, 269, 271, 359, 45) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 359 }) },
);

const size = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...KINDS).map((kind) => ({ kind, ...sizeOf(kind) })) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('own' as const),
      width: fc.integer({ min: 50, max: 3000 }),
      depth: fc.integer({ min: 50, max: 1500 }),
    }),
  },
);

const sizeOf = (kind: PieceKind) => ({ width: PIECES[kind].width, depth: PIECES[kind].depth });

/** Somewhere in a room, most often in a large one, or a little out of it. */
const place = fc.record({
  room: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 2 }) }, { weight: 1, arbitrary: fc.nat() }),
  along: fc.integer({ min: -10, max: 110 }),
  up: fc.integer({ min: -10, max: 110 }),
  isSnapped: fc.boolean(),
  nudge: fc.constantFrom(0, 0, 1, -1, 2),
});

const spot = fc.record({ size, place, angle });

const area = ({ x0, y0, x1, y1 }: Rect) => (x1 - x0) * (y1 - y0);

function stand(home: Home, before: readonly Piece[], { size: of, place: at, angle: turn }: Spot): Piece {
  const rooms = [...home.floor.rooms.values()].sort((a, b) => area(b) - area(a));
  const room = rooms[at.room % rooms.length];
  if (!room) throw new Error('The home has no rooms');
  const unplaced: Piece = {
    id: `${before.length}`,
    name: of.kind === 'own' ? '' : null,
    ...of,
    x: 0,
    y: 0,
    angle: turn,
  };
  const { x1, y1 } = boxOf(unplaced).bounds;
  const between = (low: number, high: number, percent: number) => Math.round(low + ((high - low) * percent) / 100);
  const piece: Piece = {
    ...unplaced,
    x: between(room.x0 + x1, room.x1 - x1, at.along),
    y: between(room.y0 + y1, room.y1 - y1, at.up),
  };
  // Put against something, or a millimetre off it, where a rounding decides.
  const put = at.isSnapped ? snap(home.floor, before, piece) : piece;
  return { ...put, x: put.x + at.nudge };
}

type Spot = typeof spot extends fc.Arbitrary<infer Of> ? Of : never;

/** Furniture of any kind, size and angle in one of the homes, some of it touching what stands beside it. */
export const layouts = (most: number) =>
  fc
    .record({ home: fc.constantFrom(...homes), spots: fc.array(spot, { minLength: 1, maxLength: most }) })
    .map(({ home, spots }) => ({
      home,
      pieces: spots.reduce<Piece[]>((before, next) => [...before, stand(home, before, next)], []),
    }));
