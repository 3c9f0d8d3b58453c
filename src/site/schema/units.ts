import * as v from 'valibot';
import { heading, list, picture, positive, text, use } from '#site/schema/parts/fields.ts';

export const unitSchema = v.strictObject({
  /** By which pages, plans and interiors name it. */
  id: v.pipe(text('59A'), v.regex(/^[0-9A-Z]+$/, "write digits and capitals, for example '59A'")),
  label: text('59㎡A'),
  use,
  /** false: an example plan, not for sale; its page says so. */
  forSale: v.boolean('write true or false'),
  structure: heading('4Bay 판상형'),
  lead: text('한두 문장의 소개 글입니다.'),
  features: v.array(text('안방 드레스룸')),
  /** What the drawing shows, for those who cannot see it. */
  planAlt: text('59㎡A 평면도. 남쪽에 안방과 거실이 나란히 있습니다.'),
  /** The furnished home from above. Without it the page shows the drawing alone. */
  topView: v.optional(picture),
  /** m², four decimals at most. null where the type has no such part. */
  areasM2: v.strictObject({
    /** 전용 */
    exclusive: positive(59.94),
    /** 주거공용 */
    residentialCommon: v.nullable(positive(22.7772)),
    /** 공급 = 전용 + 주거공용 */
    supply: v.nullable(positive(82.7172)),
    /** 기타공용 */
    otherCommon: v.nullable(positive(54.5454)),
    /** 계약 = 공급 + 기타공용 */
    contract: positive(137.2626),
    /** 서비스(발코니 확장) */
    service: v.nullable(positive(17.64)),
  }),
});
export type Unit = v.InferOutput<typeof unitSchema>;

/** The types of homes, and in which order the plan viewer shows them. */
export const unitsSchema = v.strictObject({
  units: list(unitSchema, "{ id: '59A', … }"),
  /** Ids in the order of the viewer's tabs. */
  viewer: list(text('59A'), "'59A'"),
  notice: text('전시품과 유상옵션이 포함된 견본주택 이미지이며, 실제 시공과 다를 수 있습니다.'),
  exampleNotice: text('예시 평면 · 공급 대상 아님'),
});
export type Units = v.InferOutput<typeof unitsSchema>;
