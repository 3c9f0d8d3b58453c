import * as v from 'valibot';
import { picture, text } from '#site/schema/parts/fields.ts';

const row = v.strictObject({ label: text('대지위치'), value: text('인천광역시 중구 신흥동3가') });

/** 사업개요. The rows made from facts.ts (place, scale, areas) are added by the engine; these stand below them. */
export const overviewSchema = v.strictObject({
  lead: text('한두 문장의 소개 글입니다.'),
  picture,
  rows: v.array(row),
  notes: v.array(text('총 세대수와 일반분양 세대수는 다를 수 있습니다.')),
});
export type Overview = v.InferOutput<typeof overviewSchema>;
