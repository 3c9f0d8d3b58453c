import * as v from 'valibot';
import { heading, list, picture, text } from '#site/schema/parts/fields.ts';

/** 인테리어: the rooms of each unit's page, and what they are finished with. */
export const interiorsSchema = v.strictObject({
  interiors: list(
    v.strictObject({
      /** Id of the unit that it shows. */
      unit: text('59A'),
      label: text('59㎡A'),
      title: heading('가볍고 밝은 집'),
      lead: text('한두 문장의 소개 글입니다.'),
      rooms: list(
        v.strictObject({
          title: heading('거실'),
          text: text('두 문장'),
          points: v.array(text('광폭 강마루')),
          picture,
          /** Bath, entrance and the like: shown smaller, after the rooms that one lives in. */
          isSmall: v.optional(v.boolean('write true or leave it out')),
        }),
        '{ title: …, text: …, picture: … }',
      ),
      finishes: list(v.strictObject({ label: text('바닥'), value: text('강마루(예시)') }), '{ label: …, value: … }'),
    }),
    "{ unit: '59A', … }",
  ),
  notice: text('전시품과 유상옵션이 포함된 견본주택 이미지이며, 실제 시공과 다를 수 있습니다.'),
});
export type Interiors = v.InferOutput<typeof interiorsSchema>;
