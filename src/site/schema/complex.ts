import * as v from 'valibot';
import { heading, list, path, picture, text, wholeNumber } from '#site/schema/parts/fields.ts';

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
        /** Degrees by which it is turned on the picture, clockwise. */
        turn: v.optional(v.number('write degrees, for example -8')),
        /** Ground of each of its lines, in their order: left, upper edge, width and height in percent of the picture, from `at`. */
        grounds: v.optional(v.array(v.tuple([v.number(), v.number(), v.number(), v.number()]))),
      }),
      "{ name: '101동', … }",
    ),
    /** Streets around it; `turn` in degrees, clockwise. */
    roads: v.array(v.strictObject({ name: text('서해대로'), at: percentPoint, turn: v.optional(v.number()) })),
    /**
     * Ways in, the development's own (`main`) and those of its towers (`people`): every mark is a place, and the direction
     * in which one enters, in degrees clockwise from the picture's upper edge.
     */
    ways: v.array(
      v.strictObject({
        name: text('주출입구'),
        kind: v.picklist(['main', 'people', 'cars'], "write 'main', 'people' or 'cars'"),
        marks: list(v.tuple([percent, percent, v.number()]), '[54.4, 69, 0]'),
      }),
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
      /** Lines from left to right: 1호 is 59A …, where its living room looks, and whether its plan lies the other way round. */
      lines: list(
        v.strictObject({
          line: text('1호'),
          unit: text('59A'),
          faces: v.optional(text('남향')),
          /** West for east: the drawing of the type is what a mirror shows of this home. */
          isMirrored: v.optional(v.boolean('write true or leave it out')),
        }),
        "{ line: '1호', unit: '59A' }",
      ),
    }),
    "{ name: '101동', … }",
  ),
  towersNotice: text('동·호수 배치는 예시입니다.'),
  /** Path of the gallery that phones see below the special design; null: none. */
  community: v.nullable(path),
});
export type Complex = v.InferOutput<typeof complexSchema>;
