import { turned, type Direction } from '#site/tour/direction.ts';

/** Where a visitor looks, and how much is seen at once: `width` degrees from the left edge to the right one. */
export interface Look extends Direction {
  width: number;
}

/** Of the window that is looked through, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** How far up and down: straight up and down everything would spin. */
const STEEPEST = 85;
const [CLOSEST, WIDEST] = [35, 105];
/** At the start, in degrees: the bounds of the width. */
const [START_LEAST, START_MOST] = [66, 100];

const RADIANS = Math.PI / 180;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The nearest look that can be looked. The yaw goes on counting, so that a turn over the north is a short one. */
export const within = ({ yaw, pitch, width }: Look): Look => ({
  yaw,
  pitch: clamp(pitch, -STEEPEST, STEEPEST),
  width: clamp(width, CLOSEST, WIDEST),
});

/** How much is seen at the start through a window of this shape. @param field degrees of height */
export function startWidth({ width, height }: Size, field: number): number {
  const half = Math.atan((Math.tan((field / 2) * RADIANS) * width) / Math.max(1, height)) / RADIANS;
  return clamp(2 * half, START_LEAST, START_MOST);
}

/** The same direction as `yaw`, as few degrees as possible from another. */
export const nearest = (yaw: number, to: number): number => to + turned(yaw - to);

/** Of these directions the one that takes the least turn to the left, and that to the right. */
export function nearestAside<Aside extends Pick<Direction, 'yaw'>>(
  { yaw }: Pick<Look, 'yaw'>,
  directions: readonly Aside[],
): { left: Aside | null; right: Aside | null } {
  const turnTo = (aside: Aside) => turned(aside.yaw - yaw);
  const nearer = (best: Aside | null, each: Aside) =>
    best && Math.abs(turnTo(best)) <= Math.abs(turnTo(each)) ? best : each;
  return {
    left: directions.filter((aside) => turnTo(aside) < 0).reduce(nearer, null),
    right: directions.filter((aside) => turnTo(aside) >= 0).reduce(nearer, null),
  };
}

/** A share of the way from one look to another. */
const between = (from: Look, to: Look, share: number): Look => ({
  yaw: from.yaw + (to.yaw - from.yaw) * share,
  pitch: from.pitch + (to.pitch - from.pitch) * share,
  width: from.width + (to.width - from.width) * share,
});

/** What is left to turn, in degrees. */
const rest = (a: Look, b: Look) =>
  Math.max(Math.abs(a.yaw - b.yaw), Math.abs(a.pitch - b.pitch), Math.abs(a.width - b.width));

/** So near, in degrees, a look is there. */
const THERE = 0.02;

/**
 * A look on its way to another: quick at first, then slower and slower. Where it is quick it goes as fast as `slowness`
 * milliseconds for the whole way would be, so a glide that aims so far ahead begins with the speed of the finger.
 */
export function eased(look: Look, goal: Look, { ms, slowness }: { ms: number; slowness: number }): Look {
  const next = between(look, goal, 1 - Math.exp(-ms / slowness));
  return rest(next, goal) < THERE ? goal : next;
}
