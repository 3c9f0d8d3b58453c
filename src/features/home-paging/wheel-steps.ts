/** Steps of the home page: eight screens, and 8.5, the footer's half screen. */
export const FIRST_STEP = 1;
export const LAST_SCREEN = 8;
export const FOOTER_STEP = 8.5;
/** How long further wheel turns are ignored after a step. */
export const STEP_LOCK_MS = 500;

export type Direction = 'up' | 'down';

/** The step after a turn. Up from the footer lands on the last screen, so that screens always align. */
export function nextStep(step: number, direction: Direction): number {
  if (direction === 'down') return Math.min(FOOTER_STEP, step + 1);
  return step > LAST_SCREEN ? LAST_SCREEN : Math.max(FIRST_STEP, step - 1);
}

/**
 * The step that the page stands on.
 * @param scrolled pixels from the top
 * @param tops scroll positions of steps 1 to 8, ascending
 * @param end scroll position of the footer
 */
export function stepAt(scrolled: number, tops: readonly number[], end: number): number {
  const lastTop = tops.at(-1) ?? 0;
  if (scrolled > (lastTop + end) / 2) return FOOTER_STEP;
  const distances = tops.map((top) => Math.abs(top - scrolled));
  return FIRST_STEP + distances.indexOf(Math.min(...distances));
}

/** Keys that page like the wheel; Home and End go to the ends. */
export function keyStep(key: string, shift: boolean, step: number): number | null {
  switch (key) {
    case 'PageDown':
    case 'ArrowDown':
      return nextStep(step, 'down');
    case 'PageUp':
    case 'ArrowUp':
      return nextStep(step, 'up');
    case ' ':
      return nextStep(step, shift ? 'up' : 'down');
    case 'Home':
      return FIRST_STEP;
    case 'End':
      return FOOTER_STEP;
    default:
      return null;
  }
}
