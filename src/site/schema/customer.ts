import * as v from 'valibot';
import { heading, path, picture, text } from '#site/schema/parts/fields.ts';

/** 관심고객 등록: what stands beside its form. */
export const customerSchema = v.strictObject({
  heading: heading('관심고객 등록'),
  badge: text('고객센터'),
  text: text('문의를 남겨 주시면 빠르게 답변드립니다.'),
  benefit: text('등록하시면 단지의 분양 소식을 받아 보실 수 있습니다.'),
  picture,
  /** What another such page says instead, and there the times of visits stand open. */
  visit: v.optional(
    v.strictObject({
      path,
      heading: heading('견본주택 방문을 예약해 주세요'),
      text: text('원하시는 날짜와 시간을 골라 주십시오.'),
    }),
  ),
});
export type Customer = v.InferOutput<typeof customerSchema>;
