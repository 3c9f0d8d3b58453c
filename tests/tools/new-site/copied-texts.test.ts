import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { guides } from '#content/guides.ts';
import { wordsIn } from '#site/statement.ts';
import type { Statement } from '#site/schema/parts/fields.ts';
import { REGIONS } from '#site/schema/parts/regions.ts';
import { root } from '#tests/support/source-files.ts';
import { pickText } from '#tools/law/pick-law.ts';
import { markSpecific } from '#tools/new-site/fill-template.ts';
import { regionOfAddress, withOwnLaw } from '#tools/new-site/own-law.ts';
import { withOwnSentences } from '#tools/new-site/own-sentences.ts';

const MARK = '(작성)';
/** What a sentence says only of some part of the country. */
const REGION = /인천|서울|경기|수도권|규제지역|조정대상지역|과밀억제/;

const source = (file: string) => fs.readFileSync(path.join(root, 'src/content', file), 'utf8');

const sentences: Statement[] = Object.values(guides ?? {}).flatMap(({ sections }) =>
  sections.flatMap(({ paragraphs, items }) => [...paragraphs, ...items]),
);

test('the guides that a new site copies refer to the law and say nothing of a region, but what the facts call theirs', () => {
  expect(sentences.filter((sentence) => typeof sentence === 'object').length).toBeGreaterThan(20);
  for (const sentence of sentences) expect(typeof sentence === 'string' || 'lawText' in sentence).toBe(true);
  expect(source('guides.ts')).not.toMatch(REGION);
  expect(sentences.map(wordsIn).filter((words) => REGION.test(words))).toEqual([
    '인천 거주 기간과 지역 우선공급 조건을 확인하세요.',
  ]);
});

test('what they say of one development is marked as not written yet', () => {
  expect(markSpecific(source('guides.ts'), MARK)).toContain(`${MARK} \${facts.shortName}`);
});

test('of officetels and sizes nothing is said before a sheet of types says which homes there are', () => {
  const units = [{ id: '101', label: '101㎡', area: 101 }];
  expect(withOwnSentences(source('guides.ts'), { values: { 'facts.ts': {} }, units })).toBe(source('guides.ts'));
  const known = withOwnSentences(source('guides.ts'), { values: { 'units.ts': {} }, units });
  expect(known).toContain("'이 단지에는 오피스텔이 없습니다.'");
  const uncounted = { 'units.ts': { 'units[0].use': 'officetel' } };
  expect(withOwnSentences(source('guides.ts'), { values: uncounted, units })).not.toContain('이 단지');
  expect(known).toContain("'이 단지에는 전용 85㎡를 넘는 아파트가 있습니다.'");
});

describe('of the law that the engine has not for its region', () => {
  const place = { region: '강원', regulation: { status: 'none', checked: null } } as const;

  test('a new site gets a sentence to write in its place, with region, regulation and article', () => {
    expect(pickText('draw-priority', place)).toBeNull();
    const copied = withOwnLaw(source('guides.ts'), place, { mark: MARK });
    expect(copied).toMatch(
      /\{ lawText: 'draw-priority', own: \{ region: '강원', regulation: 'none', text: '\(작성\) [^']+', law: \{ article: '주택공급에 관한 규칙 제28조', checked: null \} \} \}/,
    );
    expect(copied).toContain("{ lawText: 'points-share' }");
  });

  test.each(REGIONS)('nothing else is left that cannot be built in %s', (region) => {
    for (const file of ['guides.ts', 'points.ts']) {
      const copied = withOwnLaw(source(file), { ...place, region }, { mark: MARK });
      const ids = [...copied.matchAll(/\{ lawText: '([^']+)' \}/g)].map(([, id]) => id);
      expect(ids.length).toBeGreaterThan(4);
      for (const id of ids)
        expect(pickText(id as Parameters<typeof pickText>[0], { ...place, region }), id).not.toBeNull();
    }
  });
});

test('an address that does not begin with a region is refused: nobody would know which law to tell', () => {
  expect(regionOfAddress('대전광역시 서구 둔산동')).toBe('대전');
  expect(() => regionOfAddress('둔산동 1')).toThrow(/--address: "둔산동 1" does not begin with a region/);
});
