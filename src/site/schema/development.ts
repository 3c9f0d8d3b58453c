import * as v from 'valibot';
import { day, heading, list, path, picture, text, wholeNumber } from './fields.ts';

const row = v.strictObject({ label: text('대지위치'), value: text('인천광역시 중구 신흥동3가') });

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

/** 사업개요. The rows made from facts.ts (place, scale, areas) are added by the engine; these stand below them. */
export const overviewSchema = v.strictObject({
  lead: text('한두 문장의 소개 글입니다.'),
  picture,
  rows: v.array(row),
  notes: v.array(text('총 세대수와 일반분양 세대수는 다를 수 있습니다.')),
});
export type Overview = v.InferOutput<typeof overviewSchema>;

/** 분양일정. `example: true` marks every date 예시. */
export const scheduleSchema = v.strictObject({
  lead: text('한두 문장의 소개 글입니다.'),
  example: v.boolean('write true while the dates are examples, else false'),
  steps: list(
    v.strictObject({
      title: heading('입주자모집공고'),
      from: day,
      /** Last day, where it takes more than one. */
      until: v.nullable(day),
      text: text('한 문장의 설명입니다.'),
    }),
    "{ title: …, from: '2027-03-05', until: null, text: … }",
  ),
  notes: v.array(text('일정은 변경될 수 있습니다.')),
});
export type Schedule = v.InferOutput<typeof scheduleSchema>;

/** Pages of cards (입지안내, 커뮤니티), by path. */
export const galleriesSchema = v.record(
  v.string(),
  v.strictObject({
    title: heading('생활이 가까운 자리'),
    lead: text('한두 문장의 소개 글입니다.'),
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

const percent = v.pipe(
  v.number('write a number without quotes, for example 42.5'),
  v.minValue(0, 'write 0 or more: the left or upper edge is 0'),
  v.maxValue(100, 'write 100 or less: the right or lower edge is 100'),
);

/** A place on a picture. */
const percentPoint = v.tuple(
  [percent, percent],
  'write [right, down] in percent of the picture, for example [27, 34.5]',
);

/** 단지안내: layout, special design, and the towers' floors and lines. */
export const complexSchema = v.strictObject({
  banner: picture,
  layout: v.strictObject({
    title: heading('단지배치도'),
    lead: text('한두 문장의 소개 글입니다.'),
    /** From above, without words: names and places are written over it. */
    picture,
    /** Degrees by which north is turned from straight up, clockwise. */
    north: v.number('write degrees, for example 0'),
    buildings: list(
      v.strictObject({
        name: heading('101동'),
        use: text('아파트'),
        floors: wholeNumber(41),
        text: text('한 문장'),
        at: percentPoint,
      }),
      "{ name: '101동', … }",
    ),
    /** Gardens and other places of the picture, numbered in this order. */
    places: v.array(v.strictObject({ name: text('수경시설'), at: percentPoint })),
    notes: v.array(text('배치는 변경될 수 있습니다.')),
  }),
  specialDesign: list(
    v.strictObject({ title: heading('4Bay 판상형'), text: text('두 문장'), picture }),
    '{ title: …, text: … }',
  ),
  towers: list(
    v.strictObject({
      name: heading('101동'),
      firstFloor: wholeNumber(5),
      lastFloor: wholeNumber(41),
      /** What the floors below the first one hold. */
      base: text('상가·주민공동시설'),
      /** Lines from left to right: 1호 is 59A … */
      lines: list(v.strictObject({ line: text('1호'), unit: text('59A') }), "{ line: '1호', unit: '59A' }"),
    }),
    "{ name: '101동', … }",
  ),
  towersNotice: text('동·호수 배치는 예시입니다.'),
  /** Path of the gallery that phones see below the special design; null: none. */
  community: v.nullable(path),
});
export type Complex = v.InferOutput<typeof complexSchema>;

const videoSchema = v.strictObject({
  title: heading('홍보영상'),
  /** What happens in the film, for those who cannot watch it. */
  description: text('한두 문장의 설명입니다.'),
  /** Either of the two: `{ youtube: 'id' }`, or `{ file: 'brand' }` for films/brand.mp4 and brand-small.mp4 (film-files.ts). */
  source: v.union(
    [v.strictObject({ youtube: text('dQw4w9WgXcQ') }), v.strictObject({ file: text('brand') })],
    "write { youtube: 'the video id' } or { file: 'the name under films/' }",
  ),
  /** 1300×500 and 4:3, the film's first frame: shown until it runs. The first one's alt speaks for both. */
  poster: picture,
  smallPoster: picture,
});
export type Video = v.InferOutput<typeof videoSchema>;

export const videosSchema = v.strictObject({
  brandFilm: videoSchema,
  /** The films' page; the first is selected at start. */
  tabs: list(v.strictObject({ id: wholeNumber(1), label: text('입지환경 영상'), video: videoSchema }), '{ id: 1, … }'),
});
export type Videos = v.InferOutput<typeof videosSchema>;

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
