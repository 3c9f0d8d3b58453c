import type { Item, Plan, Side } from '#site/schema/plans.ts';
import { SIZES } from './item-sizes.ts';
import { wallReach } from './openings.ts';
import { middleOf, sharedEdge, type Rect } from './rect.ts';
import type { Space, Variant } from './spaces.ts';

/** A fixture or a piece of furniture in its place. */
export interface PlacedItem extends Rect {
  kind: Item['kind'];
  room: string;
  /** The side on which its back is. */
  back: Side;
  isFixture: boolean;
  /** A shower that is open at its other end: its pane stands before the fixtures of its room. */
  isMirrored: boolean;
  /** Where it stands in the plan's data: furniture[3] */
  field: string;
}

/** What can be used of a room: within the faces of its walls. */
export function innerRect(spaces: readonly Space[], room: Space): Rect {
  const { x0, y0, x1, y1 } = room;
  const inner = { x0, y0, x1, y1 };
  for (const other of spaces) {
    const edge = other === room ? null : sharedEdge(room, other);
    if (!edge) continue;
    const { below, above } = wallReach(room, other, edge);
    if (edge.runs === 'north') {
      if (edge.line === x0) inner.x0 = Math.max(inner.x0, x0 + above);
      else inner.x1 = Math.min(inner.x1, x1 - below);
    } else if (edge.line === y0) inner.y0 = Math.max(inner.y0, y0 + above);
    else inner.y1 = Math.min(inner.y1, y1 - below);
  }
  return inner;
}

function place({ x0, y0, x1, y1 }: Rect, item: Item): Rect {
  const [usualWidth, usualDepth] = SIZES[item.kind];
  const { against, at, gap = 0, width = usualWidth, depth = usualDepth } = item;
  switch (against) {
    case 'north':
      return { x0: at, x1: at + width, y0: y1 - gap - depth, y1: y1 - gap };
    case 'south':
      return { x0: at, x1: at + width, y0: y0 + gap, y1: y0 + gap + depth };
    case 'east':
      return { y0: at, y1: at + width, x0: x1 - gap - depth, x1: x1 - gap };
    case 'west':
      return { y0: at, y1: at + width, x0: x0 + gap, x1: x0 + gap + depth };
  }
}

/**
 * Whether a shower that is not mirrored would have its way in behind basin and toilet: it is open at the west of its back
 * in the north, at the east in the south, at the north in the east, at the south in the west.
 */
function opensBeforeFixtures(shower: PlacedItem, items: readonly PlacedItem[]): boolean {
  if (shower.kind !== 'shower') return false;
  const { back, room } = shower;
  const along = (rect: Rect) => (back === 'north' || back === 'south' ? middleOf(rect).x : middleOf(rect).y);
  const openTo = back === 'south' || back === 'east' ? 1 : -1;
  const others = items.filter((item) => item.isFixture && item.room === room && item !== shower);
  return others.reduce((sum, other) => sum + openTo * (along(other) - along(shower)), 0) > 0;
}

/** Everything that stands in one variant, fixtures first; what names no room of the plan is left out. */
export function itemsOf(plan: Plan, spaces: readonly Space[], variant: Variant): PlacedItem[] {
  const placed = (item: Item, list: 'fixtures' | 'furniture', index: number): PlacedItem[] => {
    const room = spaces.find(({ name, isBalcony }) => name === item.room && !isBalcony);
    if (!room) return [];
    const rect = place(innerRect(spaces, room), item);
    const field = `${list}[${index}]`;
    const isFixture = list === 'fixtures';
    return [{ ...rect, kind: item.kind, room: item.room, back: item.against, isFixture, isMirrored: false, field }];
  };
  const items = [
    ...plan.fixtures.flatMap((item, index) => placed(item, 'fixtures', index)),
    ...plan.furniture.flatMap((item, index) =>
      item.only === undefined || item.only === variant ? placed(item, 'furniture', index) : [],
    ),
  ];
  return items.map((item) => (opensBeforeFixtures(item, items) ? { ...item, isMirrored: true } : item));
}
