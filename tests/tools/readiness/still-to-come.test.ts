import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { checkDrawings } from '#site/check/check-decided.ts';
import type { Content } from '#site/content-schema.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';
import { reportOf, type Reported } from '#tools/readiness/report.ts';

let second: Content;

beforeAll(async () => {
  second = await loadContent(path.join(root, 'tests/fixtures/second-site'));
}, 60_000);

/** What a deploy would say of a content with nothing but these problems. */
const toMend = (content: Content, ...unready: Reported['readiness']['unready']) =>
  reportOf({ folder: 'sites/a', file: 'site.env', content, missing: [], readiness: { unready, toLookAt: [] } }).toMend;

const picture = (name: string) => ({
  file: `images/${name}`,
  field: 'picture',
  remedy: 'a grey stand-in: yours, 1600×900 or larger',
});

test('pictures and drawings that are still to come are named together, apart from what is to write', () => {
  const [unit, plan] = Object.entries(second.plans)[0]!;
  const maps = { ...second.maps!, maps: second.maps!.maps.map((map) => ({ ...map, roads: [] })) };
  const content = { ...second, plans: { ...second.plans, [unit]: { ...plan, standIn: true } }, maps };
  const problems = [picture('hero'), ...checkDrawings(content)];
  expect(toMend(content, ...problems).slice(2)).toEqual([
    `아직 없는 사진과 도면 ${problems.length}개`,
    '  사진: hero(1600×900 이상) [images/]',
    `  평면도: ${unit} [plans.ts]`,
    `  약도: ${maps.maps.map(({ title }) => title).join(', ')}. 길을 하나 이상 그려 주세요. [maps.ts]`,
    expect.stringMatching(/^ {2}사진은 위와 같은 이름/),
  ]);
});

test('what a picture shows is asked with the picture while it is missing, and by itself once it is there', () => {
  const brand = { ...second.home.brand, picture: { name: 'brand-home', alt: '(작성) 사진의 설명' } };
  const content = { ...second, home: { ...second.home, brand } };
  const alt = { file: 'home.ts', field: 'brand.picture.alt', remedy: 'not written yet: (작성) 사진의 설명' };
  expect(toMend(content, alt)).toContainEqual(expect.stringMatching(/\[home\.ts brand\.picture\.alt\]$/));
  expect(toMend(content, alt, picture('brand-home')).slice(0, 4)).toEqual([
    '공개하기 전에 고칠 곳이 1곳 있습니다.',
    '',
    '아직 없는 사진과 도면 1개',
    '  사진: brand-home(1600×900 이상, 사진 설명도 함께) [images/]',
  ]);
  expect(toMend(content, alt, picture('hero'))[0]).toBe('공개하기 전에 고칠 곳이 2곳 있습니다.');
});
