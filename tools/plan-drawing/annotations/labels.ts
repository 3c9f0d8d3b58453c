import { innerRect } from '#site/plan/items.ts';
import { areaOf, grow, middleOf, type Rect } from '#site/plan/rect.ts';
import type { ResolvedPlan } from '#site/plan/resolve-plan.ts';
import { partsOf, type Space } from '#site/plan/spaces.ts';
import { FILL, INK } from '#tools/plan-drawing/ink.ts';
import { placeLabel, type Place } from './label-place.ts';
import { leaderTo, placeOutside } from './leaders.ts';
import { element, group, number, textContent } from '#tools/plan-drawing/svg.ts';

// Names are set in the page's typeface, which text inherits through the element that shows the layer; so are their
// sizes, whose place is sought here for text of `em` millimetres.

/** Advances of the site's typeface in em: Hangul and ㎡, Latin and digits, the stop. */
const advance = (text: string): number =>
  Array.from(text).reduce<number>(
    (sum, character) => sum + (character > '\u00ff' ? 0.87 : character === '.' ? 0.28 : 0.6),
    0,
  );

const AREA_SIZE = 0.78;
const LEADING = 1.14;

/** How far a name keeps from the faces of the walls, in em: well, or at least not on them. */
const AIRY = 0.14;
const TIGHT = 0.03;

/** What a name gives up, against square em of what it would hide: air, one line, its area, to be level, to be in its room. */
const COST = { tight: 0.3, broken: 0.1, bare: 1, turned: 3, pressed: 9, outside: 1.2 };

/** What the end of a line takes, which hides nothing where it can. */
const DOT = { width: 160, height: 160 };

interface Block {
  names: string[];
  area: string | null;
  isTurned: boolean;
  /** Before it is turned, in em. */
  width: number;
  height: number;
}

function blockOf(names: string[], area: string | null, isTurned: boolean): Block {
  const width = Math.max(...names.map(advance), area ? advance(area) * AREA_SIZE : 0);
  return { names, area, isTurned, width, height: LEADING * (names.length + (area ? AREA_SIZE : 0)) };
}

/** Whether a block lies within a room; `room` is the room's size in em. */
function fits({ width, height, isTurned }: Block, room: { width: number; height: number }): boolean {
  const [across, up] = isTurned ? [height, width] : [width, height];
  return across <= room.width && up <= room.height;
}

interface LabelledRoom {
  room: Space;
  /** With its corners, in mm². */
  area: number;
  /** What a name may lie on. */
  inside: Rect;
}

/** A name with a `/` may break after it, others where their label has a space. */
const linesOf = ({ name, label }: Space) => (name.includes('/') ? name.split(/(?<=\/)/) : label.split(' '));

/** A way to write a room's name. */
interface Way {
  block: Block;
  /** How far it keeps from walls, in em. */
  air: number;
  cost: number;
}

const areaText = ({ isBalcony }: Space, area: number) => (isBalcony ? null : `${(area / 1e6).toFixed(1)}㎡`);

/** Name and area in every way that fits: level, in two lines, without the area, turned where the room is deep. */
function waysOf({ room: space, area, inside }: LabelledRoom, em: number, hasAreas: boolean): Way[] {
  const size = { width: (inside.x1 - inside.x0) / em, height: (inside.y1 - inside.y0) / em };
  const areas = hasAreas ? [areaText(space, area), null] : [null];
  const blocks = areas.flatMap((shown, index) => [
    { block: blockOf([space.name], shown, false), cost: index * COST.bare },
    { block: blockOf(linesOf(space), shown, false), cost: index * COST.bare + COST.broken },
    ...(size.height > size.width
      ? [{ block: blockOf([space.name], shown, true), cost: index * COST.bare + COST.turned }]
      : []),
  ]);
  const within = (block: Block, air: number) =>
    fits(block, { width: size.width - 2 * air, height: size.height - 2 * air });
  return blocks
    .flatMap(({ block, cost }): Way[] => {
      if (within(block, AIRY)) return [{ block, cost, air: AIRY }];
      return within(block, TIGHT) ? [{ block, cost: cost + COST.tight, air: TIGHT }] : [];
    })
    .toSorted((a, b) => a.cost - b.cost);
}

interface PlacedName {
  block: Block;
  at: Place['at'];
  /** Of its way, and of what it hides. */
  cost: number;
}

function placeIn(resolved: ResolvedPlan, { inside }: LabelledRoom, { block, air, cost }: Way, em: number): PlacedName {
  const { isTurned, width, height } = block;
  const size = isTurned ? { width: height * em, height: width * em } : { width: width * em, height: height * em };
  const { at, hidden } = placeLabel(resolved, grow(inside, -air * em), size, em);
  return { block, at, cost: cost + hidden };
}

/** The way and place in its room where a name gives up and hides least; null where nothing fits. */
function inItsRoom(resolved: ResolvedPlan, room: LabelledRoom, em: number, hasAreas: boolean): PlacedName | null {
  let best: PlacedName | null = null;
  for (const way of waysOf(room, em, hasAreas)) {
    if (best && way.cost >= best.cost) break;
    const placed = placeIn(resolved, room, way, em);
    if (!best || placed.cost < best.cost) best = placed;
  }
  return best;
}

function drawBlock({ names, area, isTurned, height }: Block, { x, y }: { x: number; y: number }): string {
  const line = (text: string, attributes: Record<string, string>) =>
    element('tspan', { x: number(x), ...attributes }, textContent(text));
  // The first baseline: half the block up, and down by what a line has above its baseline.
  const first = 0.81 * LEADING - height / 2;
  return element(
    'text',
    { y: number(-y), transform: isTurned ? `rotate(-90 ${number(x)} ${number(-y)})` : undefined },
    ...names.map((name, index) => line(name, { dy: `${index === 0 ? first.toFixed(2) : LEADING}em` })),
    ...(area
      ? [line(area, { dy: `${LEADING}em`, 'font-size': `${AREA_SIZE}em`, 'font-weight': '400', fill: INK.softText })]
      : []),
  );
}

const labelledRooms = ({ spaces }: ResolvedPlan): LabelledRoom[] =>
  spaces.flatMap((room) => {
    if (room.partOf !== null) return [];
    const area = partsOf(spaces, room.name).reduce((sum, part) => sum + areaOf(part), 0);
    return [{ room, area, inside: innerRect(spaces, room) }];
  });

/** A name that fits in no way, over the walls of its room. */
const pressed = (resolved: ResolvedPlan, room: LabelledRoom, em: number): PlacedName =>
  placeIn(resolved, room, { block: blockOf(linesOf(room.room), null, false), air: TIGHT, cost: COST.pressed }, em);

/** The place outside for a name, with its area if it can be, and where the line from there ends; null: there is none. */
function placedOutside(
  resolved: ResolvedPlan,
  { room, area, inside }: LabelledRoom,
  em: number,
  { hasAreas, taken }: { hasAreas: boolean; taken: readonly Rect[] },
) {
  const { at } = placeLabel(resolved, inside, DOT, em);
  for (const shown of hasAreas ? [areaText(room, area), null] : [null]) {
    const block = blockOf([room.name], shown, false);
    const size = { width: block.width * em, height: block.height * em };
    const place = placeOutside(resolved, { at, room, size, taken });
    if (place) return { block, at, place };
  }
  return null;
}

/**
 * Rooms' names and, where wanted, their areas, for text of `em` millimetres. A name that would hide much in its room
 * stands outside where a line to it crosses no other room.
 */
export function drawLabels(resolved: ResolvedPlan, em: number, { hasAreas }: { hasAreas: boolean }): string {
  const taken: Rect[] = [];
  const names = labelledRooms(resolved)
    .map((room) => ({ room, within: inItsRoom(resolved, room, em, hasAreas) ?? pressed(resolved, room, em) }))
    // Those that hide most look for a place outside first.
    .toSorted((a, b) => b.within.cost - a.within.cost);
  const labels = names.map(({ room, within }) => {
    const outside = within.cost > COST.outside ? placedOutside(resolved, room, em, { hasAreas, taken }) : null;
    if (!outside) return drawBlock(within.block, within.at);
    taken.push(outside.place);
    return leaderTo(outside.place, outside.at) + drawBlock(outside.block, middleOf(outside.place));
  });
  return group(
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
}
