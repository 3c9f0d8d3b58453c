import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';
import { readContent } from '#tools/content/read-content.ts';
import { unitType } from '#tools/new-site/fill-template.ts';
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
  site = await readSite([TEMPLATE], TODAY);
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
    ['option', ['59A', '59B', '84A', '84B'], 6_900_000],
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
    location: { address: '대전광역시 서구 둔산동 1000-1', latitude: 36.3504 },
    scale: {
      basementFloors: 3,
      floors: 29,
      buildings: 6,
      apartments: 664,
      officetels: 60,
      apartmentTypes: '59㎡·84㎡',
    },
    companies: { trustee: null },
  });
  expect(units.units.map(({ id, areasM2 }) => [id, areasM2.supply, areasM2.service])).toEqual([
    ['59A', 82.1246, 17.64],
    ['59B', 82.1736, 15.92],
    ['84A', 115.1003, 24.18],
    ['84B', 115.3338, 22.05],
    ['36OT', 49.5553, null],
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

test('what only an office knows stays to be written, and nothing that follows from the sheet', async () => {
  const { home, units, guides, plans } = await contentOf();
  expect(home.brand.title).toContain('(작성)');
  expect(home.hero).toMatchObject({
    title: '대전 물빛언덕',
    text: '대전광역시 서구 둔산동 1000-1에 짓습니다. 지하 3층, 지상 29층, 6개 동, 아파트 664세대, 오피스텔 60실 규모입니다.',
  });
  expect(units.units[0]).toMatchObject({
    lead: '전용면적 59.94㎡, 공급면적 82.12㎡인 평면입니다.',
    features: ['서비스면적 17.64㎡', '모두 180세대'],
    planAlt: '59㎡A의 평면도',
  });
  expect(units.units.at(-1)).toMatchObject({ structure: '오피스텔', features: ['모두 60실'] });
  const said = JSON.stringify(guides);
  expect(said).toContain('이 단지의 오피스텔은 60실이며');
  expect(said).toContain('이 단지의 아파트는 모두 전용 85㎡ 이하입니다.');
  expect(JSON.stringify([guides, plans, units])).not.toContain('(작성) ');
  // 87 in a workbook of five types before.
  expect(JSON.stringify(await contentOf()).match(/\(작성\)/g)!.length).toBeLessThanOrEqual(21);
});

test('each firm that works with visitors’ data is a row, for the policy and the forms’ notice alike', async () => {
  const { documents, shell } = await contentOf();
  const [, , kept, , entrusted, , , measures, , contacts] = documents!['/privacy']!.sections;
  expect(entrusted!.tables[0]!.rows.map(([firm, contact, work]) => [firm, contact, work])).toEqual([
    ['(예시) 물빛폼', '미국, privacy@form.example.com', '신청 내용의 전달과 보관'],
    ['(예시) 물빛웹', '미국, privacy@host.example.com', '홈페이지 제공과 접속 기록 관리'],
    [
      '(예시) 물빛데이터',
      '미국, privacy@data.example.com',
      '신청 내용과 방문 예약의 보관, 언론보도 게시와 관리자 인증',
    ],
    ['(예시) 물빛상담', '대한민국, 042-000-0000', '예약 확인과 전화 상담'],
  ]);
  expect(shell.privacyNotice.processors[0]).toBe('(예시) 물빛폼: 미국, 신청 내용의 전달과 보관');
  expect(kept!.tables[0]!.rows[3]).toEqual(['접속 기록', '(예시) 3개월']);
  expect(contacts!.tables[0]!.rows.slice(2, 5)).toEqual([
    ['책임자', '(예시) 보호책임자'],
    ['전화', '042-000-0000'],
    ['이메일', '(예시) privacy@www.example.com'],
  ]);
  expect(measures!.items.at(-1)).toContain('직원을 해마다 교육합니다.');
});

test('an office that knows all rows has no example left in the policy', async () => {
  const realOf = (name: string) =>
    fs
      .readFileSync(path.join(TEMPLATE, name), 'utf8')
      .replaceAll('(예시) ', '')
      .replaceAll('example.com', 'mulbit-hill.kr')
      .replaceAll('042-000-0000', '042-719-4630');
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'real-workbook-'));
  onTestFinished(() => fs.rmSync(place, { recursive: true, force: true }));
  const names = ['단지.csv', '회사.csv', '연결.csv'];
  for (const name of names) fs.writeFileSync(path.join(place, name), realOf(name));
  // The firm's own sheet lies elsewhere, for all of its developments.
  const { values, problems } = await readSite(
    names.map((name) => path.join(place, name)),
    TODAY,
  );
  expect(problems).toEqual([]);
  const made = path.join(place, 'site');
  writeTexts(root, { folder: made, units: [unitType('84A')], facts: { slug: '물빛언덕' }, values });
  const { content } = await readContent(made);
  expect(JSON.stringify([content!.documents, content!.shell])).not.toMatch(/\((예시|작성)\)/);
});

test('Excel shows its Korean: every file begins with the mark of UTF-8', () => {
  const files = fs.readdirSync(TEMPLATE);
  expect(files).toHaveLength(9);
  for (const file of files)
    expect([...fs.readFileSync(path.join(TEMPLATE, file)).subarray(0, 3)]).toEqual([239, 187, 191]);
});
