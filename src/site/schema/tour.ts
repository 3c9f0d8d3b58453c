import * as v from 'valibot';
import { heading, httpsAddress, list, picture, text } from '#site/schema/parts/fields.ts';

const whole = (example: number) =>
  v.pipe(
    v.number(`write a whole number without quotes, for example ${example}`),
    v.integer(`write a whole number, for example ${example}`),
  );

/** Degrees from north, which is up in the plan, to the east: 90 is east, 180 south, 270 west. */
const azimuth = v.pipe(
  whole(180),
  v.minValue(0, 'write 0 (north) to 359'),
  v.maxValue(359, 'write 0 (north) to 359: 90 is east, 180 south'),
);

const key = v.pipe(
  v.string("write a short name in small letters, for example 'living'"),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "write small letters, digits and hyphens, for example 'living'"),
);

const pointSchema = v.strictObject({
  id: key,
  /** The room of the unit's plan in which it lies. */
  room: text('거실'),
  /** What visitors read, where a room has more than one point; else the room's name. */
  name: v.optional(text('거실 창가')),
  /** Where the eye stands in the extended plan, in millimetres: x to the east, y to the north. */
  at: v.strictTuple([whole(5860), whole(2400)], 'write [x, y] in millimetres of the plan, for example [5860, 2400]'),
  /** Which way a visitor looks who comes through no door; towards the room's window, where left out. */
  heading: v.optional(azimuth),
  /** How far down a visitor looks there first, in degrees; a little, where left out. */
  down: v.optional(v.pipe(whole(12), v.minValue(0, 'write 0 to 60'), v.maxValue(60, 'write 0 (level) to 60'))),
  /** All around from there; its `alt` says what is to be seen, for those who do not see it. */
  picture,
  /** Which way the picture's middle looks; north where left out. */
  middle: v.optional(azimuth),
  /** What floor and walls are of. */
  finish: v.optional(text('강마루 바닥, 실크벽지')),
});
export type WalkPoint = v.InferOutput<typeof pointSchema>;

const walkSchema = v.strictObject({
  unit: text('84A'),
  /** What stands in the frame before it is opened. */
  poster: picture,
  /** The first is where visitors come in. Which door leads to which is found in the plan. */
  points: list(pointSchema, "{ id: 'living', room: '거실', at: [5860, 2400], picture: { name: …, alt: … } }"),
  /** Some rooms have no picture yet; the page says so. */
  partial: v.optional(v.literal(true, 'write true, or leave it out')),
});
export type Walk = v.InferOutput<typeof walkSchema>;

const tab = { id: text('complex'), label: text('1·2단지') };

/** VR: what can be walked through, a tab each. */
export const tourSchema = v.strictObject({
  lead: text('한두 문장의 소개 글입니다.'),
  hint: text('화면 아무 곳이나 클릭하시면 VR을 보실 수 있습니다.'),
  tabs: list(
    v.union(
      [
        v.strictObject({ ...tab, walks: list(walkSchema, "{ unit: '84A', poster: …, points: [ … ] }") }),
        v.strictObject({ ...tab, title: heading('84㎡A 거실'), poster: picture, address: httpsAddress }),
      ],
      "write { id, label, walks: [ … ] }, or { id, label, title, poster, address: 'https://…' } for a page elsewhere",
    ),
    '{ id: …, label: …, walks: [ … ] }',
  ),
});
export type Tour = v.InferOutput<typeof tourSchema>;
