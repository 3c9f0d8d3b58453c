import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { guides } from '#content/guides.ts';
import { wordsIn } from '#site/statement.ts';
import type { Statement } from '#site/schema/parts/fields.ts';
import { root } from '#tests/support/source-files.ts';
import { markSpecific } from '#tools/new-site/fill-template.ts';

const MARK = '(작성)';
/** What a sentence says only of some part of the country. */
const REGION = /인천|서울|경기|수도권|규제지역|조정대상지역|과밀억제/;

const sentences: Statement[] = Object.values(guides ?? {}).flatMap(({ sections }) =>
  sections.flatMap(({ paragraphs, items }) => [...paragraphs, ...items]),
);

test('every sentence of the guides that names a region says in which it holds', () => {
  const naming = sentences.filter((sentence) => REGION.test(wordsIn(sentence)));
  expect(naming.length).toBeGreaterThan(5);
  // Of the tax on a third home the law itself says that it holds wherever no area is designated.
  const unsaid = naming.filter((sentence) => typeof sentence === 'string' || !sentence.region).map(wordsIn);
  expect(unsaid).toEqual([expect.stringMatching(/^조정대상지역이 아닌 곳에서 세 번째 주택은/)]);
});

test('a new site finds each of them marked as not written yet', () => {
  const regional = sentences.filter((sentence) => typeof sentence !== 'string' && sentence.region);
  const copied = markSpecific(fs.readFileSync(path.join(root, 'src/content/guides.ts'), 'utf8'), MARK);
  for (const sentence of regional) expect(copied).toContain(`'${MARK} ${wordsIn(sentence)}'`);
});
