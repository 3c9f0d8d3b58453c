import * as v from 'valibot';
import { heading, list, path, statement, text } from '#site/schema/parts/fields.ts';

const questionSchema = v.strictObject({
  /** Its place in the page's address: /…#price */
  id: v.pipe(text('price'), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write small letters, digits and hyphens')),
  question: text('분양가는 언제 알 수 있나요?'),
  /** Paragraphs. */
  answer: list(statement, "'한 문장의 답입니다.'"),
  /** Where more of it stands. */
  link: v.optional(v.strictObject({ label: text('분양일정 보기'), path })),
});

/** 자주 묻는 질문. */
export const faqSchema = v.strictObject({
  title: heading('자주 물으시는 것'),
  lead: text('한두 문장의 소개 글입니다.'),
  groups: list(
    v.strictObject({
      title: heading('가격과 납부'),
      questions: list(questionSchema, "{ id: 'price', question: …, answer: […] }"),
    }),
    '{ title: …, questions: […] }',
  ),
  notice: text('확정된 내용은 입주자모집공고에서 확인해 주세요.'),
});
export type Faq = v.InferOutput<typeof faqSchema>;
export type Question = v.InferOutput<typeof questionSchema>;
