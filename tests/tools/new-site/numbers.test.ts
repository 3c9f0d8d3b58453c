import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CELL_TEXT } from '#text/sheet/problems.ts';
import { UNITS } from '#text/sheet/words.ts';
import { readCell } from '#tools/new-site/sheet/cells/cell.ts';
import { area, count, percent, ratio } from '#tools/new-site/sheet/cells/numbers.ts';
import { won } from '#tools/new-site/sheet/cells/won.ts';

const homes = count(UNITS.homes);
const price = won(1_000_000);

test.each([
  [84.98, 84.98],
  ['84.98', 84.98],
  ['84.98㎡', 84.98],
  [' 84.98 m² ', 84.98],
  ['８４．９８', 84.98],
  ['21,345.6㎡', 21_345.6],
  [82.717_199_999_999_99, 82.7172],
])('an area of %j is %d', (cell, value) => {
  expect(area(cell, '')).toEqual({ value });
});

test.each(['약 85', '25.7평', '8 4,98', '1,23', '84.98~85', '', '가', 'NaN', '1e3', '-3'])(
  'no area is read out of %j',
  (cell) => {
    expect(area(cell, '')).toEqual({ remedy: CELL_TEXT.number('84.98') });
  },
);

test('an area of nothing is none', () => {
  expect(area(0, '')).toEqual({ remedy: CELL_TEXT.aboveZero('84.98') });
  expect(area(-3, '')).toEqual({ remedy: CELL_TEXT.aboveZero('84.98') });
});

test.each([
  ['1,234', 1234],
  ['440세대', 440],
  ['1,234 세대', 1234],
  [440.000_000_000_1, 440],
  [0, 0],
])('%j homes are %d', (cell, value) => {
  expect(homes(cell, '')).toEqual({ value });
});

test('half a home is none', () => {
  expect(homes(440.5, '')).toEqual({ remedy: CELL_TEXT.whole('440') });
  expect(homes(true, '')).toEqual({ remedy: CELL_TEXT.number('440') });
});

test.each([
  ['10%', 10],
  ['3.33', 3.33],
  [10, 10],
  // What a workbook shows as 10 %, 12.5 % and 100 %.
  [0.1, 10],
  [0.125, 12.5],
  [1, 100],
  [0.07, 7],
])('a share of %j is %d per cent', (cell, value) => {
  expect(percent(cell, '')).toEqual({ value });
});

test.each(['101%', '3.333%', '-1', '반'])('no share is read out of %j', (cell) => {
  expect(percent(cell, '')).toEqual({ remedy: CELL_TEXT.percent });
});

test('a ratio that a workbook keeps in hundredths is asked for again, since nobody knows which was meant', () => {
  expect(ratio(20)(2.4998, '')).toEqual({ remedy: CELL_TEXT.ratio });
  expect(ratio(20)('249.98%', '')).toEqual({ value: 249.98 });
});

describe('money', () => {
  test.each([
    [325_000_000, '', 325_000_000],
    ['325,000,000', '', 325_000_000],
    ['325,000,000원', '', 325_000_000],
    ['3억 2,500만', '', 325_000_000],
    ['3억2500만원', '', 325_000_000],
    ['3억 2,500만 5,000원', '', 325_005_000],
    ['3.25억', '', 325_000_000],
    ['3억', '', 300_000_000],
    ['2,500만 원', '', 25_000_000],
    ['32,500만원', '', 325_000_000],
    ['325,000천원', '', 325_000_000],
    ['325백만원', '', 325_000_000],
    [325_000, '대지비(천원)', 325_000_000],
    ['32,500', '대지비 (만원)', 325_000_000],
    ['3억 2,500만', '대지비(만원)', 325_000_000],
    [0, '', 0],
  ])('%j under %j is %d won', (cell, heading, value) => {
    expect(price(cell, heading)).toEqual({ value });
  });

  test.each(['3억 2500', '3억2,5', '삼억', '3억원 정도', '$300', '3억-2억', '12,34', '억', '원'])(
    'no sum is read out of %j',
    (cell) => {
      expect(price(cell, '')).toEqual({ remedy: CELL_TEXT.won });
    },
  );

  test('a sum that is too small for a home was meant in another unit', () => {
    expect(price(325_000, '')).toEqual({ remedy: CELL_TEXT.tooFew });
    expect(price('32,500', '')).toEqual({ remedy: CELL_TEXT.tooFew });
  });
});

test.each(['#REF!', '#N/A', '#DIV/0!', '#VALUE!', '#NAME?', '######'])(
  '%s is a formula’s error for every reader',
  (cell) => {
    for (const reader of [area, homes, percent, price])
      expect(readCell<unknown>(reader, cell, '')).toEqual({ remedy: CELL_TEXT.spoilt });
  },
);

test('a number is the same with commas, a unit, wide digits or as a number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (value) => {
      const commas = value.toLocaleString('en-US');
      const wide = `${value}`.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
      for (const cell of [value, `${value}`, commas, `${commas} 세대`, wide])
        expect(homes(cell, '')).toEqual({ value });
    }),
  );
});

test('a sum is the same as it is written and as it is said', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 9999 }), (high, middle) => {
      const value = high * 100_000_000 + middle * 10_000;
      const said = `${high}억 ${middle.toLocaleString('en-US')}만 원`;
      for (const cell of [value, value.toLocaleString('en-US'), said, said.replaceAll(/[ ,]/g, '')])
        expect(price(cell, '')).toEqual({ value });
      expect(price(value / 1000, '건축비(천원)')).toEqual({ value });
    }),
  );
});

test('whatever is written, it is read as a number or refused, and never as something that is none', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789,.억만원천% ㎡-층')) }), (cell) => {
      for (const reader of [area, homes, percent, price]) {
        const read = reader(cell, '');
        expect('remedy' in read || Number.isFinite(read.value)).toBe(true);
      }
    }),
  );
});
