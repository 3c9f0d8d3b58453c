import { expect, test } from 'vitest';
import { TABLE_TEXT } from '#text/sheet/problems.ts';
import { columnLetters } from '#tools/new-site/sheet/list-problems.ts';
import { readSheets } from '#tools/new-site/sheet/read-sheets.ts';
import type { Sheet } from '#tools/new-site/sheet/workbook/sheet.ts';
import { sheetOf } from '#tests/support/workbook.ts';

const read = (...sheets: Sheet[]) => readSheets(sheets, '2026-12-01');
/** Problems as `sheet row column: remedy`. */
const problemsOf = (...sheets: Sheet[]) =>
  read(...sheets).problems.map(
    ({ sheet, row, column, remedy }) =>
      `${sheet}${row === null ? '' : ` ${row}`}${column === null ? '' : columnLetters(column)}: ${remedy}`,
  );

const TYPES = sheetOf('타입', '타입|전용|계약', '59A|59.94|137.26', '84A|84.98|190.12');

test('a row of the schedule says from when on nothing is for sale any more, and what the forms are then', () => {
  const end = (row: string) =>
    read(sheetOf('일정', '단계|시작|설명|진행 중 문구|접수', '모집공고|2027-03-05', row)).values['schedule.ts'];
  expect(end('분양 종료|2027-07-01|분양이 모두 끝났습니다.||대기')).toMatchObject({
    steps: [{ title: '모집공고' }],
    end: { from: '2027-07-01', closed: { state: '분양 완료', text: '분양이 모두 끝났습니다.', forms: 'waiting' } },
  });
  expect(end('분양마감|2027-07-01|상담은 전화로 받습니다.|완판|중단')).toMatchObject({
    end: { closed: { state: '완판', forms: 'off' } },
  });
});

test('options say their kind once in joined cells, and hold for all types or for those that they name', () => {
  const sheet = sheetOf(
    '옵션',
    '구분|이름|타입|장소|규격|가격',
    '유상옵션|발코니 확장|59A|거실|전체|1,480만',
    '|에어컨|59A, 84A|거실||6,900,000',
    '전시품|가구|전체|거실||',
  );
  expect(problemsOf(TYPES, sheet)).toEqual([]);
  expect(read(TYPES, sheet).values['finishes.ts']).toMatchObject({
    revised: '2026-12-01',
    items: [
      { id: 'item-1', kind: 'option', units: ['59A'], measure: '전체', price: 14_800_000 },
      { id: 'item-2', kind: 'option', units: ['59A', '84A'], price: 6_900_000 },
      { id: 'item-3', kind: 'display', units: null, measure: null, price: null },
    ],
  });
});

test.each<[what: string, sheets: Sheet[], problems: string[]]>([
  [
    'an option without its price, and a price of what has none',
    [TYPES, sheetOf('옵션', '구분|이름|장소|가격', '유상옵션|에어컨|거실|', '기본|타일|욕실|10만')],
    [`옵션 2D: ${TABLE_TEXT.empty('가격')}`, `옵션 3D: ${TABLE_TEXT.noPrice('유상옵션')}`],
  ],
  [
    'an option of a type that there is not',
    [TYPES, sheetOf('옵션', '구분|이름|타입|장소', '기본|타일|59A·74A|욕실')],
    [`옵션 2C: ${TABLE_TEXT.noSuchType('74A', '타입')}`],
  ],
  [
    'a row that is wrong elsewhere, whose kind holds for those below it',
    [TYPES, sheetOf('옵션', '구분|이름|타입|장소|가격', '유상옵션|확장|74A|거실|100만', '|에어컨|59A|거실|200만')],
    [`옵션 2C: ${TABLE_TEXT.noSuchType('74A', '타입')}`],
  ],
  [
    'two ends of the sale',
    [sheetOf('일정', '단계|시작|설명', '분양 종료|2027-07-01|끝', '판매 마감|2027-08-01|끝')],
    [`일정 3A: ${TABLE_TEXT.twoEnds(2)}`],
  ],
])('it is told where and how to mend %s', (_what, sheets, problems) => {
  expect(problemsOf(...sheets)).toEqual(problems);
});
