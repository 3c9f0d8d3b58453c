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
  place = path.join(folder, '물빛언덕.xlsx');
});

test('the workbook that is given is one file, and says what the folder of sheets says', async () => {
  expect(await giveWorkbook(root, place)).toBe(GIVEN_TEXT.made(place));
  const { sheets } = await readWorkbook(place);
  expect(sheets.map(({ name }) => name)).toEqual(Object.values(SHEET_NAMES).map(([name]) => name));
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

test('nothing that is there is written over, and the file is one that Excel opens', async () => {
  fs.writeFileSync(place, '');
  await expect(giveWorkbook(root, place)).rejects.toThrow(GIVEN_TEXT.taken(place));
  await expect(giveWorkbook(root, place.replace('xlsx', 'xls'))).rejects.toThrow(GIVEN_TEXT.kind);
  const folder = path.join(path.dirname(place), '없는 폴더');
  await expect(giveWorkbook(root, path.join(folder, '물빛언덕.xlsx'))).rejects.toThrow(GIVEN_TEXT.noFolder(folder));
});
