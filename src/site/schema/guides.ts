import * as v from 'valibot';
import { heading, list, picture, text } from '#site/schema/parts/fields.ts';
import { readingSectionSchema } from '#site/schema/parts/section.ts';

/** Subscription pages (청약방법 …), by path: a picture and the same in text. */
export const guidesSchema = v.record(
  v.string(),
  v.strictObject({
    title: heading('청약, 이렇게 신청합니다'),
    lead: text('한두 문장의 소개 글입니다.'),
    picture,
    sections: list(readingSectionSchema, '{ title: …, … }'),
    notice: text('편집 과정의 오류가 있을 수 있으니 반드시 입주자모집공고를 확인해 주세요.'),
  }),
);
export type Guides = v.InferOutput<typeof guidesSchema>;
