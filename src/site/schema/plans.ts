import * as v from 'valibot';
import { law, list, text, wholeNumber } from '#site/schema/parts/fields.ts';
import { ESCAPES, ROOM_USES, SERVICE_USES, WINDOW_KINDS } from './parts/plan-kinds.ts';

// A unit's plan in millimetres: x grows to the east from the west end, y to the north from the south outer wall as it
// stands before extension. Rooms are measured to the middle of partitions and to the inside of outer walls, so their
// areas add up to the exclusive area. Heights are measured from the finished floor.

const millimetres = wholeNumber(3300);

/** May be negative: south of y = 0 and west of x = 0 lies what the balcony extension adds. */
const position = (example: number) =>
  v.pipe(
    v.number(`write a whole number without quotes, for example ${example}`),
    v.integer(`write a whole number, for example ${example}`),
  );

const length = v.pipe(millimetres, v.minValue(100, 'write 100 mm or more'));

const side = v.picklist(['north', 'east', 'south', 'west'], "write 'north', 'east', 'south' or 'west'");
export type Side = v.InferOutput<typeof side>;

const kind = <const Kinds extends readonly string[]>(kinds: Kinds) =>
  v.picklist(kinds, `write one of ${kinds.map((name) => `'${name}'`).join(', ')}`);

const roomSchema = v.strictObject({
  name: text('거실'),
  use: kind(ROOM_USES),
  /** Its name in the drawing, if it may break there, with a space where: a narrow room then shows two lines. */
  label: v.optional(text('현관 창고')),
  x: millimetres,
  y: millimetres,
  width: length,
  depth: length,
  /** What lies on the floor where it is not wood. */
  floor: v.optional(v.picklist(['tile', 'stone'], "write 'tile' or 'stone', or leave it out for wood")),
  /** The side on which the balcony lies that an extension adds to this room. */
  balcony: v.optional(v.picklist(['south', 'west'], "write 'south' or 'west', or leave it out")),
  /** The room that this one is a corner of: its name and area are that room's, and no wall stands between them. */
  partOf: v.optional(text('침실')),
  /** Where it is not as high as the home. */
  ceiling: v.optional(length),
});
export type Room = v.InferOutput<typeof roomSchema>;

/** A balcony that no extension takes: it stays outside of the exclusive area and of what is heated. */
const keptSchema = v.strictObject({
  name: text('다용도실'),
  use: kind(SERVICE_USES),
  x: position(-1400),
  y: position(2900),
  width: length,
  depth: length,
  ceiling: v.optional(length),
});
export type KeptBalcony = v.InferOutput<typeof keptSchema>;

const between = { from: text('복도'), to: text('침실2') };

/** A door in the wall that two rooms share. */
const doorSchema = v.variant(
  'kind',
  [
    v.strictObject({
      kind: v.literal('hinged'),
      ...between,
      /** Where the opening begins along the wall: its x, or its y in a wall that runs north. */
      at: position(7660),
      width: length,
      hinge: side,
      /** The room that the leaf opens into. */
      into: text('침실2'),
    }),
    v.strictObject({
      kind: v.literal('sliding'),
      ...between,
      at: position(620),
      width: length,
      /** The end of the opening that the leaves slide to. */
      slides: side,
    }),
  ],
  "write kind: 'hinged' or kind: 'sliding'",
);
export type Door = v.InferOutput<typeof doorSchema>;

/** A whole stretch between two rooms without a wall. */
const openingSchema = v.strictObject(between);

const windowSchema = v.strictObject({
  room: text('거실'),
  side,
  at: position(3750),
  width: length,
  kind: kind(WINDOW_KINDS),
  sill: millimetres,
  head: length,
});
export type Window = v.InferOutput<typeof windowSchema>;

/** The door to the common hall; it opens outwards. */
const entranceSchema = v.strictObject({ room: text('현관'), side, at: position(11200), width: length, hinge: side });

const placed = {
  room: text('거실'),
  /** The wall at its back: a bed's head, a sofa's back. */
  against: side,
  /** Where it begins along that wall: its x, or its y along a wall that runs north. */
  at: position(-1000),
  /** Distance from the wall; 0 where left out. */
  gap: v.optional(millimetres),
  /** Along the wall, where it differs from the usual size. */
  width: v.optional(length),
  /** Away from the wall, where it differs from the usual size. */
  depth: v.optional(length),
};

/** What is built in; usual sizes are those of `src/site/plan/item-sizes.ts` (a fridge takes 900 × 700 mm). */
export const FIXTURES = [
  'toilet',
  'basin',
  'bath',
  'shower',
  'counter',
  'sink',
  'hob',
  'fridge',
  'laundry',
  'boiler',
  'outdoor-unit',
  'hatch',
  'closet',
  'cupboard',
  'shelf',
] as const;

/** What is only shown; usual sizes as above. */
export const FURNITURE = [
  'double-bed',
  'single-bed',
  'nightstand',
  'wardrobe',
  'dresser',
  'desk',
  'sofa',
  'coffee-table',
  'console',
  'dining-table',
  'rug',
  'plant',
] as const;

export type FixtureKind = (typeof FIXTURES)[number];

const fixtureSchema = v.strictObject({
  kind: kind(FIXTURES),
  ...placed,
  /** A hatch alone: the floors that have it here. The next floor's lies aside, so that nobody falls through two. */
  floors: v.optional(v.picklist(['odd', 'even'], "write 'odd' or 'even', at a hatch only")),
});

const furnitureSchema = v.strictObject({
  kind: kind(FURNITURE),
  ...placed,
  /** Only in the home as built, or only in the extended one; in both where left out. */
  only: v.optional(v.picklist(['basic', 'extended'], "write 'basic' or 'extended', or leave it out")),
});
export type Item = v.InferOutput<typeof fixtureSchema> | v.InferOutput<typeof furnitureSchema>;

/** How the people of a home get out where its one stair is cut off, and why so. */
const escapeSchema = v.strictObject({
  kind: kind(ESCAPES),
  reason: text('실외기실 바닥의 하향식 피난구로 대피공간을 갈음합니다.'),
  law,
});

export const planSchema = v.strictObject({
  /** Drawn only to have a plan of the right area: nothing in it is the home's, and pages say so instead of its measures. */
  standIn: v.optional(v.boolean('write true while the drawing is only a stand-in, then leave it out')),
  /** From the finished floor to the ceiling. */
  ceiling: length,
  /** The balcony that an extension turns into rooms; null where there is none. */
  balcony: v.nullable(v.strictObject({ name: text('발코니'), depth: length })),
  rooms: list(roomSchema, "{ name: '거실', use: 'living', x: 3300, y: 0, width: 4200, depth: 2850 }"),
  kept: v.array(keptSchema),
  escape: escapeSchema,
  entrance: entranceSchema,
  doors: list(doorSchema, "{ kind: 'sliding', from: '복도', to: '현관', at: 11220, width: 1000, slides: 'west' }"),
  openings: v.array(openingSchema),
  windows: list(
    windowSchema,
    "{ room: '거실', side: 'south', at: 3750, width: 3300, kind: 'split', sill: 300, head: 2300 }",
  ),
  fixtures: v.array(fixtureSchema),
  furniture: v.array(furnitureSchema),
});
export type Plan = v.InferOutput<typeof planSchema>;

/** The drawing data of the units, by unit id. */
export const plansSchema = v.record(v.string(), planSchema);
export type Plans = v.InferOutput<typeof plansSchema>;
