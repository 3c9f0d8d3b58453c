import * as v from 'valibot';
import { heading, list, path, picture, text } from '#site/schema/parts/fields.ts';

const titled = {
  /** Small line above the title, in Korean; only names stand in Latin letters. */
  eyebrow: text('입지'),
  title: heading('역에서 집까지 가까운 하루'),
  text: text('한두 문장의 소개 글입니다.'),
};

/** Where a card leads; null: nowhere. */
const target = v.nullable(path);

/** What the development's own files say, reckoned from them: 세대수, 규모, 타입, 대지면적, 위치. */
export const FIGURES = ['homes', 'scale', 'types', 'site', 'address'] as const;

/** One of them, a row of the overview by its label, or what no other file says. */
const figure = v.union(
  [
    v.picklist(FIGURES),
    v.strictObject({ row: text('입주 예정') }),
    v.strictObject({ label: text('교통'), value: text('수인분당선 숭의역') }),
  ],
  `write one of '${FIGURES.join("', '")}', { row: '입주 예정' } or { label: …, value: … }`,
);
export type Figure = v.InferOutput<typeof figure>;

/** The eight screens of the home page, in order. */
export const homeSchema = v.strictObject({
  hero: v.strictObject({
    ...titled,
    /** Wide screens. */
    picture,
    /** Upright phones: its own picture, not a crop. */
    portrait: picture,
    button: text('관심고객 등록'),
    /** The strip of figures at its foot. */
    figures: v.pipe(
      v.array(figure),
      v.minLength(4, 'write four figures at the least'),
      v.maxLength(6, 'write six figures at the most'),
    ),
  }),
  location: v.strictObject({
    ...titled,
    picture,
    points: list(
      v.strictObject({ title: heading('숭의역 생활권'), text: text('한 문장의 설명입니다.') }),
      '{ title: …, text: … }',
    ),
    button: text('관심고객 등록하기'),
  }),
  brand: v.strictObject({
    ...titled,
    picture,
    link: v.nullable(v.strictObject({ label: text('홍보영상 보기'), path })),
  }),
  premium: v.strictObject({
    ...titled,
    cards: list(
      v.strictObject({
        title: heading('역세권'),
        lines: v.tuple([text('첫째 줄'), text('둘째 줄')], 'write exactly two lines'),
        path: target,
        picture,
      }),
      '{ title: …, lines: […, …], path: …, picture: … }',
    ),
  }),
  unitPlan: v.strictObject({
    ...titled,
    link: v.nullable(v.strictObject({ label: text('평면도 자세히 보기'), path })),
  }),
  living: v.strictObject({
    ...titled,
    items: list(
      v.strictObject({ title: heading('인테리어'), text: text('한 문장'), path: target, picture }),
      '{ title: …, path: … }',
    ),
  }),
  visit: v.strictObject({ ...titled, picture }),
  directions: v.strictObject({
    ...titled,
    /** Name of a map of maps.ts. */
    map: text('neighbourhood'),
    ways: list(v.strictObject({ title: heading('지하철'), text: text('수인분당선 숭의역') }), '{ title: …, text: … }'),
  }),
});
export type Home = v.InferOutput<typeof homeSchema>;
