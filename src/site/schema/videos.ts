import * as v from 'valibot';
import { heading, list, picture, text, wholeNumber } from '#site/schema/parts/fields.ts';

/** Either of the two: `{ youtube: 'id' }`, or `{ file: 'brand' }` for films/brand.mp4, alone or with what is made of it (film-files.ts). */
export const filmSource = v.union(
  [v.strictObject({ youtube: text('dQw4w9WgXcQ') }), v.strictObject({ file: text('brand') })],
  "write { youtube: 'the video id' } or { file: 'the name under films/' }",
);

const videoSchema = v.strictObject({
  title: heading('홍보영상'),
  /** What happens in the film, for those who cannot watch it. */
  description: text('한두 문장의 설명입니다.'),
  source: filmSource,
  /** 1300×500 and 4:3, the film's first frame: shown until it runs. The first one's alt speaks for both. */
  poster: picture,
  smallPoster: picture,
});
export type Video = v.InferOutput<typeof videoSchema>;

/** The brand film, and those of the films' page. */
export const videosSchema = v.strictObject({
  brandFilm: videoSchema,
  /** The films' page; the first is selected at start. */
  tabs: list(v.strictObject({ id: wholeNumber(1), label: text('입지환경 영상'), video: videoSchema }), '{ id: 1, … }'),
});
export type Videos = v.InferOutput<typeof videosSchema>;
