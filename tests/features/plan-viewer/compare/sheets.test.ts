import { describe, expect, test } from 'vitest';
import { sheetsBeside, sheetsInTurn, type Box } from '#features/plan-viewer/compare/drawings/sheets.ts';

// A wide home, a deep one and a small one.
const WIDE: Box = [-290, -7360, 14_680, 9150];
const DEEP: Box = [-1690, -12_190, 10_180, 13_880];
const SMALL: Box = [-290, -9510, 5980, 9800];
const SIZES = [250, 300, 370, 460, 570].map((em) => ({ em, reach: em * 4 }));

const bottom = ([, top, , height]: Box) => top + height;

describe.each([
  ['side by side', sheetsBeside],
  ['one after the other', sheetsInTurn],
])('drawings %s', (_how, layOut) => {
  test.each([false, true])('stand on one line, as high as the highest needs (dimensions: %s)', (hasDimensions) => {
    const { boxes, text } = layOut([WIDE, DEEP, SMALL], SIZES, hasDimensions);
    expect(new Set(boxes.map((box) => box[3])).size).toBe(1);
    const below = boxes.map((box, index) => bottom(box) - bottom([WIDE, DEEP, SMALL][index]!));
    expect(new Set(below).size, 'the same room below each').toBe(1);
    expect(below[0]).toBeGreaterThan(hasDimensions ? text.reach : 0);
    boxes.forEach((box, index) => expect(box[1]).toBeLessThanOrEqual([WIDE, DEEP, SMALL][index]![1]));
    expect(boxes[1]![1]).toBe(DEEP[1]);
  });

  test('have room for dimensions to the left', () => {
    const { boxes, text } = layOut([WIDE, SMALL], SIZES, true);
    expect(boxes.map((box) => box[0])).toEqual([WIDE[0] - text.reach, SMALL[0] - text.reach]);
  });

  test('have larger text where they are shown smaller', () => {
    const few = layOut([SMALL, SMALL], SIZES, false).text.em;
    const many = layOut([WIDE, DEEP, SMALL], SIZES, false).text.em;
    expect(many).toBeGreaterThan(few);
    expect(layOut([WIDE, DEEP, SMALL], SIZES.slice(0, 1), false).text.em).toBe(250);
  });
});

test('side by side each is as wide as it is, and one after the other as the widest', () => {
  expect(sheetsBeside([WIDE, SMALL], SIZES, false).boxes.map((box) => box[2])).toEqual([14_680, 5980]);
  expect(sheetsInTurn([WIDE, SMALL], SIZES, false).boxes.map((box) => box[2])).toEqual([14_680, 14_680]);
});

test('on a phone text is 12 px high, 10.5 where dimensions take their room', () => {
  for (const boxes of [
    [WIDE, SMALL],
    [DEEP, SMALL],
    [SMALL, SMALL],
  ]) {
    const plain = sheetsInTurn(boxes, SIZES, false);
    expect(plain.text.em * plain.scale).toBeGreaterThanOrEqual(12);
    const measured = sheetsInTurn(boxes, SIZES, true);
    expect(measured.text.em * measured.scale).toBeGreaterThanOrEqual(10.5);
  }
});

test('a high home does not make the row higher than a screen', () => {
  const { boxes, scale } = sheetsBeside([DEEP, SMALL], SIZES, false);
  expect(boxes[0]![3] * scale).toBeLessThanOrEqual(560);
});
