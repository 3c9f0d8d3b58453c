import { expect, test } from 'vitest';
import { faq } from '#content/faq.ts';
import { isAbout, questionsOf } from '#site/questions/find-questions.ts';

const resale = {
  question: '분양권을 팔 수 있나요?',
  answer: [
    '먼저 공고문을 확인해 주세요.',
    { text: '전매제한은 1년입니다.', law: { article: '주택법 제64조', checked: null } },
  ],
};

test.each(['', '  ', '전매', '분양권 전매', '전매 제한', '분양권을팔', '1년'])(
  'a question is found by %j',
  (wanted) => {
    expect(isAbout(resale, wanted)).toBe(true);
  },
);

test.each(['주차', '전매 주차', '주택법'])('it is not found by %j, which it does not say', (wanted) => {
  expect(isAbout(resale, wanted)).toBe(false);
});

test('search engines are told every question once, with the words of its answer and no law beside them', () => {
  expect(
    questionsOf({ title: '', lead: '', notice: '', groups: [{ title: '', questions: [{ id: 'a', ...resale }] }] }),
  ).toEqual([{ question: resale.question, answer: '먼저 공고문을 확인해 주세요. 전매제한은 1년입니다.' }]);
  const all = faq ? questionsOf(faq) : [];
  expect(all.length).toBeGreaterThan(15);
  expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
});
