import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILE_TEXT } from '#text/sheet/problems.ts';
import { readCsv } from '#tools/new-site/sheet/workbook/read-csv.ts';
import { readWorkbook } from '#tools/new-site/sheet/workbook/read-workbook.ts';
import { readXlsx } from '#tools/new-site/sheet/workbook/read-xlsx.ts';
import { workbookOf } from '#tests/support/workbook.ts';

let folder = '';
const write = (name: string, content: string | Uint8Array) => fs.writeFileSync(path.join(folder, name), content);

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'workbook-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a workbook’s texts, numbers and days are read as they are', async () => {
  const bytes = workbookOf({
    타입: [
      ['타입', '전용'],
      [null, null],
      ['84A', 84.98],
    ],
    일정: [['시작', { day: 46_357 }]],
  });
  expect(await readXlsx(bytes)).toEqual([
    {
      name: '타입',
      rows: [
        ['타입', '전용'],
        [null, null],
        ['84A', 84.98],
      ],
    },
    { name: '일정', rows: [['시작', new Date('2026-12-01T00:00:00Z')]] },
  ]);
});

test('a formula that went wrong is seen, not left empty', async () => {
  const bytes = workbookOf({
    타입: [
      ['타입', '전용'],
      ['84A', { error: '#REF!' }],
    ],
  });
  expect((await readXlsx(bytes))[0]?.rows[1]).toEqual(['84A', '#REF!']);
});

test('so is one that was never reckoned', async () => {
  const formula = { xml: '<c r="B2"><f>A2*2</f></c>' };
  const bytes = workbookOf({
    타입: [
      ['타입', '전용'],
      ['84A', formula],
    ],
  });
  expect((await readXlsx(bytes))[0]?.rows[1]).toEqual(['84A', '#CALC!']);
});

test('a CSV is read in the codes that Korean programs save it in', () => {
  const rows = [['타입', '전용']];
  const cp949 = Uint8Array.from([0xc5, 0xb8, 0xc0, 0xd4, 0x2c, 0xc0, 0xfc, 0xbf, 0xeb]);
  expect(readCsv(cp949)).toEqual(rows);
  expect(readCsv(new TextEncoder().encode('타입,전용'))).toEqual(rows);
  expect(readCsv(new TextEncoder().encode('\uFEFF타입,전용\r\n'))).toEqual(rows);
  expect(readCsv(Buffer.from('\uFEFF타입\t전용\r\n', 'utf16le'))).toEqual(rows);
});

test('a CSV’s quoted commas and empty rows stay what they are', () => {
  expect(readCsv(new TextEncoder().encode('가,나\n\n"1,234",\n'))).toEqual([['가', '나'], [null], ['1,234', null]]);
});

test('a folder is a workbook: each of its CSVs is a sheet, whatever else lies there', async () => {
  write('단지.csv', '항목,내용');
  write('타입.csv'.normalize('NFD'), '타입,전용');
  write('~$단지.csv', 'a');
  write('단지.hwp', 'a');
  const { sheets, unread } = await readWorkbook(folder);
  expect(sheets.map(({ name }) => name).toSorted()).toEqual(['단지', '타입']);
  expect(unread).toEqual([]);
});

test.each([
  ['없는.xlsx', null, FILE_TEXT.missing],
  ['문서.hwp', 'a', FILE_TEXT.kind],
  ['빈.xlsx', '', FILE_TEXT.broken],
  ['글.xlsx', '그냥 글', FILE_TEXT.broken],
  ['잘린.xlsx', workbookOf({ 타입: [['타입']] }).subarray(0, 200), FILE_TEXT.broken],
  ['옛.xlsx', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), FILE_TEXT.locked],
  ['따옴표.csv', '가,"나\n다', FILE_TEXT.table],
])('%s cannot be read, and the message says why', async (name, content, remedy) => {
  if (content !== null) write(name, content);
  const { sheets, unread } = await readWorkbook(path.join(folder, name));
  expect(sheets).toEqual([]);
  expect(unread.map((file) => file.remedy)).toEqual([remedy]);
});
