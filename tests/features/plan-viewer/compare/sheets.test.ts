import { describe, expect, test } from 'vitest';
import { sheetsBelow, sheetsBeside } from '#features/plan-viewer/compare/drawings/sheets.ts';
import type { Box } from '#site/units/comparison/drawn-type.ts';

const SIZES = [245, 290, 350, 425, 505, 595].map((em) => ({ em, reach: em * 4 }));

/** A home; names below it take a line of their text. */
const homeOf = (box: Box, hasNamesBelow = false) => ({
  outline: { path: '', box },
  boxes: SIZES.map(({ em }): Box => [box[0], box[1], box[2], box[3] + (hasNamesBelow ? em : 0)]),
});

// A wide home, a deep one and a small one.
const WIDE = homeOf([-290, -7360, 14_680, 9150]);
const DEEP = homeOf([-1690, -12_190, 10_180, 13_880]);
const SMALL = homeOf([-290, -9510, 5980, 9800], true);
const HOMES = [WIDE, DEEP, SMALL];

const bottom = ([, top, , height]: Box) => top + height;

describe.each([
  ['side by side', sheetsBeside],
  ['one above the other', sheetsBelow],
])('drawings %s', (_how, layOut) => {
  test.each([false, true])('show all of a home and its names, with room below (dimensions: %s)', (hasDimensions) => {
    const { boxes, text } = layOut(HOMES, SIZES, hasDimensions);
    const around = hasDimensions ? text.reach : 0;
    boxes.forEach((box, index) => {
      const own = HOMES[index]!.boxes[SIZES.indexOf(text)]!;
      expect(box[0]).toBe(own[0] - around);
      expect(box[0] + box[2]).toBeGreaterThanOrEqual(own[0] + own[2]);
      expect(box[1]).toBeLessThanOrEqual(own[1]);
      expect(bottom(box)).toBeGreaterThanOrEqual(bottom(own) + around + 2 * text.em);
    });
  });

  test('have larger text where they are shown smaller', () => {
    const few = layOut([SMALL, SMALL], SIZES, false).text.em;
    const many = layOut(HOMES, SIZES, false).text.em;
    expect(many).toBeGreaterThan(few);
    expect(layOut(HOMES, SIZES.slice(0, 1), false).text.em).toBe(245);
  });
});

test('side by side each is as wide as it is, and the homes stand on one line, wherever their names do', () => {
  const { boxes } = sheetsBeside([WIDE, SMALL], SIZES, false);
  expect(boxes.map((box) => box[2])).toEqual([14_680, 5980]);
  expect(new Set(boxes.map((box) => box[3])).size).toBe(1);
  const below = boxes.map((box, index) => bottom(box) - bottom([WIDE, SMALL][index]!.outline.box));
  expect(new Set(below).size).toBe(1);
});

test('one above the other each is as wide as the widest, which is one scale, and only as high as it is', () => {
  const { boxes, text } = sheetsBelow([WIDE, SMALL], SIZES, false);
  expect(boxes.map((box) => box[2])).toEqual([14_680, 14_680]);
  expect(boxes[0]![3] - 9150).toBe(boxes[1]![3] - 9800 - text.em);
});

test('on a phone text is 12 px high at least, with dimensions too', () => {
  for (const homes of [
    [WIDE, SMALL],
    [DEEP, SMALL],
    [SMALL, SMALL],
  ])
    for (const hasDimensions of [false, true]) {
      const { text, scale } = sheetsBelow(homes, SIZES, hasDimensions);
      expect(text.em * scale).toBeGreaterThanOrEqual(12);
    }
});

test('a high home does not make the row higher than a screen', () => {
  const { boxes, scale } = sheetsBeside([DEEP, SMALL], SIZES, false);
  expect(boxes[0]![3] * scale).toBeLessThanOrEqual(560);
});
