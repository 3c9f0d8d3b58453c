import * as v from 'valibot';
import { heading, list, picture, text } from '#site/schema/parts/fields.ts';

/** Pages of cards (입지안내, 커뮤니티), by path; those of the kinds `location` and `gallery`. */
export const galleriesSchema = v.record(
  v.string(),
  v.strictObject({
    title: heading('생활이 가까운 자리'),
    lead: text('한두 문장의 소개 글입니다.'),
    /** Name of the map of maps.ts that a page of the kind `location` opens with. */
    map: v.optional(text('neighbourhood')),
    cards: list(
      v.strictObject({
        title: heading('역'),
        text: text('두세 문장의 설명입니다.'),
        points: v.array(text('수인분당선 숭의역')),
        picture,
      }),
      '{ title: …, text: …, points: […], picture: … }',
    ),
    /** What distances and times are based on. */
    notes: v.array(text('거리는 직선거리 기준입니다.')),
  }),
);
export type Galleries = v.InferOutput<typeof galleriesSchema>;
