/** Horizontal distance in pixels from which a touch counts as a swipe (S-25). */
export const SWIPE_THRESHOLD = 50;

/** An index beyond either end comes in at the other. */
export const wrapIndex = (index: number, count: number): number => ((index % count) + count) % count;

/** What a finger's way means: 1 the next slide, -1 the previous one, 0 none. */
export function swipeStep(fromX: number, toX: number): -1 | 0 | 1 {
  const distance = toX - fromX;
  if (Math.abs(distance) < SWIPE_THRESHOLD) return 0;
  return distance < 0 ? 1 : -1;
}
