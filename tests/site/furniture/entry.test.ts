import { describe, expect, it } from 'vitest';
import { neededWidth } from '#site/furniture/entry.ts';
import { fitProblems } from '#site/furniture/fit-problems.ts';
import { homeFloor } from '#site/furniture/home-floor.ts';
import type { Piece } from '#site/furniture/piece.ts';
import type { Rect } from '#site/plan/rect.ts';
import { areaInWalls } from '#tests/support/furniture/fit-oracle.ts';
import { homeNamed, homes, type Home } from '#tests/support/furniture/homes.ts';
import { ownPiece, pieceOf } from '#tests/support/furniture/pieces.ts';
import { polygonOfRect } from '#tests/support/furniture/polygons.ts';
import { smallPlan } from '#tests/support/plan.ts';

interface Pass {
  rooms: readonly string[];
  width: number;
}

const FRAME = 80;

/** How far floor goes on along the border of two rooms, felt out in steps of 5 mm on both of its sides. */
function openWidth(home: Home, from: string, to: string): number {
  const [a, b] = [from, to].map((name) => home.resolved.spaces.find((space) => space.name === name));
  if (!a || !b) return 0;
  const isSide = a.x1 === b.x0 || b.x1 === a.x0;
  const line = isSide ? Math.max(a.x0, b.x0) : Math.max(a.y0, b.y0);
  const isOpen = (at: number) => {
    const spot: Rect = isSide
      ? { x0: line - 70, x1: line + 70, y0: at, y1: at + 5 }
      : { y0: line - 70, y1: line + 70, x0: at, x1: at + 5 };
    return areaInWalls(home, polygonOfRect(spot)) < 1;
  };
  const [low, high] = isSide
    ? [Math.max(a.y0, b.y0), Math.min(a.y1, b.y1)]
    : [Math.max(a.x0, b.x0), Math.min(a.x1, b.x1)];
  let widest = 0;
  for (let at = low; at < high; at += 5) {
    if (!isOpen(at)) continue;
    let [first, last] = [at, at];
    while (isOpen(first - 5)) first -= 5;
    while (isOpen(last + 5)) last += 5;
    widest = Math.max(widest, last + 5 - first);
    at = last;
  }
  return widest;
}

const passesOf = (home: Home): Pass[] => [
  ...home.plan.doors.map(({ from, to, width }) => ({ rooms: [from, to], width: width - FRAME })),
  ...home.plan.openings.map(({ from, to }) => ({ rooms: [from, to], width: openWidth(home, from, to) })),
];

/** The widest of all ways to a room that visit none twice, tried one by one. */
function widestWay(
  passes: readonly Pass[],
  from: string,
  to: string,
  narrowest: number,
  been: readonly string[],
): number {
  if (from === to) return narrowest;
  return Math.max(
    0,
    ...passes.flatMap(({ rooms, width }) => {
      const next = rooms.find((name) => name !== from);
      if (!rooms.includes(from) || next === undefined || been.includes(next)) return [];
      return [widestWay(passes, next, to, Math.min(narrowest, width), [...been, next])];
    }),
  );
}

describe.each(homes.map((home) => [home.name, home] as const))('the way into %s', (_, home) => {
  it('to each room is the widest of all', () => {
    const passes = passesOf(home);
    const { room: entrance, width } = home.plan.entrance;
    const expected = home.plan.rooms.map(({ name }) => [
      name,
      widestWay(passes, entrance, name, width - FRAME, [entrance]),
    ]);
    expect(home.plan.rooms.map(({ name }) => [name, home.floor.ways.get(name)?.width])).toEqual(expected);
  });

  it('names the rooms on both sides of its narrowest place', () => {
    const passes = [...passesOf(home), { rooms: [home.plan.entrance.room], width: home.plan.entrance.width - FRAME }];
    for (const { name } of home.plan.rooms) {
      const way = home.floor.ways.get(name);
      const named = passes.filter(({ rooms }) => rooms.join() === way?.rooms.join());
      expect(named.map(({ width }) => width)).toContain(way?.width);
    }
  });
});

describe('a piece on its way in', () => {
  const floor = homeFloor(smallPlan, 'extended');
  const entries = (piece: Piece) => fitProblems(floor, [piece]).filter(({ kind }) => kind === 'entry');
  const living = { x: 2500, y: 1500 };
  const bathroom = { x: 1000, y: 5000 };

  it('comes through each door that is as wide as its smallest side', () => {
    expect(entries(ownPiece('own', 1500, 920, living))).toEqual([]);
    expect(entries(ownPiece('own', 1500, 921, living))).toEqual([
      { kind: 'entry', piece: 'own', width: 920, needs: 921, rooms: ['현관'] },
    ]);
    expect(entries(ownPiece('own', 700, 1500, bathroom))).toEqual([
      { kind: 'entry', piece: 'own', width: 670, needs: 700, rooms: ['현관', '욕실'] },
    ]);
  });

  it('of the library comes by its largest part, and in flat packs through any door', () => {
    expect(neededWidth(pieceOf('bed', 'bed-queen', living))).toBe(250);
    expect(neededWidth(pieceOf('fridge', 'fridge-4-door', living))).toBe(912);
    expect(entries(pieceOf('fridge', 'fridge-4-door', living))).toEqual([]);
    expect(entries(pieceOf('fridge', 'fridge-4-door', bathroom))).toMatchObject([{ width: 670, needs: 912 }]);
    expect(entries(pieceOf('desk', 'desk-1600', bathroom))).toEqual([]);
  });

  it('takes the living room’s sliding door to a balcony, and no window back in', () => {
    const { ways } = homeNamed('84A, basic').floor;
    expect(ways.get('발코니')?.width).toBe(920);
    expect(ways.get('침실2')).toEqual({ width: 820, rooms: ['복도', '침실2'] });
  });

  it('is not asked how it came to where no room is', () =>
    expect(entries(ownPiece('own', 3000, 3000, { x: -9000, y: 0 }))).toEqual([]));
});
