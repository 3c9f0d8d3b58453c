import { expect, test } from 'vitest';
import type { Content } from '#site/content-schema.ts';
import { repeatedLaw } from '#tools/law/repeated-law.ts';

const law = { article: '주택법 제64조', checked: null };
const REFUSED = '자격을 잘못 입력해 부적격이 되면 당첨이 취소되고, 수도권에서는 1년 동안 청약이 제한됩니다.';

const remediesOf = (statement: unknown) =>
  repeatedLaw({ faq: { answer: [statement] } } as unknown as Content).map(
    ({ file, field, remedy }) => `${file}: ${field}: ${remedy}`,
  );

test.each([
  { text: REFUSED, law },
  { region: '인천', text: REFUSED, law },
])('a sentence that the engine has must not be written out, whatever it says of its region', (statement) => {
  expect(remediesOf(statement)).toEqual([
    "faq.ts: answer[0]: the engine says this sentence: write { lawText: 'disqualified' }, which follows the law",
  ]);
});

test.each([{ text: REFUSED, law: { ...law, id: 'disqualified' } }, { text: '이 단지의 한 문장입니다.', law }, REFUSED])(
  'what the engine put there, and what is the development’s own, stays',
  (statement) => {
    expect(remediesOf(statement)).toEqual([]);
  },
);
