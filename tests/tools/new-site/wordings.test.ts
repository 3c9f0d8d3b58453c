import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { TO_WRITE_MARK } from '#site/schema/parts/fields.ts';
import { LAW_TEXTS } from '#site/schema/parts/law-ids.ts';
import { REGIONS, REGULATIONS } from '#site/schema/parts/regions.ts';
import { LAW_NAMES } from '#text/editor/law-names.ts';
import { CELL_TEXT, TABLE_TEXT } from '#text/sheet/problems.ts';
import { HOME_WORDINGS, LAW_WORDINGS } from '#text/sheet/wordings.ts';
import { root } from '#tests/support/source-files.ts';
import { sheetOf } from '#tests/support/workbook.ts';
import { readContent } from '#tools/content/read-content.ts';
import { pickText } from '#tools/law/pick-law.ts';
import { checkSite } from '#tools/new-site/sheet/check-site.ts';
import { readSheets, type SheetSite } from '#tools/new-site/sheet/read-sheets.ts';
import type { Sheet } from '#tools/new-site/sheet/workbook/sheet.ts';
import { readWorkbook } from '#tools/new-site/sheet/workbook/read-workbook.ts';
import { renewNotice, writeTexts } from '#tools/new-site/write-site.ts';
import { placesOf } from '#tools/readiness/texts.ts';

const TODAY = '2026-12-01';
const rowNames: string[] = Object.values({ ...HOME_WORDINGS, ...LAW_WORDINGS }).map(([name]) => name);

/** A development as it is written from sheets. */
async function made(site: SheetSite) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wordings-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const [first, ...others] = site.types;
  writeTexts(root, { folder, units: [first!, ...others], facts: { slug: '은빛나루' }, values: site.values });
  await renewNotice(folder, TODAY);
  const { content } = await readContent(folder);
  return { content: content!, problems: await checkSite(folder, site) };
}

/** The workbook that is given to fill in, for a place of whose law the engine does not know all, with more of it filled in. */
async function given(fill: (label: string, value: unknown) => string | null): Promise<Sheet[]> {
  const { sheets } = await readWorkbook(path.join(root, 'sites/template/sheet'));
  return sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => {
      const [label, value] = row;
      const said = label === '현장 주소' ? '제주특별자치도 제주시' : fill(String(label), value);
      return said === null ? row : [label ?? null, said];
    }),
  }));
}

const marksIn = (content: Parameters<typeof placesOf>[0]) =>
  placesOf(content).filter(({ text }) => text.includes(TO_WRITE_MARK));

test('the sheet that is given to fill in has each row, and nothing that somebody else would publish', async () => {
  const { sheets } = await readWorkbook(path.join(root, 'sites/template/sheet/문구.csv'));
  const [, ...rows] = sheets[0]!.rows;
  expect(rows.map(([name]) => name)).toEqual(rowNames);
  expect(rows.filter(([, said]) => said !== null)).toEqual([]);
});

test('whoever fills in every row has nothing left to write but what a picture shows', async () => {
  const sheets = await given((label) => (rowNames.includes(label) ? `${label}에 적은 글` : null));
  const site = readSheets(sheets, TODAY);
  expect(site.problems).toEqual([]);
  const { content, problems } = await made(site);
  expect(problems).toEqual([]);
  expect(content.home.premium.cards[1]?.lines).toEqual(['둘째 카드 첫 줄에 적은 글', '둘째 카드 둘째 줄에 적은 글']);
  const said = JSON.stringify(content);
  for (const name of rowNames) expect(said, name).toContain(`${name}에 적은 글`);
  const marks = marksIn(content).map(({ file, field }) => `${file} ${field}`);
  expect(marks.length).toBeGreaterThan(0);
  for (const mark of marks) expect(mark).toMatch(/\.alt$/);
});

test('a row that is left empty keeps its mark, which no deploy takes', async () => {
  const { content } = await made(readSheets(await given(() => null), TODAY));
  const fields = marksIn(content).map(({ file, field }) => `${file} ${field}`);
  expect(fields).toEqual(expect.arrayContaining(Object.keys(HOME_WORDINGS).map((field) => `home.ts ${field}`)));
  expect(fields.filter((field) => field.startsWith('guides.ts'))).toHaveLength(3);
});

test('every topic of which the engine has no sentence somewhere has a row, called as the editor calls it', () => {
  const untold = LAW_TEXTS.filter((id) =>
    REGIONS.some((region) =>
      REGULATIONS.some((status) => pickText(id, { region, regulation: { status, checked: null } }) === null),
    ),
  );
  expect(Object.fromEntries(untold.map((id) => [id, [LAW_NAMES[id]]]))).toEqual(LAW_WORDINGS);
});

const problemsOf = (...sheets: Sheet[]) =>
  readSheets(sheets, TODAY).problems.map(({ sheet, row, remedy }) => `${sheet} ${row}: ${remedy}`);
const LAW = sheetOf('문구', '자리|문구', '전매 제한|전매는 세 해 동안 할 수 없습니다.');

test('a sentence of the law is not taken where the engine has one: for the region, or under its regulation', () => {
  const facts = (...rows: string[]) => sheetOf('단지', '항목|내용', '현장 주소|강원특별자치도 춘천시', ...rows);
  expect(problemsOf(facts(), LAW)).toEqual([]);
  expect(problemsOf(facts('규제지역|조정대상지역', '규제지역 확인한 날|2026-11-30'), LAW)).toEqual([
    `문구 2: ${TABLE_TEXT.toldAlready('강원')}`,
  ]);
  expect(problemsOf(sheetOf('단지', '항목|내용', '현장 주소|서울특별시 중구'), LAW)).toEqual([
    `문구 2: ${TABLE_TEXT.toldAlready('서울')}`,
  ]);
});

test('whether a place is regulated is nothing that a day alone could say', () => {
  const facts = (...rows: string[]) => sheetOf('단지', '항목|내용', ...rows);
  expect(problemsOf(facts('규제지역 확인한 날|2026-11-30'))).toEqual([`단지 2: ${TABLE_TEXT.noStatus}`]);
  expect(problemsOf(facts('규제지역|아마도'))).toEqual([
    `단지 2: ${CELL_TEXT.oneOf(['비규제지역', '조정대상지역', '투기과열지구'])}`,
  ]);
  expect(
    readSheets([facts('규제지역|투기과열지구', '규제지역 확인한 날|2026-11-30')], TODAY).values['facts.ts'],
  ).toEqual({
    'location.regulation.status': 'speculative',
    'location.regulation.checked': '2026-11-30',
  });
});
