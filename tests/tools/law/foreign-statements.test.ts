import { describe, expect, test } from 'vitest';
import type { Content } from '#site/content-schema.ts';
import type { Regulation, Region } from '#site/schema/parts/regions.ts';
import { foreignStatements } from '#tools/law/foreign-statements.ts';

const law = { article: '주택법 제64조', checked: null };

/** What is said of one sentence in a development there. */
const remediesOf = (statement: unknown, region: Region = '부산', status: Regulation = 'none') =>
  foreignStatements({
    facts: { location: { region, regulation: { status, checked: null } } },
    faq: { answer: [statement] },
  } as unknown as Content).map(({ file, field, remedy }) => `${file}: ${field}: ${remedy}`);

test('a sentence of another region is refused', () => {
  expect(remediesOf({ region: '인천', text: '한 문장입니다.', law })).toEqual([
    "faq.ts: answer[0]: holds in 인천, and the development lies in 부산: write what holds there, with region: '부산'",
  ]);
  expect(remediesOf({ region: '부산', text: '한 문장입니다.', law })).toEqual([]);
});

test('a sentence of another regulation is refused: it was written before the place came under this one', () => {
  const own = { region: '부산', regulation: 'none', text: '한 문장입니다.', law };
  expect(remediesOf(own, '부산', 'adjusted')).toEqual([
    "faq.ts: answer[0]: holds under 'none', and the development lies under 'adjusted': write what holds there, with regulation: 'adjusted'",
  ]);
  expect(remediesOf(own)).toEqual([]);
});

describe('a sentence on the law that names no region of its own', () => {
  test.each([
    ['인천에는 조정대상지역이 없습니다.', '인천'],
    ['인천광역시와 경기도에서 먼저 뽑습니다.', '인천, 경기'],
    ['충청북도 거주자를 먼저 뽑습니다.', '충북'],
  ])('must not speak of one far away: %s', (text, named) => {
    expect(remediesOf({ text, law })).toEqual([
      `faq.ts: answer[0]: speaks of ${named}, and the development lies in 부산: write what holds there, or region: '부산' before a text that holds there as it is`,
    ]);
  });

  test.each([
    { text: '부산 거주자를 먼저 뽑고, 남은 세대를 울산·경남 거주자에게 공급합니다.', law },
    { region: '부산', text: '서울·부산에서는 300만 원입니다.', law },
    { text: '인천에서 오시는 길입니다.' },
    '인천에서 오시는 길입니다.',
  ])('may speak of those around, as may whoever says that it holds here or speaks of no law', (statement) => {
    expect(remediesOf(statement)).toEqual([]);
  });
});
