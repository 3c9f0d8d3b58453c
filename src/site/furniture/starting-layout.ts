import type { PlacedItem } from '#site/plan/items.ts';
import { resolvePlan } from '#site/plan/resolve-plan.ts';
import type { Variant } from '#site/plan/spaces.ts';
import type { Plan, Side } from '#site/schema/plans.ts';
import type { Piece } from './piece.ts';
import { kindOfFurniture } from './furniture-kinds.ts';

const ANGLES: Record<Side, number> = { north: 0, west: 90, south: 180, east: 270 };

/** What the content shows in a home, as pieces that a visitor may move; ids stay while the plan does. */
export const startingLayout = (plan: Plan, variant: Variant): Piece[] =>
  resolvePlan(plan, variant).items.flatMap((item) => pieceOf(item) ?? []);

function pieceOf({ kind, back, field, x0, y0, x1, y1 }: PlacedItem): Piece | null {
  const [width, depth] = back === 'north' || back === 'south' ? [x1 - x0, y1 - y0] : [y1 - y0, x1 - x0];
  const pieceKind = kindOfFurniture(kind, width);
  if (!pieceKind) return null;
  return {
    id: field,
    kind: pieceKind,
    name: null,
    x: Math.round((x0 + x1) / 2),
    y: Math.round((y0 + y1) / 2),
    angle: ANGLES[back],
    width,
    depth,
  };
}
