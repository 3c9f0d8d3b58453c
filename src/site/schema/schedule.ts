import * as v from 'valibot';
import { day, heading, list, text } from '#site/schema/parts/fields.ts';

/** 분양일정. `example: true` marks every date 예시. */
export const scheduleSchema = v.strictObject({
  lead: text('한두 문장의 소개 글입니다.'),
  example: v.boolean('write true while the dates are examples, else false'),
  steps: list(
    v.strictObject({
      title: heading('입주자모집공고'),
      from: day,
      /** Last day, where it takes more than one. */
      until: v.nullable(day),
      text: text('한 문장의 설명입니다.'),
    }),
    "{ title: …, from: '2027-03-05', until: null, text: … }",
  ),
  notes: v.array(text('일정은 변경될 수 있습니다.')),
});
export type Schedule = v.InferOutput<typeof scheduleSchema>;
