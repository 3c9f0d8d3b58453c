import * as v from 'valibot';
import { heading, list, picture, text } from '#site/schema/parts/fields.ts';

/** VR: what can be looked around in, a tab each. */
export const tourSchema = v.strictObject({
  lead: text('한두 문장의 소개 글입니다.'),
  hint: text('화면 아무 곳이나 클릭하시면 VR을 보실 수 있습니다.'),
  poster: picture,
  tabs: list(
    v.strictObject({
      id: text('living-84a'),
      label: text('1·2단지'),
      title: heading('84㎡A 거실'),
      /** A panorama of images/, or a page elsewhere. */
      view: v.union(
        [v.strictObject({ panorama: picture }), v.strictObject({ address: text('https://…') })],
        "write { panorama: { name, alt } } or { address: 'https://…' }",
      ),
    }),
    '{ id: …, label: …, view: … }',
  ),
});
export type Tour = v.InferOutput<typeof tourSchema>;
