import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LAW_TABLES, LAW_TEXTS } from '#site/schema/parts/law-ids.ts';
import { REGIONS, REGULATIONS } from '#site/schema/parts/regions.ts';
import { AREAS } from '#text/law/regions.ts';
import { root } from '#tests/support/source-files.ts';
import { TABLES, TEXTS } from '#tools/law/entries.ts';
import { pickTable, pickText, variantsAt, type LawPlace } from '#tools/law/pick-law.ts';

const PLACES = REGIONS.flatMap((region) =>
  REGULATIONS.map((status): LawPlace => ({ region, regulation: { status, checked: '2026-07-01' } })),
);
const at = (region: LawPlace['region'], status: LawPlace['regulation']['status']): LawPlace => ({
  region,
  regulation: { status, checked: '2026-07-01' },
});
const sayAt = (id: (typeof LAW_TEXTS)[number], ...place: Parameters<typeof at>) => pickText(id, at(...place))?.text;

const isNear = (region: string, other: string) =>
  AREAS.some((area: readonly string[]) => area.includes(region) && area.includes(other));
const farFrom = (place: LawPlace, words: string) =>
  REGIONS.filter((region) => words.includes(region) && !isNear(region, place.region));
/** The rows of deposits are the law's, in the whole country: it sets these two apart by name. */
const LAWS_OWN = '서울·부산';

describe.each(PLACES)('in $region ($regulation.status)', (place) => {
  test('no sentence and no table of the law is there twice', () => {
    const entries = [...LAW_TEXTS.map((id) => TEXTS[id]), ...LAW_TABLES.map((id) => TABLES[id])];
    expect(entries.filter((entry) => variantsAt<unknown>(entry, place).length > 1)).toEqual([]);
  });

  test('each sentence carries its article and its name, and names no region of another area', () => {
    const said = LAW_TEXTS.flatMap((id) => pickText(id, place) ?? []);
    expect(said.length).toBeGreaterThan(LAW_TEXTS.length - 6);
    for (const { text, law } of said) {
      expect(law?.article).toMatch(/법|규칙|법률/);
      expect(farFrom(place, text), text).toEqual([]);
    }
  });

  test('no table names a region of another area, but where the law itself does', () => {
    for (const id of LAW_TABLES) {
      const words = JSON.stringify(pickTable(id, place)).replaceAll(LAWS_OWN, '');
      expect(farFrom(place, words), id).toEqual([]);
    }
  });
});

/** Where the engine knows none: whoever builds there writes a sentence of their own. */
test('what the engine has not is this, and no more', () => {
  const missing = PLACES.flatMap((place) =>
    LAW_TEXTS.filter((id) => !pickText(id, place)).map((id) => `${id} ${place.region} ${place.regulation.status}`),
  );
  const provinces = ['세종', '강원', '충북', '충남', '전북', '전남', '경북', '경남', '제주'] as const;
  expect(missing.toSorted()).toEqual(
    [
      ...provinces.flatMap((region) => [`draw-priority ${region} none`, `resale ${region} none`]),
      ...REGULATIONS.flatMap((status) => [`residents-first 세종 ${status}`, `residents-first 제주 ${status}`]),
    ].toSorted(),
  );
  expect(PLACES.flatMap((place) => LAW_TABLES.filter((id) => !pickTable(id, place)))).toEqual([]);
});

test.each<[id: (typeof LAW_TEXTS)[number], ...Parameters<typeof at>, said: RegExp]>([
  ['who-may-apply', '인천', 'none', /인천, 서울, 경기 가운데 한 곳에 사는/],
  ['who-may-apply', '울산', 'none', /울산, 부산, 경남 가운데 한 곳에 사는/],
  ['who-may-apply', '강원', 'adjusted', /공고일에 강원에 사는/],
  ['residents-first', '부산', 'none', /부산 거주자를 먼저 뽑고, 남은 세대를 울산·경남 거주자에게/],
  ['residents-first', '충남', 'none', /시·군의 거주자를 먼저 뽑고, 남은 세대를 충남·대전·세종 거주자에게/],
  ['first-rank', '경기', 'none', /12개월이 지나고/],
  ['first-rank', '경남', 'none', /6개월이 지나고/],
  ['first-rank', '경남', 'adjusted', /24개월이 지나고 .*세대주/],
  ['points-share', '서울', 'adjusted', /85㎡ 초과의 50%/],
  ['points-share', '서울', 'speculative', /85㎡ 초과의 80%/],
  ['points-share', '광주', 'none', /85㎡ 이하는 40%까지/],
  ['designation', '인천', 'none', /^2026년 7월 1일 기준으로 인천에는 조정대상지역이 없습니다/],
  ['designation', '경기', 'adjusted', /^2026년 7월 1일 기준으로 이 단지가 있는 곳은 조정대상지역입니다/],
  ['resale', '인천', 'none', /과밀억제권역 민간택지는 당첨자 발표일부터 1년/],
  ['resale', '경기', 'speculative', /수도권의 규제지역에서 .*3년/],
  ['resale', '대구', 'adjusted', /수도권 밖의 규제지역에서 .*1년/],
  ['disqualified', '인천', 'none', /수도권에서는 1년/],
  ['disqualified', '대전', 'none', /비규제지역에서는 6개월/],
])('%s in %s (%s) says %s', (id, region, status, said) => {
  expect(sayAt(id, region, status)).toMatch(said);
});

test('a day that nobody has looked up is not said', () => {
  const place: LawPlace = { region: '대전', regulation: { status: 'none', checked: null } };
  expect(pickText('designation', place)?.text).toMatch(/^이 단지가 있는 곳은 조정대상지역이 아닙니다/);
});

test('money to be deposited is the same in every region, whatever the rows are called', () => {
  const figures = new Set(
    PLACES.map((place) => JSON.stringify(pickTable('deposits', place)?.rows.map(([, ...amounts]) => amounts))),
  );
  expect([...figures]).toEqual([
    JSON.stringify([
      ['250만 원', '400만 원', '700만 원', '1,000만 원'],
      ['300만 원', '600만 원', '1,000만 원', '1,500만 원'],
      ['200만 원', '300만 원', '400만 원', '500만 원'],
    ]),
  ]);
  const heads = pickTable('deposits', at('부산', 'none'))?.rows.map(([head]) => head);
  expect(heads).toEqual(['그 밖의 광역시', '서울·부산', '그 밖의 시·군']);
});

/** Long ones: a short sentence may be said by anybody. */
const LONG = 25;

test('no development says in words of its own what the engine says: changing it there changes all', () => {
  const said = new Set(PLACES.flatMap((place) => LAW_TEXTS.flatMap((id) => pickText(id, place)?.text ?? [])));
  const files = ['src/content', 'sites/template', 'tests/fixtures/second-site'].flatMap((folder) =>
    fs.readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name)),
  );
  const texts = files.filter((file) => file.endsWith('.ts')).map((file) => fs.readFileSync(file, 'utf8'));
  expect(texts.length).toBeGreaterThan(40);
  const repeated = [...said].filter((text) => text.length > LONG && texts.some((content) => content.includes(text)));
  expect(repeated).toEqual([]);
});
