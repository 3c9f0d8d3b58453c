import * as v from 'valibot';
import { colour, heading, list, positive, text } from '#site/schema/parts/fields.ts';

/** A place on the earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Whatever else it says is left out, so that a place of another file can be named. */
const place = v.object(
  {
    latitude: v.number('write degrees, for example 37.4608'),
    longitude: v.number('write degrees, for example 126.6384'),
  },
  'write a place as { latitude: 37.4608, longitude: 126.6384 }, or name one, for example facts.location',
);

const PLACES = /^-?\d+(\.\d+)?,-?\d+(\.\d+)?( -?\d+(\.\d+)?,-?\d+(\.\d+)?)+$/;

/** Places as map services give them, latitude first: `'37.4608,126.6384 37.4684,126.6246'`. */
const line = v.pipe(
  v.string("write places in quotes, for example '37.4608,126.6384 37.4684,126.6246'"),
  v.regex(
    PLACES,
    "write two places or more as latitude,longitude with single spaces between, for example '37.4608,126.6384 37.4684,126.6246'",
  ),
  v.transform((places): Coordinates[] =>
    places.split(' ').map((at) => {
      const [latitude = 0, longitude = 0] = at.split(',').map(Number);
      return { latitude, longitude };
    }),
  ),
);

export const MAP_LABEL_KINDS = [
  'site',
  'model-house',
  'station',
  'place',
  'district',
  'water',
  'road',
  'railway',
  'towards',
] as const;
export type MapLabelKind = (typeof MAP_LABEL_KINDS)[number];

const labelSchema = v.strictObject({
  /**
   * What it names. `site` and `model-house` have a pin, `station` and `place` a mark and, on the page of the
   * neighbourhood, a number and their distance from the site; `towards` has an arrow, the others are words alone.
   */
  kind: v.picklist(MAP_LABEL_KINDS, `write one of ${MAP_LABEL_KINDS.join(', ')}`),
  /** A line break (`\n`) where it takes two lines. */
  text: text('숭의역'),
  at: place,
  /** Which spot of something large its distance is measured to. */
  spot: v.optional(text('정문')),
  /** Railways that stop at a station, by their names on this map. */
  lines: v.optional(list(text('수인분당선'), "'수인분당선'")),
  /** Where the words stand, seen from the mark (right, if left out); words without a mark stand on the point. */
  side: v.optional(v.picklist(['right', 'left', 'above', 'below'], 'write right, left, above or below')),
});
export type MapLabel = v.InferOutput<typeof labelSchema>;

export const mapSchema = v.strictObject({
  id: v.pipe(text('neighbourhood'), v.regex(/^[a-z0-9-]+$/, 'write the id in small letters, digits and hyphens')),
  title: heading('주변 지도'),
  /** What the drawing shows, for those who cannot see it. */
  alt: text('현장 둘레의 역과 도로, 항구를 그린 약도'),
  /** The middle of the square that every page shows. */
  middle: place,
  /** How many kilometres the square is wide and high: the map's scale. */
  km: positive(5.2),
  /** Areas that lie in the sea. A page that is wider than high shows as much again at both sides: draw it too. */
  land: list(line, "'37.43,126.55 37.49,126.55 37.49,126.71 37.43,126.71'"),
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
  railways: v.array(v.strictObject({ name: text('수인분당선'), colour: colour('#c8922f'), through: line })),
  labels: list(labelSchema, "{ kind: 'station', text: …, at: { latitude: …, longitude: … }, side: 'left' }"),
});
export type LocationMap = v.InferOutput<typeof mapSchema>;

/** 약도: drawn by the build from coordinates, which also give the distances; shown wherever the way is explained. */
export const mapsSchema = v.strictObject({
  maps: list(mapSchema, '{ id: …, title: …, … }'),
  notice: text('약도이며 실제와 다를 수 있습니다.'),
});
export type Maps = v.InferOutput<typeof mapsSchema>;
/** As the content writes it: its lines are still texts. */
export type MapsContent = v.InferInput<typeof mapsSchema>;
