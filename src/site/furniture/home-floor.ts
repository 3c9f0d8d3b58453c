import { stepsOf } from '#site/plan/doorway-space.ts';
import { gridOf, maximalRectanglesOf, rectanglesOf } from '#site/plan/grid.ts';
import type { Doorway } from '#site/plan/openings.ts';
import { boundsOf, grow, type Rect } from '#site/plan/rect.ts';
import { resolvePlan, type ResolvedPlan } from '#site/plan/resolve-plan.ts';
import type { Variant } from '#site/plan/spaces.ts';
import type { FixtureKind, Plan } from '#site/schema/plans.ts';
import { boxOfRect, type Box } from './box.ts';
import { isFurniture } from './furniture-kinds.ts';
import { clearWidthOf, waysIn, type Way } from './ways-in.ts';

/** A door as furniture meets it. */
export interface FloorDoorway extends Doorway {
  /** The floor before and behind it that must stay free. */
  steps: Box;
  /** What comes through it, in millimetres. */
  clearWidth: number;
}

/** Something built in. */
export interface FloorFixture {
  kind: FixtureKind;
  box: Box;
}

/** Everything of one home that a layout is checked against; lengths in millimetres of the plan. */
export interface HomeFloor {
  variant: Variant;
  /** Rooms and balconies by name, as far as the middle of their partitions. */
  rooms: ReadonlyMap<string, Rect>;
  /** Where things can stand: rectangles, each as far as it reaches, so that they overlap. */
  usable: readonly Rect[];
  /** Where nothing can, in the same way: walls, windows and the outside. */
  walls: readonly Box[];
  doorways: readonly FloorDoorway[];
  fixtures: readonly FloorFixture[];
  /** The best way from the entrance to each room that has one. */
  ways: ReadonlyMap<string, Way>;
}

/** How far the outside reaches: further than a piece of any layout stands. */
const OUTSIDE = 100_000;

/** What of the home's floor is neither in a wall nor in a window. */
function usableOf({ spaces, walls, glazings }: ResolvedPlan): Rect[] {
  const inTheWay = [...rectanglesOf(walls.outer), ...rectanglesOf(walls.partitions), ...glazings.map(({ gap }) => gap)];
  return maximalRectanglesOf(gridOf(spaces, inTheWay));
}

/** The floor of a plan that is resolved already. */
export function floorOf(plan: Plan, resolved: ResolvedPlan): HomeFloor {
  const usable = usableOf(resolved);
  const blocked = gridOf([grow(boundsOf(resolved.spaces), OUTSIDE)], usable);
  return {
    variant: resolved.variant,
    rooms: new Map(resolved.spaces.map(({ name, x0, y0, x1, y1 }) => [name, { x0, y0, x1, y1 }])),
    usable,
    walls: maximalRectanglesOf(blocked).map(boxOfRect),
    doorways: resolved.doorways.map((doorway) => ({
      ...doorway,
      steps: boxOfRect(stepsOf(doorway)),
      clearWidth: clearWidthOf(doorway),
    })),
    fixtures: resolved.items.flatMap(({ kind, x0, y0, x1, y1 }) =>
      isFurniture(kind) ? [] : [{ kind, box: boxOfRect({ x0, y0, x1, y1 }) }],
    ),
    ways: waysIn(plan, resolved),
  };
}

/** Everything that a layout is checked against, computed once. */
export const homeFloor = (plan: Plan, variant: Variant): HomeFloor => floorOf(plan, resolvePlan(plan, variant));

/** The room in which a point lies; null outside of the home. */
export function roomAt({ rooms }: HomeFloor, { x, y }: { x: number; y: number }): string | null {
  for (const [name, { x0, y0, x1, y1 }] of rooms) if (x >= x0 && x < x1 && y >= y0 && y < y1) return name;
  return null;
}
