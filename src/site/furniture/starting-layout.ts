import type { PlacedItem } from '#site/plan/items.ts';
import { resolvePlan } from '#site/plan/resolve-plan.ts';
import type { Variant } from '#site/plan/spaces.ts';
import type { Plan } from '#site/schema/plans.ts';
import { isFurniture, kindOfFurniture, type FurnitureKind } from './furniture-kinds.ts';
import type { Piece } from './piece.ts';
import { BACKS } from './sides.ts';

/** What the content shows in a home, as pieces that a visitor may move; ids stay while the plan does. */
export const startingLayout = (plan: Plan, variant: Variant): Piece[] =>
  resolvePlan(plan, variant).items.flatMap((item) => (isFurniture(item.kind) ? [pieceOf(item, item.kind)] : []));

function pieceOf({ back, field, x0, y0, x1, y1 }: PlacedItem, kind: FurnitureKind): Piece {
  const [width, depth] = back === 'north' || back === 'south' ? [x1 - x0, y1 - y0] : [y1 - y0, x1 - x0];
  return {
    id: field,
    kind: kindOfFurniture(kind, width),
    name: null,
    x: Math.round((x0 + x1) / 2),
    y: Math.round((y0 + y1) / 2),
    angle: BACKS[back],
    width,
    depth,
  };
}
