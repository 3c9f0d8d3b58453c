import * as v from 'valibot';
import { heading, list, text } from '#site/schema/parts/fields.ts';

const placeSchema = v.strictObject({
  name: heading('견본주택'),
  address: text('인천광역시 중구 예시로 1'),
  latitude: v.number('write degrees, for example 37.46'),
  longitude: v.number('write degrees, for example 126.64'),
  /** Hours, or what else whoever comes should know of it. */
  notes: v.array(text('매일 10:00~18:00')),
});

/** 오시는 길: the places, how to come to them, and where to park. */
export const directionsSchema = v.strictObject({
  title: heading('오시는 길'),
  lead: text('한두 문장의 소개 글입니다.'),
  /** Where visitors go first. */
  places: list(placeSchema, "{ name: '견본주택', address: …, latitude: …, longitude: …, notes: […] }"),
  /** Name of a map of maps.ts; null: none. */
  map: v.nullable(text('neighbourhood')),
  ways: list(
    v.strictObject({ title: heading('지하철'), lines: list(text('수인분당선 숭의역'), "'수인분당선 숭의역'") }),
    "{ title: '지하철', lines: […] }",
  ),
  notes: v.array(text('방문하시기 전에 전화로 확인해 주세요.')),
});
export type Directions = v.InferOutput<typeof directionsSchema>;
export type DirectionsPlace = Directions['places'][number];
