import * as v from 'valibot';
import { heading, list, picture, text } from '#site/schema/parts/fields.ts';

/** 프리미엄: the slides at the top of its page, and the boxes below them. */
export const premiumSchema = v.strictObject({
  title: heading('여섯 가지 프리미엄'),
  lead: text('한두 문장의 소개 글입니다.'),
  slides: list(
    v.strictObject({ title: heading('바다 조망'), lines: list(text('한 줄'), "'한 줄'"), picture }),
    '{ title: …, lines: […], picture: … }',
  ),
  /** PREMIUM 01, 02 … in order. */
  boxes: list(
    v.strictObject({ title: heading('역세권'), text: text('두세 문장의 설명입니다.'), picture }),
    '{ title: …, text: …, picture: … }',
  ),
});
export type Premium = v.InferOutput<typeof premiumSchema>;
