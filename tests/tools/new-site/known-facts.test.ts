import { expect, test } from 'vitest';
import { LIST_TEXT, TABLE_TEXT } from '#text/sheet/problems.ts';
import { remarksOf } from '#tools/new-site/from-workbook.ts';
import { UNWRITTEN } from '#text/sheet/words.ts';
import { readSheets } from '#tools/new-site/sheet/read-sheets.ts';
import { sheetOf } from '#tests/support/workbook.ts';

const TYPES = sheetOf('타입', '타입|전용|계약', '59A|59.94|137.26');

test('facts that are mostly others over again need not be written', () => {
  const rows = ['단지명|대전 물빛언덕', '상담 시간|매일 10:00~18:00', '시행|물빛개발', '분양대행|물빛분양'];
  const facts = (...more: string[]) =>
    readSheets([sheetOf('단지', '항목|내용', ...rows, ...more), TYPES], '2026-12-01').values['facts.ts'];
  expect(facts()).toMatchObject({
    shortName: '물빛언덕',
    'modelHouse.hours': '매일 10:00~18:00',
    'companies.businessName': '물빛분양',
    'companies.privacyController': '물빛개발',
    'companies.operator': '이 홈페이지의 운영 회사는 물빛분양입니다.',
  });
  expect(
    facts('짧은 이름|물빛', '견본주택 운영 시간|쉬는 날 없음', '상호|물빛홍보', '개인정보처리자|물빛분양'),
  ).toMatchObject({
    shortName: '물빛',
    'modelHouse.hours': '쉬는 날 없음',
    'companies.privacyController': '물빛분양',
    'companies.operator': '이 홈페이지의 운영 회사는 물빛홍보입니다.',
  });
});

test('a type whose name says so is an officetel, as office tables have it', () => {
  const types = sheetOf(
    '타입',
    '타입|전용|계약|세대수',
    '59A|59.94|137.26|10',
    '36OT(오피스텔)|36.48|74.17|60',
    '24OT|24.1|50|3',
  );
  const { values, problems } = readSheets([types], '2026-12-01');
  expect(problems).toEqual([]);
  expect(values['units.ts']).toMatchObject({ 'units[1].use': 'officetel', 'units[2].use': 'officetel' });
  expect(values['units.ts']).not.toHaveProperty('units[0].use');
  expect(values['facts.ts']).toMatchObject({ 'scale.apartments': 10, 'scale.officetels': 63 });
});

test('shares of a price that follow from the payments may stand in its table', () => {
  const prices = sheetOf(
    '분양가',
    '타입|층|대지비|건축비|합계|계약금 10%|중도금 60%|잔금(30%)',
    '59A|1~9|1억|2억|3억|3천만|1억8천만|9천만',
  );
  const payments = sheetOf('납부', '구분|비율|날짜', '계약금|10|', '잔금|90|', '※ 오피스텔: 계약금 20%||');
  const { problems, unread } = readSheets([TYPES, prices, payments], '2026-12-01');
  expect(problems).toEqual([]);
  expect(unread).toEqual([expect.objectContaining({ sheet: '납부', row: 4 })]);
  expect(remarksOf({ unread })).toBe(LIST_TEXT.unread(['납부 4행']));
  expect(remarksOf({ unread: [] })).toBeNull();
});

test('an office’s list of options and its plan of payments are read without columns that they have no need of', () => {
  const types = sheetOf('타입', '타입|용도|전용|계약', '59A|아파트|59.94|137.26', '36OT|오피스텔|36.4|74.1');
  const options = sheetOf('옵션', '품목|적용 타입|위치|금액(원)', '발코니 확장|59A|거실|13,900,000');
  const prices = sheetOf('분양가', '타입|층|대지비|건축비', '59A|1~9|1억|2억');
  const payments = sheetOf('납부', '구분|비율|납부일', '계약금|10|', '잔금|90|', '옵션 계약금|10|');
  const { values, problems } = readSheets([types, options, prices, payments], '2026-12-01');
  expect(values['finishes.ts']?.['items']).toEqual([
    expect.objectContaining({ name: '발코니 확장', kind: 'option', units: ['59A'], price: 13_900_000 }),
  ]);
  expect(problems.map(({ sheet, remedy }) => `${sheet}: ${remedy}`)).toEqual([
    `납부: ${TABLE_TEXT.noPart('오피스텔', '계약금')}`,
    `납부: ${TABLE_TEXT.noPart('오피스텔', '잔금')}`,
  ]);
});

test('the head of the firm that runs the site is nobody else’s privacy officer', () => {
  const policy = (...rows: string[]) =>
    readSheets([sheetOf('단지', '항목|내용', ...rows)], '2026-12-01').values['policy'];
  const field = 'sections[9].tables[0].rows[2][1]';
  expect(policy('시행|물빛개발', '분양대행|물빛분양')).toMatchObject({ [field]: UNWRITTEN.privacyOfficer });
  expect(policy('시행|물빛개발', '분양대행|물빛분양', '개인정보 보호책임자|김보호')).toMatchObject({
    [field]: '김보호',
  });
  expect(policy('분양대행|물빛분양', '개인정보처리자|물빛분양') ?? {}).not.toHaveProperty(field);
});

test('what is added to an office’s list of options says what it is, the list need not', () => {
  const options = sheetOf(
    '옵션',
    '품목|위치|금액|구분',
    '발코니 확장|거실|13,900,000|',
    '주방 상판|주방||기본',
    '욕실 타일|욕실||',
  );
  const { values, problems } = readSheets([TYPES, options], '2026-12-01');
  expect(problems).toEqual([]);
  const items = values['finishes.ts']?.['items'] as { kind: string }[];
  expect(items.map(({ kind }) => kind)).toEqual(['option', 'basic', 'basic']);
});

test('nobody has looked up today what is to come', () => {
  const facts = (day: string) => sheetOf('단지', '항목|내용', '규제지역|비규제지역', `규제지역 확인한 날|${day}`);
  const remedies = (day: string) => readSheets([facts(day)], '2026-12-01').problems.map(({ remedy }) => remedy);
  expect(remedies('2026-12-01')).toEqual([]);
  expect(remedies('2026-12-02')).toEqual([TABLE_TEXT.notYet('2026-12-01')]);
});
