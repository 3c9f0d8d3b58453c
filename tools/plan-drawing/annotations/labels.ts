import { innerRect } from '#site/plan/items.ts';
import { areaOf, grow, middleOf, type Rect } from '#site/plan/rect.ts';
import type { ResolvedPlan } from '#site/plan/resolve-plan.ts';
import { partsOf, type Space } from '#site/plan/spaces.ts';
import { FILL, INK } from '#tools/plan-drawing/ink.ts';
import { placeLabel } from './label-place.ts';
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
/** Rooms below this many mm² take no name that has to be turned: it stands outside, with a line to them. */
const TURNED_FROM = 4_000_000;

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

/**
 * Name and area in the first way that fits: level, in two lines, without the area, turned where the room is deep; null
 * where nothing does.
 */
function composed({ room: space, area, inside }: LabelledRoom, em: number, hasAreas: boolean): Block | null {
  const size = { width: (inside.x1 - inside.x0) / em, height: (inside.y1 - inside.y0) / em };
  const shownArea = space.isBalcony || !hasAreas ? null : `${(area / 1e6).toFixed(1)}㎡`;
  const isDeep = size.height > size.width && area >= TURNED_FROM;
  const level = [shownArea, null].flatMap((shown) => [
    blockOf([space.name], shown, false),
    blockOf(linesOf(space), shown, false),
  ]);
  const turned = [shownArea, null].map((shown) => blockOf([space.name], shown, true));
  const within = (blocks: readonly Block[], air: number) => {
    const room = { width: size.width - 2 * air, height: size.height - 2 * air };
    return blocks.find((block) => fits(block, room));
  };
  return within(level, AIRY) ?? within(level, TIGHT) ?? (isDeep ? within(turned, TIGHT) : undefined) ?? null;
}

function drawLabel(resolved: ResolvedPlan, { inside }: LabelledRoom, block: Block, em: number): string {
  const { isTurned, width, height } = block;
  const [across, up] = isTurned ? [height, width] : [width, height];
  return drawBlock(block, placeLabel(resolved, grow(inside, -TIGHT * em), across * em, up * em));
}

function drawBlock({ names, area, isTurned, height }: Block, { x, y }: { x: number; y: number }): string {
  const line = (text: string, attributes: Record<string, string>) =>
    element('tspan', { x: number(x), ...attributes }, textContent(text));
  // The first baseline: half the block up, and down by what a line has above its baseline.
  const first = 0.86 * LEADING - height / 2;
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

/** A name that has no other place: along its room where that is deep enough, else over its walls. */
function pressed({ room, inside }: LabelledRoom, em: number): Block {
  const turned = blockOf([room.name], null, true);
  const size = { width: (inside.x1 - inside.x0) / em, height: (inside.y1 - inside.y0) / em };
  return fits(turned, size) ? turned : blockOf(linesOf(room), null, false);
}

/** Names that no way fits into their rooms level: they stand outside where a line to them crosses no other room. */
function drawOutside(resolved: ResolvedPlan, rooms: readonly LabelledRoom[], em: number): string {
  const taken: Rect[] = [];
  return rooms
    .map((one) => {
      const block = blockOf([one.room.name], null, false);
      const place = placeOutside(resolved, one.inside, block.width * em, block.height * em, taken);
      if (!place) return drawLabel(resolved, one, pressed(one, em), em);
      taken.push(place);
      return leaderTo(place, one.inside) + drawBlock(block, middleOf(place));
    })
    .join('');
}

/** Rooms' names and, where wanted, their areas, for text of `em` millimetres. */
export function drawLabels(resolved: ResolvedPlan, em: number, { hasAreas }: { hasAreas: boolean }): string {
  const rooms = labelledRooms(resolved).map((one) => ({ one, block: composed(one, em, hasAreas) }));
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
    ...rooms.map(({ one, block }) => (block ? drawLabel(resolved, one, block, em) : '')),
    drawOutside(
      resolved,
      rooms.flatMap(({ one, block }) => (block ? [] : [one])),
      em,
    ),
  );
}
