import { describe, expect, it, test } from 'vitest';
import { DOOR_HEIGHT } from '#site/furniture/ways-in.ts';
import { PIECE_GROUPS, PIECES } from '#site/furniture/library.ts';
import { SIZE } from '#site/furniture/layout-code.ts';
import { SIZES } from '#site/plan/item-sizes.ts';
import { GROUP_NAMES, PIECE_NAMES, PIECE_SOURCES } from '#text/furniture/pieces.ts';

const pieces = Object.entries(PIECES);

/** As they stand in addresses that people have kept: a code is never changed, and none is given to another kind. */
const CODES = [
  'bed-single 1, bed-super-single 2, bed-queen 3, bed-king 4, bed-large-king 5, bed-family 6, bed-bunk 7, crib 8',
  'nightstand 9, wardrobe-800 10, wardrobe-1200 11, wardrobe-1500 12, wardrobe-1800 13, wardrobe-2400 14',
  'wardrobe-3000 15, fitted-2400 16, fitted-3000 17, chest-of-drawers 18, vanity 19, clothes-rack 20, sofa-1 30',
  'sofa-2 31, sofa-3 32, sofa-4 33, sofa-corner 34, recliner 35, coffee-table 36, tv-console-1800 37',
  'tv-console-2400 38, tv-55 39, tv-65 40, tv-75 41, tv-85 42, rug 43, plant 44, massage-chair 45, dining-2 50',
  'dining-4 51, dining-6 52, dining-round 53, kitchen-cabinet 54, desk-1200 60, desk-1400 61, desk-1600 62',
  'desk-chair 63, bookcase 64, bookcase-1200 65, piano-upright 70, piano-digital 71, treadmill 72, exercise-bike 73',
  'drying-rack 74, cat-tower 75, play-mat 76, fridge-4-door 80, fridge-kitchen-fit 81, fridge-2-door 82',
  'fridge-kimchi 83, washer 84, dryer 85, laundry-tower 86, styler 87, styler-large 88, air-purifier 89',
  'air-conditioner 90, robot-cleaner 91',
].join(', ');

test('the codes of the library stay as they are, and each is of one kind', () => {
  const codes = pieces.map(([, { code }]) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => code < 1 || code > 255)).toEqual([]);
  const sorted = [...pieces].sort(([, a], [, b]) => a.code - b.code);
  expect(sorted.map(([kind, { code }]) => `${kind} ${code}`).join(', ')).toBe(CODES);
});

test('each piece, group and source has words, and no words are left over', () => {
  expect(Object.keys(PIECE_NAMES).sort()).toEqual(Object.keys(PIECES).sort());
  expect(new Set(Object.values(PIECE_NAMES)).size).toBe(pieces.length);
  expect(Object.keys(GROUP_NAMES)).toEqual(PIECE_GROUPS);
  expect(new Set(pieces.map(([, { source }]) => source))).toEqual(new Set(Object.keys(PIECE_SOURCES)));
  expect(new Set(pieces.map(([, { group }]) => group))).toEqual(new Set(PIECE_GROUPS));
});

describe.each(pieces)('%s', (_, { width, depth, height, carried, liesFlat }) => {
  it('has a size that a layout’s address can say', () => {
    for (const side of [width, depth]) {
      expect(side).toBeGreaterThanOrEqual(SIZE.least);
      expect(side).toBeLessThanOrEqual(SIZE.most);
    }
    expect(height).toBeGreaterThan(0);
    expect(height).toBeLessThanOrEqual(2400);
    expect(liesFlat === true).toBe(height < 50);
  });

  it('is carried in no larger than it stands, and not too high for a door', () => {
    if (!carried) return;
    const [least = 0, middle = 0, most = 0] = [...carried].sort((a, b) => a - b);
    const [smallest = 0, second = 0, largest = 0] = [width, depth, height].sort((a, b) => a - b);
    expect([least <= smallest, middle <= second, most <= largest]).toEqual([true, true, true]);
    expect(middle).toBeLessThanOrEqual(DOOR_HEIGHT);
    expect(least).toBeGreaterThan(0);
  });
});

test('furniture in plans has the library’s sizes, which drawings rest on', () => {
  expect(SIZES).toMatchObject({
    'double-bed': [PIECES['bed-queen'].width, PIECES['bed-queen'].depth],
    sofa: [PIECES['sofa-3'].width, PIECES['sofa-3'].depth],
  });
  expect(SIZES).toEqual({
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
    'double-bed': [1500, 2000],
    'single-bed': [1000, 2000],
    nightstand: [450, 400],
    wardrobe: [1500, 600],
    dresser: [1000, 450],
    desk: [1200, 900],
    sofa: [2200, 900],
    'coffee-table': [1000, 550],
    console: [1800, 400],
    'dining-table': [1400, 1200],
    rug: [2000, 1500],
    plant: [450, 450],
  });
});
