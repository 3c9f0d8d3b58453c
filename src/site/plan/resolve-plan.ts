import type { Plan } from '#site/schema/plans.ts';
import { itemsOf, type PlacedItem } from './items.ts';
import { doorwayOf, entranceOf, glazingsOf, type Doorway, type Glazing } from './openings.ts';
import { spacesOf, type Space, type Variant } from './spaces.ts';
import { wallsOf, type Walls } from './walls.ts';

/** A plan with every wall, door and piece in its place, in millimetres. */
export interface ResolvedPlan {
  variant: Variant;
  spaces: Space[];
  walls: Walls;
  /** The entrance first. */
  doorways: Doorway[];
  glazings: Glazing[];
  items: PlacedItem[];
}

export function resolvePlan(plan: Plan, variant: Variant): ResolvedPlan {
  const spaces = spacesOf(plan, variant);
  const entrance = entranceOf(spaces, plan);
  const doorways = [...(entrance ? [entrance] : []), ...plan.doors.flatMap((door) => doorwayOf(spaces, door) ?? [])];
  const glazings = plan.windows.flatMap((window) => glazingsOf(spaces, window));
  const gaps = [...doorways, ...glazings].map(({ gap }) => gap);
  return {
    variant,
    spaces,
    walls: wallsOf(plan, spaces, gaps),
    doorways,
    glazings,
    items: itemsOf(plan, spaces, variant),
  };
}
