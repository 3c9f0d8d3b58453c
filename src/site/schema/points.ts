import * as v from 'valibot';
import { heading, list, statement, text } from '#site/schema/parts/fields.ts';

/** 청약가점: what stands around the law's scales (src/text/law/point-scales.ts), and what to look up before applying. */
export const pointsSchema = v.strictObject({
  title: heading('청약 가점 계산'),
  lead: text('한두 문장의 소개 글입니다.'),
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
