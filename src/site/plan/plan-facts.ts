import type { Plan } from '#site/schema/plans.ts';
import { baysOf } from './bays.ts';
import { areaOf, boundsOf, type Rect } from './rect.ts';
import { partsOf, spacesOf, type Space, type Variant } from './spaces.ts';
import { storageOf, type Storage } from './storage.ts';

/** Width to the east and depth to the north, in millimetres. */
export type Size = readonly [width: number, depth: number];

/** What a home measures in one variant, between the inner faces of its outer walls, with the balconies that stay: as its drawing says. */
export interface Measures {
  whole: Size;
  /** The kept balconies after the rooms; `area` in mm², less than the size's product where a room has a corner cut out. */
  rooms: readonly { name: string; size: Size; area: number }[];
}

/** What a plan says of a home in numbers. */
export interface PlanFacts {
  bays: number;
  bathrooms: number;
  storage: Storage;
  /** Without a balcony both are the same. */
  measures: Readonly<Record<Variant, Measures>>;
}

function measuresOf(plan: Plan, variant: Variant): Measures {
  const spaces = spacesOf(plan, variant);
  const rooms = spaces.filter(({ isBalcony, partOf }) => !isBalcony && partOf === null);
  return {
    whole: sizeOf(spaces),
    rooms: rooms.map((room) => {
      const parts = partsOf(spaces, room.name);
      return { name: room.name, size: sizeOf(parts), area: parts.reduce((sum, part) => sum + areaOf(part), 0) };
    }),
  };
}

/** What a room measures with its corners, over all. */
export const roomSize = (spaces: readonly Space[], room: string): Size => sizeOf(partsOf(spaces, room));

function sizeOf(rects: readonly Rect[]): Size {
  const { x0, y0, x1, y1 } = boundsOf(rects);
  return [x1 - x0, y1 - y0];
}

const bathroomsOf = ({ fixtures }: Plan): number =>
  new Set(fixtures.filter(({ kind }) => kind === 'toilet').map(({ room }) => room)).size;

/** A plan in numbers, for whoever lays it beside another. */
export const planFacts = (plan: Plan): PlanFacts => ({
  bays: baysOf(plan),
  bathrooms: bathroomsOf(plan),
  storage: storageOf(plan),
  measures: { basic: measuresOf(plan, 'basic'), extended: measuresOf(plan, 'extended') },
});
