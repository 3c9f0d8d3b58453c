import { innerRect } from '#site/plan/items.ts';
import { areaOf, grow, middleOf, type Rect } from '#site/plan/rect.ts';
import type { ResolvedPlan } from '#site/plan/resolve-plan.ts';
import { partsOf, type Space } from '#site/plan/spaces.ts';
import type { RoomUse } from '#site/schema/parts/plan-kinds.ts';
import { BEFORE_ROOM } from '#text/units/room-names.ts';
import { FILL, INK } from '#tools/plan-drawing/ink.ts';
import { blockOf, drawBlock, type Block, type Type } from './label-block.ts';
import { placeLabel, type Place } from './label-place.ts';
import { drawnBounds } from './marks.ts';
import { leaderTo, placeOutside, type Led } from './leaders.ts';
import { group } from '#tools/plan-drawing/svg.ts';

/** How far a name keeps from the faces of the walls, in em: well, not on them, or a hair on them. */
const AIRS = [
  { air: 0.2, cost: 0 },
  { air: 0.03, cost: 0.3 },
  { air: -0.22, cost: 7 },
];

/** What a name gives up, against square em of what it would hide: one line, its word, its area, its room's walls, its room. */
const COST = { beside: 0.4, broken: 0.8, torn: 8, bare: 14, pressed: 20, outside: 1.2 };

/** These are looked for in the home, and large enough: their names leave them only where they would lose their area. */
const MAIN = new Set<Space['use']>(['living', 'bedroom', 'study', 'kitchen'] satisfies RoomUse[]);

/** How long a line may be, in em, for a name that could stand in its room with its area. */
const LONG_LINE = 5.5;

/** How much a name hides, in square em, that gets a broad rim of paper: what is under it must not be read with it. */
const RIMMED = 0.12;
const RIM = { 'stroke-width': '.4em', 'stroke-opacity': '.92' };

/** What the end of a line takes, which hides nothing where it can. */
const DOT = { width: 160, height: 160 };

interface LabelledRoom {
  room: Space;
  /** With its corners, in mm². */
  area: number;
  /** What a name may lie on. */
  inside: Rect;
}

/** A name with a `/` may break after it, others where their label has a space. */
const linesOf = ({ name, label }: Space) => (name.includes('/') ? name.split(/(?<=\/)/) : label.split(' '));

/** In lines as short as can be. */
const tornLinesOf = (space: Space) => linesOf(space).flatMap((line) => line.split(BEFORE_ROOM));

/** A way to write a room's name. */
interface Way {
  block: Block;
  /** How far it keeps from walls, in em. */
  air: number;
  cost: number;
}

const areaText = ({ isBalcony }: Space, area: number) => (isBalcony ? null : `${(area / 1e6).toFixed(1)}㎡`);

/** Name and area in every way that fits: under or beside each other, the name in two lines, at worst without the area. */
function waysOf({ room: space, area, inside }: LabelledRoom, type: Type): Way[] {
  const size = { width: (inside.x1 - inside.x0) / type.em, height: (inside.y1 - inside.y0) / type.em };
  const shown = areaText(space, area);
  const blocks = [
    { block: blockOf([space.name], shown, type), cost: 0 },
    { block: blockOf([space.name], shown, type, true), cost: COST.beside },
    { block: blockOf(linesOf(space), shown, type), cost: COST.broken },
    { block: blockOf(tornLinesOf(space), shown, type), cost: COST.torn },
    { block: blockOf([space.name], null, type), cost: COST.bare },
  ];
  return blocks
    .flatMap(({ block, cost }): Way[] => {
      const way = AIRS.find(
        ({ air }) => block.width + 2 * air <= size.width && block.height + 2 * Math.max(air, 0) <= size.height,
      );
      return way ? [{ block, air: way.air, cost: cost + way.cost }] : [];
    })
    .toSorted((a, b) => a.cost - b.cost);
}

interface PlacedName {
  block: Block;
  at: Place['at'];
  hidden: number;
  /** Of its way, and of what it hides. */
  cost: number;
}

function placeIn(resolved: ResolvedPlan, { inside }: LabelledRoom, { block, air, cost }: Way, em: number): PlacedName {
  const size = { width: block.width * em, height: block.height * em };
  const { at, hidden } = placeLabel(resolved, grow(inside, -air * em), size, em);
  return { block, at, hidden, cost: cost + hidden };
}

/** The way and place in its room where a name gives up and hides least; null where nothing fits. */
function inItsRoom(resolved: ResolvedPlan, room: LabelledRoom, type: Type): PlacedName | null {
  let best: PlacedName | null = null;
  for (const way of waysOf(room, type)) {
    if (best && way.cost >= best.cost) break;
    const placed = placeIn(resolved, room, way, type.em);
    if (!best || placed.cost < best.cost) best = placed;
  }
  return best;
}

const labelledRooms = ({ spaces }: ResolvedPlan): LabelledRoom[] =>
  spaces.flatMap((room) => {
    if (room.partOf !== null) return [];
    const area = partsOf(spaces, room.name).reduce((sum, part) => sum + areaOf(part), 0);
    return [{ room, area, inside: innerRect(spaces, room) }];
  });

/** A name that fits in no way, over the walls of its room. */
const pressed = (resolved: ResolvedPlan, labelled: LabelledRoom, type: Type): PlacedName => {
  const block = blockOf(tornLinesOf(labelled.room), null, type);
  return placeIn(resolved, labelled, { block, air: 0, cost: COST.pressed }, type.em);
};

/** Where in a room a line may end: where it hides least first, then in a raster. */
function endsIn(resolved: ResolvedPlan, inside: Rect, em: number): Place['at'][] {
  const { at } = placeLabel(resolved, inside, DOT, em);
  const shares = [0.15, 0.5, 0.85];
  const between = (low: number, high: number, share: number) => low + (high - low) * share;
  const raster = shares.flatMap((across) =>
    shares.map((up) => ({ x: between(inside.x0, inside.x1, across), y: between(inside.y0, inside.y1, up) })),
  );
  return [at, ...raster];
}

/** The place outside for a name with its area; null: there is none. */
function placedOutside(
  resolved: ResolvedPlan,
  { room: { room, area, inside }, within }: Pick<NamedRoom, 'room' | 'within'>,
  type: Type,
  { sheet, taken }: { sheet: Rect; taken: readonly Led[] },
): { block: Block; led: Led } | null {
  const { em } = type;
  const shown = areaText(room, area);
  const ends = endsIn(resolved, inside, em);
  const longest = within.cost >= COST.bare ? Infinity : LONG_LINE * em;
  const places = [false, true].flatMap((isBeside) => {
    const block = blockOf([room.name], shown, type, isBeside);
    const size = { width: block.width * em, height: block.height * em };
    const led = placeOutside(resolved, { ends, room, size, sheet, taken, longest });
    return led ? [{ block, led }] : [];
  });
  return places.toSorted((a, b) => a.led.distance - b.led.distance)[0] ?? null;
}

interface NamedRoom {
  room: LabelledRoom;
  within: PlacedName;
  /** Whether it hides much, and there would be a place outside if no other name were there. */
  mayLeave: boolean;
  outside: { block: Block; led: Led } | null;
}

/** Gives rooms that would hide much, one after the other, their places outside. */
function leadOut(resolved: ResolvedPlan, rooms: readonly NamedRoom[], type: Type, sheet: Rect): NamedRoom[] {
  const taken: Led[] = [];
  return rooms.map((named) => {
    const outside = named.mayLeave ? placedOutside(resolved, named, type, { sheet, taken }) : null;
    if (outside) taken.push(outside.led);
    return { ...named, outside };
  });
}

/** How often a room that found no place may ask before the others. */
const TRIES = 4;

/** All rooms with their names: those that hide most look for a place outside first, then those that found none. */
function namedRooms(resolved: ResolvedPlan, type: Type, sheet: Rect): NamedRoom[] {
  let rooms = labelledRooms(resolved)
    .map((room): NamedRoom => {
      const within = inItsRoom(resolved, room, type) ?? pressed(resolved, room, type);
      const limit = MAIN.has(room.room.use) ? COST.bare : COST.outside;
      const mayLeave =
        within.cost > limit && placedOutside(resolved, { room, within }, type, { sheet, taken: [] }) !== null;
      return { room, within, mayLeave, outside: null };
    })
    .toSorted((a, b) => b.within.cost - a.within.cost);
  for (let tries = 0; tries < TRIES; tries += 1) {
    rooms = leadOut(resolved, rooms, type, sheet);
    const left = rooms.find(
      ({ within, mayLeave, outside }, index) => index > 0 && mayLeave && !outside && within.cost >= COST.bare,
    );
    if (!left) break;
    rooms = [left, ...rooms.filter((named) => named !== left)];
  }
  return rooms;
}

export interface Labels {
  svg: string;
  /** Where names stand that have no place in their room. */
  outside: Rect[];
}

/**
 * Rooms' names and areas, for text of `em` millimetres. A name that would hide much in its room stands outside where a
 * line to it crosses no other room; where there is no such place it gets a rim.
 * @param sheet what the drawing fills
 */
export function drawLabels(resolved: ResolvedPlan, type: Type, sheet = drawnBounds(resolved)): Labels {
  const rooms = namedRooms(resolved, type, sheet);
  const labels = rooms.map(({ within: { block, at, hidden }, outside }) => {
    if (outside) return leaderTo(outside.led) + drawBlock(outside.block, middleOf(outside.led.place));
    const drawn = drawBlock(block, at);
    return hidden > RIMMED ? group(RIM, drawn) : drawn;
  });
  const svg = group(
    {
      'text-anchor': 'middle',
      fill: INK.text,
      'font-weight': '600',
      stroke: FILL.paper,
      'stroke-opacity': '.75',
      'stroke-width': '.2em',
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    ...labels,
  );
  return { svg, outside: rooms.flatMap(({ outside }) => outside?.led.place ?? []) };
}
