import { expect, test } from 'vitest';
import { CELL_TEXT } from '#text/sheet/problems.ts';
import { origin, phone } from '#tools/new-site/sheet/cells/addresses.ts';
import { floors, storeys, text, textOrNone, type, use, yesOrNo } from '#tools/new-site/sheet/cells/words.ts';

test.each([
  ['042-719-4630', '042-719-4630'],
  ['042) 719-4630', '042-719-4630'],
  ['042.719.4630', '042-719-4630'],
  ['+82-42-719-4630', '042-719-4630'],
  ['02-123-4567', '02-123-4567'],
  ['0212345678', '02-1234-5678'],
  ['1588-0000', '1588-0000'],
  [15_880_000, '1588-0000'],
  ['0507-1234-5678', '0507-1234-5678'],
  ['010-1234-5678', '010-1234-5678'],
])('the phone %j is %s', (cell, value) => {
  expect(phone(cell, '')).toEqual({ value });
});

test('a number whose first 0 a workbook took away is told so', () => {
  expect(phone(427_194_630, '')).toEqual({ remedy: CELL_TEXT.lostZero });
  expect(phone(212_345_678, '')).toEqual({ remedy: CELL_TEXT.lostZero });
});

test.each(['전화 주세요', '042-719', '042-719-4630 (내선 2)', '1234'])('no phone is read out of %j', (cell) => {
  expect(phone(cell, '')).toEqual({ remedy: CELL_TEXT.phone });
});

test.each([
  ['https://mulbit-hill.kr', 'https://mulbit-hill.kr'],
  ['https://mulbit-hill.kr/', 'https://mulbit-hill.kr'],
  ['www.mulbit-hill.kr', 'https://www.mulbit-hill.kr'],
])('the address %s is %s', (cell, value) => {
  expect(origin(cell, '')).toEqual({ value });
});

test.each(['http://mulbit-hill.kr', 'https://mulbit-hill.kr/main', '준비 중', 'mulbit'])(
  'no address is read out of %j',
  (cell) => {
    expect(origin(cell, '')).toEqual({ remedy: CELL_TEXT.address });
  },
);

test.each([
  ['84A', '84A', 84],
  ['84㎡A', '84A', 84],
  ['84 a타입', '84A', 84],
  ['84A형', '84A', 84],
  [44, '44', 44],
  ['120PH', '120PH', 120],
])('the type %j is %s', (cell, id, area) => {
  expect(type(cell, '')).toMatchObject({ value: { id, area } });
});

test.each(['A', '084.9763A', '84-A', '펜트하우스'])('no type is read out of %j', (cell) => {
  expect(type(cell, '')).toEqual({ remedy: CELL_TEXT.type });
});

test.each([
  ['5~9', { from: 5, to: 9 }],
  ['5-9층', { from: 5, to: 9 }],
  ['5층 ~ 9층', { from: 5, to: 9 }],
  [7, { from: 7, to: 7 }],
])('the floors %j are read', (cell, value) => {
  expect(floors(cell, '')).toEqual({ value });
});

test('floors that a workbook took for a day are asked for in another way', () => {
  expect(floors(new Date('2026-05-09'), '')).toEqual({ remedy: CELL_TEXT.floors });
  expect(floors('10층 이상', '')).toEqual({ remedy: CELL_TEXT.floors });
});

test.each([
  ['지하 5층, 지상 41층', { basementFloors: 5, floors: 41 }],
  ['지하5층~지상41층', { basementFloors: 5, floors: 41 }],
  ['41층', { floors: 41 }],
  [41, { floors: 41 }],
])('the storeys %j are read', (cell, value) => {
  expect(storeys(cell, '')).toEqual({ value });
});

test('no storeys are read out of words', () => {
  expect(storeys('고층', '')).toEqual({ remedy: CELL_TEXT.storeys });
});

test('a text is one line without spaces at its ends, in composed letters', () => {
  expect(text('')('  물빛\n언덕 '.normalize('NFD'), '')).toEqual({ value: '물빛 언덕' });
  expect(text('')(101, '')).toEqual({ value: '101' });
  expect(text('')(new Date('2026-03-04'), '')).toEqual({ remedy: CELL_TEXT.isDay });
  expect(text('신탁사')(true, '')).toEqual({ remedy: CELL_TEXT.text('신탁사') });
});

test('what there is not is said in a word', () => {
  expect(textOrNone('')('해당 없음', '')).toEqual({ value: null });
  expect(textOrNone('')('물빛신탁', '')).toEqual({ value: '물빛신탁' });
});

test('yes, no and uses are said in words', () => {
  expect([yesOrNo('예', ''), yesOrNo('아니오', ''), yesOrNo(true, '')]).toEqual([
    { value: true },
    { value: false },
    { value: true },
  ]);
  expect(yesOrNo('아마', '')).toEqual({ remedy: CELL_TEXT.yesOrNo });
  expect(use('오피스텔', '')).toEqual({ value: 'officetel' });
  expect(use('상가', '')).toEqual({ remedy: CELL_TEXT.use });
});
