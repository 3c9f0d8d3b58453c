import type { PlacedItem } from '#site/plan/items.ts';
import { placeTowards, type Place } from './direction.ts';
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

type Solid = Pick<WalkHome, 'walls' | 'items'>;

/** How far a screen shows from a place into a direction, on the whole, in millimetres. @returns asks it of an azimuth */
export function depthFrom({ walls, items }: Solid, at: Place): (yaw: number) => number {
  const solid = [...walls, ...items.filter(({ kind }) => TALL.includes(kind))];
  const reach = (azimuth: number): number => {
    const end = placeTowards(at, azimuth, FAR);
    return FAR * Math.min(1, ...solid.map((rect) => shareIn(at, end, rect)?.[0] ?? 1));
  };
  return (yaw) => SPREAD.reduce((sum, aside) => sum + reach(yaw + aside), 0) / SPREAD.length;
}

/**
 * Which way a visitor looks who comes to a place of a room on a way: on, or turned as little as it takes to look at the
 * room and not at a wall before them; degrees from north to the east.
 */
export function onwardFrom(home: Solid, at: Place, yaw: number): number {
  const depth = depthFrom(home, at);
  const views = TURNS.map((turn) => ({ turn, depth: depth(yaw + turn) }));
  const deepest = views.reduce((best, view) => (view.depth > best.depth ? view : best));
  return yaw + (views.find((view) => view.depth >= ENOUGH) ?? deepest).turn;
}
