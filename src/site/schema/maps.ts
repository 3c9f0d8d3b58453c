import * as v from 'valibot';
import { heading, list, text } from '#site/schema/parts/fields.ts';

const coordinate = v.number('write a number without quotes, for example 520');

/** A place on the map, in units of its size: right, then down. */
const point = v.tuple([coordinate, coordinate], 'write a point as [right, down], for example [520, 340]');
export type MapPoint = v.InferOutput<typeof point>;

const POINTS = /^-?\d+,-?\d+( -?\d+,-?\d+)+$/;

/** Points as SVG writes them: `'0,0 520,340'`. */
const line = v.pipe(
  v.string("write points in quotes, for example '0,0 520,340'"),
  v.regex(POINTS, "write two points or more as right,down with single spaces between, for example '0,0 520,340'"),
  v.transform((points) => points.split(' ').map((at) => at.split(',').map(Number) as [number, number])),
);
export type MapLine = v.InferOutput<typeof line>;

const colour = v.pipe(
  v.string("write a colour, for example '#c8922f'"),
  v.regex(/^#[0-9a-f]{6}$/, "write a colour of six small hexadecimal digits, for example '#c8922f'"),
);

export const MAP_LABEL_KINDS = ['site', 'station', 'place', 'district', 'water', 'road', 'railway', 'towards'] as const;
export type MapLabelKind = (typeof MAP_LABEL_KINDS)[number];

const labelSchema = v.strictObject({
  /** What it names. `site`, `station`, `place` and `towards` have a mark on the drawing, the others are words alone. */
  kind: v.picklist(MAP_LABEL_KINDS, `write one of ${MAP_LABEL_KINDS.join(', ')}`),
  /** A line break (`\n`) where it takes two lines. */
  text: text('숭의역'),
  at: point,
  /** Where the words stand, seen from the mark (right, if left out); words without a mark stand on the point. */
  side: v.optional(v.picklist(['right', 'left', 'above', 'below'], 'write right, left, above or below')),
});
export type MapLabel = v.InferOutput<typeof labelSchema>;

export const mapSchema = v.strictObject({
  id: v.pipe(text('neighbourhood'), v.regex(/^[a-z0-9-]+$/, 'write the id in small letters, digits and hyphens')),
  title: heading('주변 지도'),
  /** What the drawing shows, for those who cannot see it. */
  alt: text('현장 둘레의 역과 도로, 항구를 그린 약도'),
  /** Width and height; every point counts in these units. */
  size: point,
  /** Areas that lie in the sea. */
  land: list(line, "'0,0 1000,0 1000,1000 0,1000'"),
  /** Harbours and rivers in the land. */
  water: v.array(line),
  greens: v.array(line),
  roads: v.array(
    v.strictObject({
      rank: v.picklist(['motorway', 'main', 'street'], "write 'motorway', 'main' or 'street'"),
      through: line,
    }),
  ),
  /** Each in the colour that its line has on every plan of the city. */
  railways: v.array(v.strictObject({ colour, through: line })),
  labels: list(labelSchema, "{ kind: 'station', text: …, at: [520, 340], side: 'left' }"),
});
export type LocationMap = v.InferOutput<typeof mapSchema>;

/** 약도: drawn by the build, shown on the overview and the home page. */
export const mapsSchema = v.strictObject({
  maps: list(mapSchema, '{ id: …, title: …, … }'),
  notice: text('약도이며 실제와 다를 수 있습니다.'),
});
export type Maps = v.InferOutput<typeof mapsSchema>;
/** As the content writes it: its lines are still texts. */
export type MapsContent = v.InferInput<typeof mapsSchema>;
