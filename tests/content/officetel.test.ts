import { expect, test } from 'vitest';
import type { Law } from '#site/schema/parts/fields.ts';
import { root } from '#tests/support/source-files.ts';
import { READING_TEXT } from '#text/pages/reading.ts';
import { loadContent } from '#tools/content/content.ts';

/** Every article that content names, however deep. */
function lawsIn(content: unknown): Law[] {
  if (typeof content !== 'object' || content === null) return [];
  const own = 'article' in content && 'checked' in content ? [content as Law] : [];
  return [...own, ...Object.values(content).flatMap(lawsIn)];
}

test('what may change of an officetel is looked up in its 분양광고, for it has no 입주자모집공고', async () => {
  const { guides, faq } = await loadContent(`${root}/src/content`);
  const laws = lawsIn([guides, faq]).filter(({ article }) => article.startsWith('건축물의 분양'));
  expect(laws.length).toBeGreaterThan(3);
  for (const { article, use } of laws)
    expect(READING_TEXT.lawNote(article, null, use)).toBe(`${article} · 분양광고 확인`);
});
