import { array, assert, constantFrom, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plans } from '#content/plans.ts';
import { findPlace } from '#site/furniture/find-place.ts';
import { fitProblemsOf } from '#site/furniture/fit-problems.ts';
import { homeFloor, roomAt } from '#site/furniture/home-floor.ts';
import { PIECE_KINDS, PIECES, type PieceKind } from '#site/furniture/library.ts';
import type { Piece } from '#site/furniture/piece.ts';

const pieceOf = (kind: PieceKind, id = 'new'): Piece => {
  const { width, depth } = PIECES[kind];
  return { id, kind, name: null, x: 0, y: 0, angle: 0, width, depth };
};
const floors = Object.values(plans).map((plan) => homeFloor(plan, 'extended'));
const plan = plans['59A'];
if (!plan) throw new Error('the example has no 59A');
const floor = homeFloor(plan, 'extended');

describe('a place for a piece', () => {
  test('is what it says it is, and in the room that was asked for', () => {
    assert(
      property(
        constantFrom(...floors),
        constantFrom(...PIECE_KINDS),
        array(constantFrom(...PIECE_KINDS), { maxLength: 3 }),
        nat(),
        (home, kind, before, seed) => {
          const rooms = [...home.rooms.keys()];
          const room = rooms[seed % rooms.length] ?? '';
          const others = before.map((other, index) => findPlace(home, [], pieceOf(other, `p${index}`), room).piece);
          const { piece, standing } = findPlace(home, others, pieceOf(kind), room);
          const kinds = fitProblemsOf(home, [...others, piece], piece.id).map((problem) => problem.kind);
          const said = { free: [], narrow: ['passage'], blocked: [...new Set(kinds)] }[standing];
          expect([...new Set(kinds)]).toEqual(said);
          expect([piece.x, piece.y].every(Number.isInteger)).toBe(true);
          expect(roomAt(home, piece)).toBe(room);
        },
      ),
      { numRuns: 100 },
    );
  }, 30_000);

  test('is found for a wardrobe of three metres in the main bedroom, with its back to a wall', () => {
    const { piece, standing } = findPlace(floor, [], pieceOf('wardrobe-3000'), '침실1');
    expect(standing).toBe('free');
    const behind = { 0: [0, 5], 90: [-5, 0], 180: [0, -5], 270: [5, 0] }[piece.angle] ?? [0, 0];
    const [east = 0, north = 0] = behind;
    const pushed = fitProblemsOf(floor, [{ ...piece, x: piece.x + east, y: piece.y + north }], piece.id);
    expect(pushed.map(({ kind }) => kind)).toContain('wall');
  });

  test('is the room’s middle, and said to be none, where nothing of the size can stand', () => {
    const { piece, standing } = findPlace(floor, [], pieceOf('sofa-4'), '욕실1');
    expect(standing).toBe('blocked');
    expect(roomAt(floor, piece)).toBe('욕실1');
  });

  test('is where the piece was, in a home without such a room', () => {
    const piece = { ...pieceOf('rug'), x: 3, y: 4 };
    expect(findPlace(floor, [], piece, '다락')).toEqual({ piece, standing: 'blocked' });
  });

  test('is beside what stands there already', () => {
    const first = findPlace(floor, [], pieceOf('wardrobe-1200', 'a'), '침실1');
    const second = findPlace(floor, [first.piece], pieceOf('wardrobe-1200', 'b'), '침실1');
    expect([first.standing, second.standing]).toEqual(['free', 'free']);
  });
});
