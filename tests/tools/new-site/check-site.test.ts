import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';
import { sheetOf } from '#tests/support/workbook.ts';
import { checkSite } from '#tools/new-site/sheet/check-site.ts';
import { readSheets } from '#tools/new-site/sheet/read-sheets.ts';
import { unitType } from '#tools/new-site/fill-template.ts';
import { renewNotice, writeTexts } from '#tools/new-site/write-site.ts';

const TODAY = '2026-12-01';
let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'check-site-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** What is wrong with a development whose schedule says this of its second step. */
async function problemsOf(said: string) {
  const draft = readSheets(
    [sheetOf('일정', '단계|시작|끝|설명', '입주자모집공고|2027-03-05', `견본주택 개관|2027-03-12||${said}`)],
    TODAY,
  );
  writeTexts(root, { folder, units: [unitType('84A')], facts: {}, values: draft.values });
  await renewNotice(folder, TODAY);
  return checkSite(folder, draft);
}

test('what only the build would refuse is found before a picture is drawn, with its cell', async () => {
  expect(await problemsOf('2027년 3월 12일(목)부터 둘러보실 수 있습니다.')).toMatchObject([
    { sheet: '일정', row: 3, column: 3, found: '2027년 3월 12일(목)부터 둘러보실 수 있습니다.' },
  ]);
  expect(await problemsOf('2027년 3월 12일(금)부터 둘러보실 수 있습니다.')).toEqual([]);
});
