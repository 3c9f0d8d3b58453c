import type { Side } from '#site/schema/plans.ts';

/** How far a piece is turned when its back is to a side, in degrees. */
export const BACKS: Record<Side, number> = { north: 0, west: 90, south: 180, east: 270 };
