import { describe, expect, it } from 'vitest';
import { fitProblems, fitProblemsOf } from '#site/furniture/fit-problems.ts';
import { homeFloor } from '#site/furniture/home-floor.ts';
import type { Piece } from '#site/furniture/piece.ts';
import { homeNamed } from '#tests/support/furniture/homes.ts';
import { ownPiece, pieceOf } from '#tests/support/furniture/pieces.ts';
import { smallPlan } from '#tests/support/plan.ts';

const floor = homeFloor(smallPlan, 'extended');
const problems = (...pieces: Piece[]) => fitProblems(floor, pieces);
const sofa = (x: number, y: number, angle = 0) => pieceOf('sofa', 'sofa-3', { x, y, angle });

describe('a piece in a home', () => {
  it('has no problem in the middle of its room', () => expect(problems(sofa(2500, 1500))).toEqual([]));

  it('is told how deep it stands in a wall, and how far it is from the home', () => {
    expect(problems(sofa(1100, 1500))).toEqual([]);
    expect(problems(sofa(1050, 1500))).toEqual([{ kind: 'wall', piece: 'sofa', by: 50 }]);
    expect(problems(sofa(2500, -980))).toEqual([{ kind: 'wall', piece: 'sofa', by: 30 }]);
    expect(problems(sofa(-3000, 1500))).toEqual([{ kind: 'wall', piece: 'sofa', by: 4100 }]);
    expect(problems(sofa(20_000, -20_000))).toMatchObject([{ kind: 'wall', by: 19_050 }]);
  });

  it('touches a wall without standing in it, and stands in it from one millimetre', () => {
    expect(problems(ownPiece('own', 445, 400, { x: 222, y: 1500 }))).toEqual([]);
    expect(problems(ownPiece('own', 444, 400, { x: 222, y: 1500 }))).toEqual([]);
    expect(problems(ownPiece('own', 446, 400, { x: 222, y: 1500 }))).toEqual([{ kind: 'wall', piece: 'own', by: 1 }]);
  });

  it('stands in a partition that it reaches through, and in a window behind which a balcony lies', () => {
    const basic = homeFloor(smallPlan, 'basic');
    expect(problems(sofa(1200, 3600))).toMatchObject([{ kind: 'wall', by: 110 }]);
    expect(fitProblems(basic, [sofa(2500, 400)])).toMatchObject([{ kind: 'wall', by: 50 }]);
    expect(problems(sofa(2500, 400))).toEqual([]);
  });

  it('is in the quarter circle of a leaf, but not for being in the square around it', () => {
    const box = (x: number, y: number) => ownPiece('box', 200, 200, { x, y });
    expect(problems(box(1250, 4880)).filter(({ kind }) => kind === 'door')).toEqual([]);
    expect(problems(box(1350, 4780))).toContainEqual({ kind: 'door', piece: 'box', rooms: ['현관', '욕실'], by: 64 });
  });

  it('keeps the floor before a door free, on both of its sides', () => {
    const plant = (y: number) =>
      problems(pieceOf('plant', 'plant', { x: 3600, y })).filter(({ kind }) => kind === 'door');
    expect(plant(3315)).toEqual([]);
    expect(plant(3320)).toEqual([{ kind: 'door', piece: 'plant', rooms: ['거실', '현관'], by: 5 }]);
    expect(plant(4680)).toEqual([{ kind: 'door', piece: 'plant', rooms: ['거실', '현관'], by: 5 }]);
  });

  it('stands in what is built in, and of two of a kind in the deeper one', () => {
    expect(problems(ownPiece('own', 400, 380, { x: 880, y: 5690 }))).toContainEqual({
      kind: 'fixture',
      piece: 'own',
      fixture: 'toilet',
      by: 20,
    });
    const shelves = homeNamed('84A, extended').floor;
    const inShelves = fitProblems(shelves, [ownPiece('own', 1300, 300, { x: 9105, y: 4500 })]);
    expect(inShelves.filter(({ kind }) => kind === 'fixture')).toEqual([
      { kind: 'fixture', piece: 'own', fixture: 'shelf', by: 115 },
    ]);
  });

  it('stands in another, which is said once, of the later', () => {
    const plant = pieceOf('plant', 'plant', { x: 3700, y: 1500 });
    expect(problems(sofa(2500, 1500), plant)).toEqual([{ kind: 'piece', piece: 'plant', other: 'sofa', by: 125 }]);
    expect(problems(plant, sofa(2500, 1500))).toEqual([{ kind: 'piece', piece: 'sofa', other: 'plant', by: 125 }]);
    expect(fitProblemsOf(floor, [plant, sofa(2500, 1500)], 'plant')).toEqual([
      { kind: 'piece', piece: 'plant', other: 'sofa', by: 125 },
    ]);
    expect(fitProblemsOf(floor, [plant], 'sofa')).toEqual([]);
  });

  it('stands in another by its corner, turned by any angle', () => {
    const plant = (x: number) => pieceOf('plant', 'plant', { x, y: 1500, angle: 45 });
    expect(problems(sofa(2500, 1500), plant(3910))).toMatchObject([{ kind: 'piece', by: 8 }]);
    expect(problems(sofa(2500, 1500), plant(3919))).toEqual([]);
  });
});

describe('what others may stand on or under', () => {
  const rug = pieceOf('rug', 'rug', { x: 3600, y: 3180 });
  const console = pieceOf('console', 'tv-console-1800', { x: 2500, y: -1200, angle: 180 });
  const television = pieceOf('television', 'tv-65', { x: 2500, y: -1370, angle: 180 });

  it('is a rug, over which doors pass too; but it ends at the wall', () => {
    expect(problems(rug, sofa(3000, 2700), { ...rug, id: 'second' })).toEqual([]);
    expect(problems({ ...rug, y: 3215 })).toEqual([{ kind: 'wall', piece: 'rug', by: 25 }]);
  });

  it('is a television on the wall, which a door’s leaf still strikes', () => {
    expect(problems(console, television)).toEqual([]);
    expect(problems({ ...television, x: 1200, y: 4300 })).toMatchObject([{ kind: 'door', rooms: ['현관', '욕실'] }]);
  });
});

describe('the place of an appliance', () => {
  const kitchen = homeNamed('84A, extended').floor;
  const there = { x: 4964, y: 6045 };
  const about = (piece: Piece) => fitProblems(kitchen, [piece]).filter(({ kind }) => kind !== 'passage');

  it('takes a refrigerator that is no wider than what is left between its neighbours', () => {
    expect(about(pieceOf('fridge', 'fridge-kitchen-fit', there))).toEqual([]);
    expect(about({ ...pieceOf('fridge', 'fridge-kitchen-fit', there), width: 940 })).toEqual([
      { kind: 'fixture', piece: 'fridge', fixture: 'counter', by: 14 },
    ]);
  });

  it('takes nothing else', () =>
    expect(about(pieceOf('washer', 'washer', { x: 4965, y: 5925 }))).toMatchObject([
      { kind: 'fixture', fixture: 'fridge', by: 640 },
    ]));
});

describe('the problems of a layout', () => {
  it('come piece by piece in its order, and the worst first', () => {
    const upright = ownPiece('upright', 1100, 900, { x: 500, y: 5450 });
    const others = [pieceOf('plant', 'plant', { x: 400, y: 5200 }), upright, sofa(1050, 1500)];
    expect(problems(...others).map(({ kind, piece }) => `${piece} ${kind}`)).toEqual([
      'upright wall',
      'upright fixture',
      'upright piece',
      'upright entry',
      'sofa wall',
    ]);
  });
});
