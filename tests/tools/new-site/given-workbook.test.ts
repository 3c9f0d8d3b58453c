import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { SHEET_NAMES } from '#text/sheet/names.ts';
import { GIVEN_TEXT } from '#text/sheet/problems.ts';
import { root } from '#tests/support/source-files.ts';
import { readSite } from '#tools/new-site/from-workbook.ts';
import { giveWorkbook } from '#tools/new-site/give-workbook.ts';
import { readWorkbook } from '#tools/new-site/sheet/workbook/read-workbook.ts';
import { writeXlsx } from '#tools/new-site/sheet/workbook/write-xlsx.ts';

const TODAY = '2026-12-01';
let place = '';

beforeEach(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'given-workbook-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  place = path.join(folder, '물빛언덕');
});

test('the workbook that is given has a file for each who fills it in, and says what the folder of sheets says', async () => {
  const files = ['단지.xlsx', '회사.xlsx', '연결.xlsx'];
  expect(await giveWorkbook(root, place)).toBe(GIVEN_TEXT.made(place, files));
  expect(new Set(fs.readdirSync(place))).toEqual(new Set(files));
  const { sheets } = await readWorkbook(place);
  expect(new Set(sheets.map(({ name }) => name))).toEqual(new Set(Object.values(SHEET_NAMES).map(([name]) => name)));
  const own = await readWorkbook(path.join(place, '단지.xlsx'));
  expect(own.sheets.map(({ name }) => name)).toEqual(['단지', '타입', '일정', '분양가', '납부', '옵션', '문구']);
  const [given, folder] = [
    await readSite([place], TODAY),
    await readSite([path.join(root, 'sites/template/sheet')], TODAY),
  ];
  expect(given.problems).toEqual([]);
  expect(given.values).toEqual(folder.values);
});

test('a cell is a text, so that no program makes a day of 1-9 or takes the 0 from a phone number', () => {
  const rows = [['전화 <1>'], ['042-000-0000'], [null]];
  const files = unzipSync(writeXlsx([{ name: '단지', rows }]));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!);
  expect(sheet).toContain('<c r="A2" s="1" t="inlineStr"><is><t>042-000-0000</t></is></c><');
  expect(sheet).toContain('<c r="A3" s="1"/>');
  expect(sheet).toContain('전화 &lt;1>');
  const [, format] = /<cellXfs.*?<xf .*?<xf numFmtId="(\d+)"/.exec(strFromU8(files['xl/styles.xml']!)) ?? [];
  expect(format).toBe('49');
});

test('every part of the file says what it is, as Excel asks for', () => {
  const files = unzipSync(writeXlsx([{ name: '단지', rows: [['항목']] }]));
  const types = strFromU8(files['[Content_Types].xml']!);
  const parts = Object.keys(files).filter((name) => name.startsWith('xl/') && !name.endsWith('.rels'));
  expect(parts).toHaveLength(3);
  for (const part of parts) expect(types).toContain(`PartName="/${part}"`);
});

test('nothing that is there is written over, and the folder is one that can be made', async () => {
  fs.mkdirSync(place);
  await expect(giveWorkbook(root, place)).rejects.toThrow(GIVEN_TEXT.taken(place));
  await expect(giveWorkbook(root, `${place}.xlsx`)).rejects.toThrow(GIVEN_TEXT.kind);
  const folder = path.join(path.dirname(place), '없는 폴더');
  await expect(giveWorkbook(root, path.join(folder, '물빛언덕'))).rejects.toThrow(GIVEN_TEXT.noFolder(folder));
});
