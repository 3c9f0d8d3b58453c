import * as v from 'valibot';
import { heading, law, list, statement, text, wholeNumber } from '#site/schema/parts/fields.ts';

const partSchema = v.strictObject({
  /** Each answer and its points, from the fewest up. */
  answers: list(
    v.strictObject({ label: text('1년 미만'), points: wholeNumber(2) }),
    "{ label: '1년 미만', points: 2 }",
  ),
  /** How it is counted. */
  counting: list(statement, "'한 문장입니다.'"),
  law,
});

/** 청약가점: the three parts of the table, how each answer counts, and what to look up before applying. */
export const pointsSchema = v.strictObject({
  title: heading('청약 가점 계산'),
  lead: text('한두 문장의 소개 글입니다.'),
  /** 무주택기간 */
  withoutHome: partSchema,
  /** 부양가족 수 */
  dependants: partSchema,
  /** 청약통장 가입기간 */
  account: partSchema,
  /** What a spouse's account adds to the third part, which stays within its most. */
  spouseAccount: partSchema,
  checklist: v.strictObject({
    title: heading('신청 전에 확인할 것'),
    lead: text('자격은 여기서 판정하지 않습니다.'),
    items: list(
      v.strictObject({
        title: text('세대주인가요?'),
        text: statement,
        /** Title of the step of schedule.ts by whose day it is judged; null: no day. */
        asOf: v.nullable(text('입주자모집공고')),
      }),
      "{ title: …, text: …, asOf: '입주자모집공고' }",
    ),
  }),
  notice: text('가점은 참고용이며, 확정된 기준은 입주자모집공고에서 확인해 주세요.'),
});
export type Points = v.InferOutput<typeof pointsSchema>;
export type PointsPart = v.InferOutput<typeof partSchema>;
