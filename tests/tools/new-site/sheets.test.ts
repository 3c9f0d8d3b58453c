import { expect, test } from 'vitest';
import { CELL_TEXT, TABLE_TEXT } from '#text/sheet/problems.ts';
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
const PAYMENTS = sheetOf('납부', '구분|비율|날짜', '계약금|10|', '잔금|90|', '옵션 계약금|10|');

test('a title may stand above the headings, sums and notes below', () => {
  const sheet = sheetOf(
    '주택형',
    '물빛언덕 타입표',
    '',
    '주택형|전용면적(㎡)|계약면적|비고',
    '59A|59.94|137.26|인기',
    '합계||137.26',
    '※ 면적은 바뀔 수 있습니다.',
  );
  expect(problemsOf(sheet)).toEqual([]);
  expect(read(sheet).types.map(({ id, area }) => [id, area])).toEqual([['59A', 59.94]]);
});

test('sums of areas that nobody wrote are reckoned', () => {
  const sheet = sheetOf('타입', '타입|전용|주거공용|기타공용', '59A|59.9412|22.1834|48.3172');
  expect(read(sheet).values['units.ts']).toMatchObject({
    'units[0].areasM2.supply': 82.1246,
    'units[0].areasM2.contract': 130.4418,
  });
});

test('homes of the types are the homes of the facts, or are said to differ', () => {
  const types = sheetOf(
    '타입',
    '타입|용도|전용|계약|세대수',
    '59A||59.94|137|100',
    '84A||84.98|190|120세대',
    '44|오피스텔|44.1|90|50실',
  );
  expect(read(types).values['facts.ts']).toMatchObject({
    'scale.apartments': 220,
    'scale.officetels': 50,
    'scale.apartmentTypes': '59㎡·84㎡',
    'scale.officetelTypes': '44㎡',
  });
  expect(problemsOf(sheetOf('단지', '항목|내용', '세대수|221세대'), types)).toEqual([
    `단지 2B: ${TABLE_TEXT.homes(221, 220)}`,
  ]);
});

test('the stage of a step is told by its name, or by the column for it', () => {
  const sheet = sheetOf(
    '일정',
    '단계|시작|구분',
    '모집공고|2027-03-05|',
    '무순위 접수|2027-04-01|',
    '사전점검|2027-05-01|',
    '추첨|2027-06-01|발표',
  );
  const steps = read(sheet).values['schedule.ts']?.['steps'] as { stage?: string }[];
  expect(steps.map(({ stage }) => stage)).toEqual(['announcement', 'remaining', undefined, 'winners']);
});

test('joined cells say their type, use and part once', () => {
  const prices = sheetOf(
    '분양가',
    '타입|최저층|최고층|대지비|건축비',
    '59A|1|9|200000000|250000000',
    '|10|20|200000000|260000000',
  );
  const payments = sheetOf(
    '납부',
    '용도|구분|비율|날짜',
    '아파트|계약금|5|',
    '||5|2027-05-06',
    '|잔금|90|',
    '|옵션계약금|0|',
  );
  const { values, problems } = read(TYPES, prices, payments);
  expect(problems).toEqual([]);
  expect(values['prices.ts']?.['types']).toMatchObject([
    { unit: '59A', bands: [{ to: 9 }, { from: 10 }] },
    { unit: '84A', bands: null },
  ]);
  expect(values['prices.ts']?.['plans']).toMatchObject([
    { use: 'apartment', contract: [{ percent: 5 }, { percent: 5 }] },
  ]);
});

test('a sheet is told by its whole name first, then by the end of it', () => {
  const rows = ['구분|비율', '계약금|100', '잔금|0', '옵션계약금|0'];
  for (const name of ['납부 일정', '물빛언덕_납부', '물빛언덕-납부', '납부 (2)'])
    expect(problemsOf(TYPES, sheetOf(name, ...rows)), name).toEqual([]);
});

test('what is wrong with a type is told once, and not again in all rows of its prices', () => {
  const prices = sheetOf(
    '분양가',
    '타입|층|대지비|건축비',
    '펜트|1~9|2억|2억',
    '|10~19|2억|2억',
    '74A|1~9|2억|2억',
    '|10~19|2억|2억',
  );
  expect(problemsOf(TYPES, prices, PAYMENTS)).toEqual([
    `분양가 2A: ${CELL_TEXT.type}`,
    `분양가 4A: ${TABLE_TEXT.notSold('타입')}`,
  ]);
});

test.each<[what: string, sheets: Sheet[], problems: string[]]>([
  [
    'a sheet that nobody knows',
    [sheetOf('Sheet1', '가|나')],
    [`Sheet1: ${TABLE_TEXT.unknownSheet(['단지', '타입', '일정', '분양가', '납부', '옵션', '문구', '회사', '연결'])}`],
  ],
  ['a sheet that comes twice', [TYPES, sheetOf('평형', '타입|전용')], [`평형: ${TABLE_TEXT.twoSheets}`]],
  [
    'no sheet at all',
    [sheetOf('메모', '가')],
    [`: ${TABLE_TEXT.noSheets(['단지', '타입', '일정', '분양가', '납부', '옵션', '문구', '회사', '연결'])}`],
  ],
  ['no headings', [sheetOf('타입', '59A|59.94')], [`타입: ${TABLE_TEXT.noHead(['타입', '전용'])}`]],
  ['a column that is missing', [sheetOf('타입', '타입|계약', '59A|137')], [`타입: ${TABLE_TEXT.noColumn('전용')}`]],
  [
    'a column that comes twice',
    [sheetOf('타입', '타입|전용|계약|전용면적', '59A|59.94|137|59.94')],
    [`타입 1D: ${TABLE_TEXT.twoColumns}`],
  ],
  ['no type', [sheetOf('타입', '타입|전용')], [`타입: ${TABLE_TEXT.noTypes('타입')}`]],
  [
    'a type that comes twice',
    [sheetOf('타입', '타입|전용|계약', '59A|59|137', '59 A|59|137')],
    [`타입 3A: ${TABLE_TEXT.twice(2)}`],
  ],
  [
    'an area that is missing',
    [sheetOf('타입', '타입|전용|공급', '59A||82')],
    [`타입 2B: ${TABLE_TEXT.empty('전용')}`, `타입 2: ${TABLE_TEXT.empty('계약')}`],
  ],
  [
    'a fact that comes twice',
    [sheetOf('단지', '항목|내용', '시행|가', '시행사|나')],
    [`단지 3A: ${TABLE_TEXT.twice(2)}`],
  ],
  [
    'a fact that the firm’s sheet says too',
    [sheetOf('회사', '항목|내용', '시행사|나'), sheetOf('단지', '항목|내용', '시행|가')],
    [`회사 2A: ${TABLE_TEXT.twiceIn('단지', 2)}`],
  ],
  [
    'a fact that nobody knows',
    [sheetOf('단지', '항목|내용', '견본주택 위치|가', '견본주택 주소지|가')],
    [`단지 2A: ${TABLE_TEXT.unknownFact('')}`, `단지 3A: ${TABLE_TEXT.unknownFact('견본주택 주소')}`],
  ],
  ['a formula’s error', [sheetOf('단지', '항목|내용', '대지면적|#REF!')], [`단지 2B: ${CELL_TEXT.spoilt}`]],
  [
    'a stage that there is not',
    [sheetOf('일정', '단계|시작|구분', '추첨|2027-03-05|뽑기')],
    [`일정 2C: ${CELL_TEXT.oneOf(['공고', '개관', '청약', '발표', '서류', '계약', '잔여'])}`],
  ],
  [
    'prices without payments',
    [TYPES, sheetOf('분양가', '타입|층|대지비|건축비', '59A|1~9|2억|2억')],
    [`분양가: ${TABLE_TEXT.noPayments('납부')}`],
  ],
  ['prices without types', [PAYMENTS], [`타입: ${TABLE_TEXT.noTypes('타입')}`]],
  [
    'a price of what is not sold',
    [TYPES, sheetOf('분양가', '타입|층|대지비|건축비', '74A|1~9|2억|2억'), PAYMENTS],
    [`분양가 2A: ${TABLE_TEXT.notSold('타입')}`],
  ],
  [
    'a price that is no sum',
    [TYPES, sheetOf('분양가', '타입|층|대지비|건축비|합계', '59A|1~9|2억|2억|5억'), PAYMENTS],
    [`분양가 2E: ${TABLE_TEXT.total('400,000,000')}`],
  ],
  [
    'a price of no type',
    [TYPES, sheetOf('분양가', '타입|층|대지비|건축비', '|1~9|2억|2억'), PAYMENTS],
    [`분양가 2A: ${TABLE_TEXT.empty('타입')}`],
  ],
  [
    'parts of a payment that are missing',
    [
      TYPES,
      sheetOf('옵션', '구분|이름|장소|가격', '유상옵션|발코니 확장|거실|14,800,000'),
      sheetOf('납부', '구분|비율', '계약금|100'),
    ],
    [`납부: ${TABLE_TEXT.noPart('아파트', '잔금')}`, `납부: ${TABLE_TEXT.noOptionsPart('아파트', '옵션계약금')}`],
  ],
  [
    'a payment without its day',
    [TYPES, sheetOf('납부', '구분|비율|날짜', '중도금|60|')],
    [`납부 2C: ${TABLE_TEXT.noDue}`],
  ],
  [
    'a day where none belongs',
    [TYPES, sheetOf('납부', '구분|비율|날짜', '옵션 계약금|10|2027-05-05')],
    [`납부 2C: ${TABLE_TEXT.dueOfOptions}`],
  ],
  [
    'two balances',
    [TYPES, sheetOf('납부', '구분|비율', '계약금|10', '잔금|50', '잔금|40', '옵션계약금|0')],
    [`납부 4A: ${TABLE_TEXT.twice(3)}`],
  ],
  [
    'storeys that two rows tell differently',
    [sheetOf('단지', '항목|내용', '층수|지하 3층, 지상 29층', '지상 층수|28층', '지하 층수|3층')],
    [`단지 3B: ${TABLE_TEXT.differs(2, '지하 3층, 지상 29층')}`],
  ],
  [
    'a part that there is not',
    [TYPES, sheetOf('납부', '구분|비율', '보증금|10')],
    [`납부 2A: ${CELL_TEXT.oneOf(['계약금', '중도금', '잔금', '옵션계약금'])}`],
  ],
])('it is told where and how to mend %s', (_what, sheets, problems) => {
  expect(problemsOf(...sheets)).toEqual(problems);
});

test('homes without options have no contract sum for them to say', () => {
  const types = sheetOf('타입', '타입|용도|전용|계약', '59A||59.94|137', '36|오피스텔|36.4|78');
  const options = sheetOf('옵션', '구분|이름|타입|장소|가격', '유상옵션|발코니 확장|59A|거실|14,800,000');
  const rows = ['용도|구분|비율', '아파트|계약금|10', '|잔금|90', '|옵션계약금|10', '오피스텔|계약금|10', '|잔금|90'];
  expect(problemsOf(types, options, sheetOf('납부', ...rows))).toEqual([]);
  expect(read(types, options, sheetOf('납부', ...rows)).values['prices.ts']?.['plans']).toMatchObject([
    { use: 'apartment', optionsWithContract: 10 },
    { use: 'officetel', optionsWithContract: 0 },
  ]);
});

test('a station is a row that a town without one leaves out', () => {
  const facts = (...rows: string[]) => read(sheetOf('단지', '항목|내용', ...rows)).values;
  expect(facts('지하철|시청역에서 걸어서 7분')['home.ts']).toMatchObject({
    'directions.ways[4]': { title: '지하철', text: '시청역에서 걸어서 7분' },
  });
  expect(facts('단지명|물빛언덕')['home.ts']).not.toHaveProperty('directions.ways[4]');
});

test('a firm that works with visitors’ data is told with its country and where to reach it', () => {
  expect(problemsOf(sheetOf('단지', '항목|내용', '호스팅|물빛웹, 미국'))).toEqual([`단지 2B: ${CELL_TEXT.firm}`]);
});
