import { array, assert, constantFrom, integer, pre, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, hexOf, mix } from '#site/theme/colour.ts';
import { nearestPassing, passes } from '#site/theme/nearest-passing.ts';
import { oklabOf, shownColour } from '#site/theme/oklch.ts';

const anyColour = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyNeeds = array(record({ ground: anyColour, ratio: constantFrom(3, 4.5, 7) }), { maxLength: 4 });

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#1f2430', '#faf7f2', 14.5],
  ['#a9793f', '#faf7f2', 3.58],
])('the contrast of %s on %s is %d, whichever comes first', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test('half of black and half of white is the middle grey of a stylesheet', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#1f2430', '#faf7f2', 1)).toBe('#1f2430');
});

test('a colour taken apart for the eye is put together as the same one', () => {
  assert(
    property(anyColour, (colour) => {
      expect(shownColour(oklabOf(colour))).toBe(colour);
    }),
  );
});

test('a channel that no screen has is cut off', () => {
  expect(hexOf([-0.2, 1.4, 0.5])).toBe('#00ff80');
});

test('a colour that has all the contrast that is needed stays', () => {
  assert(
    property(anyColour, anyNeeds, (colour, needs) => {
      pre(passes(colour, needs));
      expect(nearestPassing(colour, needs)).toBe(colour);
    }),
  );
});

test('what is found has all the contrast, and nothing is found only where neither black nor white would do', () => {
  assert(
    property(anyColour, anyNeeds, (colour, needs) => {
      const found = nearestPassing(colour, needs);
      expect(['#000000', '#ffffff', ...(found ? [found] : [])].some((one) => passes(one, needs))).toBe(found !== null);
      expect(found === null || passes(found, needs)).toBe(true);
    }),
  );
});

test('nothing of the same hue that is nearer passes', () => {
  assert(
    property(anyColour, anyColour, constantFrom(3, 4.5), (colour, ground, ratio) => {
      const needs = [{ ground, ratio }];
      const lab = oklabOf(colour);
      const away = oklabOf(nearestPassing(colour, needs)!).lightness - lab.lightness;
      // By more than a step nearer, on either side.
      const nearer = Math.max(0, Math.abs(away) - 0.006);
      for (const by of [nearer, -nearer, nearer / 2, -nearer / 2]) {
        const lightness = Math.min(1, Math.max(0, lab.lightness + by));
        expect(nearer > 0 && passes(shownColour({ ...lab, lightness }), needs)).toBe(false);
      }
    }),
  );
});

test('white is found where it is nearer than black, and no shade before it passes', () => {
  expect(nearestPassing('#298767', [{ ground: '#995eb7', ratio: 4.5 }])).toBe('#ffffff');
});

test('grounds too far apart have no colour between them', () => {
  const needs = ['#000000', '#ffffff'].map((ground) => ({ ground, ratio: 7 }));
  expect(nearestPassing('#a9793f', needs)).toBeNull();
});
