import type { Point } from './thing.ts';

/** The layout's picture is four wide and three high; in units of its drawing. */
export const PICTURE = { width: 1000, height: 750 } as const;

const ACROSS = PICTURE.width / 100;
const DOWN = PICTURE.height / 100;

/** A place of the picture, which is written in percent of its width and height. */
export const onSheet = (right: number, down: number): Point => ({ x: right * ACROSS, y: down * DOWN });

/** A way on the drawing, in percent. */
export const inPercent = ({ x, y }: Point) => ({ right: x / ACROSS, down: y / DOWN });

const RADIANS = Math.PI / 180;

/** A way turned clockwise. */
export function turned({ x, y }: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The degrees of a way, clockwise from straight up. */
export const bearing = ({ x, y }: Point): number => Math.atan2(x, -y) / RADIANS;

/** So far from what is turned lies its handle: one unit beside it is one degree. */
const ARM = 1 / RADIANS;

/** The way from something to the handle that turns it. */
export const armOf = (degrees: number): Point => turned({ x: 0, y: -ARM }, degrees);
