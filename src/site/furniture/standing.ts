import type { Box } from './box.ts';
import { depthBetween, depthInSweep } from './depth.ts';
import type { FloorDoorway, HomeFloor } from './home-floor.ts';

// Asked of visitors' pieces, and of what the content's plans stand in a home.

/** How deep something stands in a wall, in a window or out of the home: as deep as in the worst of them. */
export const depthInWalls = ({ walls }: HomeFloor, box: Box): number =>
  walls.reduce((deepest, wall) => Math.max(deepest, depthBetween(box, wall)), 0);

/** How deep something stands in the way of a door: of its leaf, or on the floor before it. */
export const depthInDoorway = ({ steps, swing }: FloorDoorway, box: Box): number =>
  Math.max(depthBetween(box, steps), swing ? depthInSweep(box, swing) : 0);
