import type { PlacedItem } from '#site/plan/items.ts';
import type { Place } from './direction.ts';
import { shareIn } from './sight.ts';
import type { WalkHome } from './walk-home.ts';

/** Pieces that stand as high as an eye: nobody looks over them. */
const TALL: readonly PlacedItem['kind'][] = ['wardrobe', 'closet', 'cupboard', 'shelf', 'fridge', 'laundry'];

/** Up to where it matters how far a view goes, and from where on it is one, in millimetres. */
const FAR = 5000;
const ENOUGH = 1500;

/** What a screen shows to both sides of its middle, in degrees. */
const SPREAD = [-30, -15, 0, 15, 30];

/** Less before more, to each side in turn, in degrees. */
const TURNS = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90];

const RADIANS = Math.PI / 180;

/**
 * Which way a visitor looks who comes to a place of a room on a way: on, or turned as little as it takes to look at the
 * room and not at a wall before them; degrees from north to the east.
 */
export function onwardFrom({ walls, items }: Pick<WalkHome, 'walls' | 'items'>, at: Place, yaw: number): number {
  const solid = [...walls, ...items.filter(({ kind }) => TALL.includes(kind))];
  const reach = (azimuth: number): number => {
    const end: Place = [at[0] + FAR * Math.sin(azimuth * RADIANS), at[1] + FAR * Math.cos(azimuth * RADIANS)];
    return FAR * Math.min(1, ...solid.map((rect) => shareIn(at, end, rect)?.[0] ?? 1));
  };
  const views = TURNS.map((turn) => ({
    turn,
    depth: SPREAD.reduce((sum, aside) => sum + reach(yaw + turn + aside), 0) / SPREAD.length,
  }));
  const deepest = views.reduce((best, view) => (view.depth > best.depth ? view : best));
  return yaw + (views.find(({ depth }) => depth >= ENOUGH) ?? deepest).turn;
}
