import { rectanglesOf } from '#site/plan/grid.ts';
import { wallBetween, type Doorway, type Glazing } from '#site/plan/openings.ts';
import type { PlacedItem } from '#site/plan/items.ts';
import type { Edge, Rect } from '#site/plan/rect.ts';
import { resolvePlan } from '#site/plan/resolve-plan.ts';
import type { Space } from '#site/plan/spaces.ts';
import type { Plan } from '#site/schema/plans.ts';

/** A home as somebody walks through it: extended, as model houses are. */
export interface WalkHome {
  /** The room that one comes into from outside. */
  entrance: string;
  /** By name. */
  rooms: ReadonlyMap<string, Space>;
  doorways: readonly Doorway[];
  /** Where rooms lie open to each other. */
  openings: readonly { from: string; to: string; edge: Edge }[];
  glazings: readonly Glazing[];
  /** Doors and windows are cut out. */
  walls: readonly Rect[];
  items: readonly PlacedItem[];
}

/** Everything of a plan that a walk through it is reckoned from. */
export function walkHome(plan: Plan): WalkHome {
  const { spaces, doorways, glazings, walls, items } = resolvePlan(plan, 'extended');
  return {
    entrance: plan.entrance.room,
    rooms: new Map(spaces.map((space) => [space.name, space])),
    doorways,
    openings: plan.openings.flatMap(({ from, to }) => {
      const edge = wallBetween(spaces, from, to);
      return edge ? [{ from, to, edge }] : [];
    }),
    glazings,
    walls: [...rectanglesOf(walls.outer), ...rectanglesOf(walls.partitions)],
    items,
  };
}
