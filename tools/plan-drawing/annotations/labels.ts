import { innerRect } from '#site/plan/items.ts';
import { areaOf, type Rect } from '#site/plan/rect.ts';
import type { ResolvedPlan } from '#site/plan/resolve-plan.ts';
import type { Space } from '#site/plan/spaces.ts';
import { FILL, INK } from '#tools/plan-drawing/ink.ts';
import { placeLabel } from './label-place.ts';
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

/** A name that is cut this much wider than its room still reads well over the walls' faces. */
const TOLERANCE = 1.06;

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
  return across <= room.width * TOLERANCE && up <= room.height * TOLERANCE;
}

/** Name and area in the first way that fits: level, in two lines, turned where the room is deep; else without the area. */
function composed({ name, label, isBalcony, ...room }: Space, inside: Rect, em: number): Block {
  const size = { width: (inside.x1 - inside.x0) / em, height: (inside.y1 - inside.y0) / em };
  const area = isBalcony ? null : `${(areaOf(room) / 1e6).toFixed(1)}㎡`;
  const lines = name.includes('/') ? name.split(/(?<=\/)/) : label.split(' ');
  const blocks = [area, null].flatMap((shown) => [
    blockOf([name], shown, false),
    blockOf(lines, shown, false),
    ...(size.height > size.width ? [blockOf([name], shown, true)] : []),
  ]);
  return blocks.find((block) => fits(block, size)) ?? blockOf(lines, null, false);
}

function drawLabel(resolved: ResolvedPlan, room: Space, em: number): string {
  const inside = innerRect(resolved.spaces, room);
  const { names, area, isTurned, width, height } = composed(room, inside, em);
  const [across, up] = isTurned ? [height, width] : [width, height];
  const { x, y } = placeLabel(resolved, room, across * em, up * em);
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

/** Rooms' names and areas, for text of `em` millimetres. */
export const drawLabels = (resolved: ResolvedPlan, em: number): string =>
  group(
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
    ...resolved.spaces.map((space) => drawLabel(resolved, space, em)),
  );
