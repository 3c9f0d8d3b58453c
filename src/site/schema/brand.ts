import * as v from 'valibot';
import { heading, list, picture, text } from '#site/schema/parts/fields.ts';

/** The brand's page: tabs of a picture and paragraphs. */
export const brandSchema = v.strictObject({
  tabs: list(
    v.strictObject({
      id: text('story'),
      label: text('브랜드 스토리'),
      title: heading('바다와 도시 사이'),
      paragraphs: list(text('한 문단입니다.'), "'한 문단입니다.'"),
      picture,
    }),
    '{ id: …, label: …, title: …, paragraphs: […], picture: … }',
  ),
});
export type Brand = v.InferOutput<typeof brandSchema>;
