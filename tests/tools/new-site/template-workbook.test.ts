import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';
import { readContent } from '#tools/content/read-content.ts';
import { problemsOf, readSite } from '#tools/new-site/from-workbook.ts';
import type { SheetSite } from '#tools/new-site/sheet/read-sheets.ts';
import { writeOut } from '#tools/new-site/write-out.ts';
import { renewNotice, SHARED, writeTexts } from '#tools/new-site/write-site.ts';
import { checkNoticeVersion } from '#tools/content/notice-version.ts';
import { checkContent } from '#site/check/check-content.ts';

const TODAY = '2026-12-01';
const TEMPLATE = path.join(root, 'sites/template/sheet');
let folder = '';
let site: SheetSite;

/** As npm run new-site does it, up to the pictures. */
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'template-workbook-'));
  site = await readSite(TEMPLATE, TODAY);
  const [first, ...others] = site.types;
  writeTexts(root, { folder, units: [first!, ...others], facts: { slug: '물빛언덕' }, values: site.values });
  await renewNotice(folder, TODAY);
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const contentOf = async () => (await readContent(folder)).content!;

test('the workbook that is given to fill in has nothing to mend', async () => {
  expect(await problemsOf(folder, site)).toBeNull();
  const content = await contentOf();
  expect([...checkContent(content), ...checkNoticeVersion(content)]).toEqual([]);
});

test('what is in the price and what is not is one list, each with its types', async () => {
  const { finishes } = await contentOf();
  expect(finishes).toMatchObject({ example: true, revised: TODAY });
  expect(finishes?.items.map(({ kind, units, price }) => [kind, units, price])).toEqual([
    ['basic', null, null],
    ['basic', null, null],
    ['option', ['59A', '59B'], 14_800_000],
    ['option', ['84A', '84B'], 17_900_000],
    ['option', null, 6_900_000],
    ['display', null, null],
  ]);
});

test('every text that somebody has to write can be written in the editor: none is made by code', async () => {
  const before = await contentOf();
  await writeOut(folder, SHARED);
  expect(await contentOf()).toEqual(before);
  const lines = SHARED.flatMap((name) => fs.readFileSync(path.join(folder, `${name}.ts`), 'utf8').split('\n'));
  const marked = lines.filter((line) => /\((작성|예시)\)/.test(line));
  expect(marked.length).toBeGreaterThan(5);
  expect(marked.filter((line) => line.includes('${'))).toEqual([]);
});

test('the sheet says what the content holds: facts, areas, steps and prices', async () => {
  const { facts, units, schedule, prices } = await contentOf();
  expect(facts).toMatchObject({
    name: '대전 물빛언덕',
    basisDate: '2026-01-01',
    example: true,
    location: { address: '대전광역시 서구 둔산동', latitude: 36.3504 },
    scale: { basementFloors: 3, floors: 29, buildings: 6, apartments: 664, apartmentTypes: '59㎡·84㎡' },
    companies: { trustee: null },
  });
  expect(units.units.map(({ id, areasM2 }) => [id, areasM2.supply, areasM2.service])).toEqual([
    ['59A', 82.1246, 17.64],
    ['59B', 82.1736, 15.92],
    ['84A', 115.1003, 24.18],
    ['84B', 115.3338, 22.05],
  ]);
  expect(schedule?.steps.at(-1)).toEqual({
    title: '정당계약',
    from: '2027-04-05',
    until: '2027-04-07',
    text: '계약금을 내고 계약하시는 기간입니다.',
    stage: 'contract',
  });
  expect(schedule?.steps.map(({ stage }) => stage)).toEqual([
    'announcement',
    'opening',
    'application',
    'application',
    'application',
    'winners',
    'papers',
    'contract',
  ]);
  expect(prices).toMatchObject({ example: true, revised: TODAY });
  expect(prices?.types[2]).toEqual({
    unit: '84A',
    bands: [
      { from: 1, to: 9, land: 243_000_000, building: 318_600_000, vat: 0 },
      { from: 10, to: 29, land: 243_000_000, building: 339_500_000, vat: 0 },
    ],
  });
});

test('what the sheet does not say stays to be written', async () => {
  const { home, units } = await contentOf();
  expect(home.hero.title).toContain('(작성)');
  expect(units.units[3]?.lead).toContain('(작성)');
});

test('Excel shows its Korean: every file begins with the mark of UTF-8', () => {
  const files = fs.readdirSync(TEMPLATE);
  expect(files).toHaveLength(6);
  for (const file of files)
    expect([...fs.readFileSync(path.join(TEMPLATE, file)).subarray(0, 3)]).toEqual([239, 187, 191]);
});
