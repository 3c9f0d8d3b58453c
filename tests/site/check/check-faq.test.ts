import { expect, test } from 'vitest';
import { checkContent } from '#site/check/check-content.ts';
import type { Content } from '#site/content-schema.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';

const content: Content = await loadContent(`${root}/src/content`);

test.each<[what: string, change: (content: Content) => void, problem: RegExp]>([
  [
    'two questions of one address',
    ({ faq }) => Object.assign(faq!.groups[1]!.questions[0]!, { id: faq!.groups[0]!.questions[0]!.id }),
    /^faq\.ts: groups\[1\]\.questions\[0\]\.id: another question has the id 'price': write another/,
  ],
  [
    'a question that stands twice',
    ({ faq }) => faq!.groups[0]!.questions.push({ ...faq!.groups[0]!.questions[0]!, id: 'price-again' }),
    /^faq\.ts: groups\[0\]\.questions\[5\]\.question: '분양가는 언제 알 수 있나요\?' stands twice: remove one/,
  ],
  [
    'an answer that leads to no page',
    ({ faq }) => Object.assign(faq!.groups[0]!.questions[0]!, { link: { label: '더 보기', path: '/nowhere' } }),
    /^faq\.ts: groups\[0\]\.questions\[0\]\.link\.path: no page has the path '\/nowhere'/,
  ],
])('%s: one problem, by its file and field', (_, change, problem) => {
  const changed = structuredClone(content);
  change(changed);
  const said = checkContent(changed).map(({ file, field, remedy }) => `${file}: ${field}: ${remedy}`);
  expect(said.filter((one) => problem.test(one))).toEqual(said);
  expect(said).toHaveLength(1);
});
