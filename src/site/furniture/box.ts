import type { Rect } from '#site/plan/rect.ts';

export interface Point {
  x: number;
  y: number;
}

/** A rectangle at any angle, in the form that tests of overlap ask for. */
export interface Box extends Point {
  /** The unit vector along its width; the one along its depth is this turned by a quarter. */
  cos: number;
  sin: number;
  halfWidth: number;
  halfDepth: number;
  /** Anticlockwise, beginning where width and depth both grow. */
  corners: readonly Point[];
  /** The smallest rectangle along the plan's axes that holds it. */
  bounds: Rect;
}

/** Cosine and sine of whole degrees; exact at right angles, so that what stands along a wall is not a hair in it. */
function turnOf(angle: number): readonly [cos: number, sin: number] {
  switch (((angle % 360) + 360) % 360) {
    case 0:
      return [1, 0];
    case 90:
      return [0, 1];
    case 180:
      return [-1, 0];
    case 270:
      return [0, -1];
    default: {
      const radians = (angle * Math.PI) / 180;
      return [Math.cos(radians), Math.sin(radians)];
    }
  }
}

/** A piece, or anything of its shape. */
export function boxOf(piece: { x: number; y: number; angle: number; width: number; depth: number }): Box {
  const { x, y, angle } = piece;
  const [cos, sin] = turnOf(angle);
  const [halfWidth, halfDepth] = [piece.width / 2, piece.depth / 2];
  const reachX = Math.abs(cos) * halfWidth + Math.abs(sin) * halfDepth;
  const reachY = Math.abs(sin) * halfWidth + Math.abs(cos) * halfDepth;
  const corner = (across: number, away: number): Point => ({
    x: x + across * cos - away * sin,
    y: y + across * sin + away * cos,
  });
  return {
    x,
    y,
    cos,
    sin,
    halfWidth,
    halfDepth,
    corners: [
      corner(halfWidth, halfDepth),
      corner(-halfWidth, halfDepth),
      corner(-halfWidth, -halfDepth),
      corner(halfWidth, -halfDepth),
    ],
    bounds: { x0: x - reachX, x1: x + reachX, y0: y - reachY, y1: y + reachY },
  };
}

/** A rectangle of the plan, such as a wall or a fixture. */
export const boxOfRect = ({ x0, y0, x1, y1 }: Rect): Box =>
  boxOf({ x: (x0 + x1) / 2, y: (y0 + y1) / 2, angle: 0, width: x1 - x0, depth: y1 - y0 });

/** Whether its sides run along the plan's axes. */
export const isStraight = ({ cos, sin }: Box): boolean => cos === 0 || sin === 0;
