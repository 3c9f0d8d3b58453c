import { BELOW_FOLD, LAID_OUT } from '#protocol/page/page-marks.ts';
import { MOBILE_QUERY } from '#browser/breakpoint.ts';

const page = document.documentElement;

const IDLE_WITHIN_MS = 3000;
/** Where the browser does not say when it is idle. */
const PAUSE_MS = 200;
/** Each font that comes lays out anew all that is laid out: the rest waits for those that were asked for, but not long. */
const FONTS_WITHIN_MS = 3000;

/** Runs the task once, in an idle moment, or after a while where none is told. */
export function whenIdle(task: () => void): void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    task();
  };
  try {
    requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
    setTimeout(run, 2 * IDLE_WITHIN_MS);
  } catch {
    setTimeout(run, PAUSE_MS);
  }
}

/** Who comes back to a place in the page, or goes to one, needs its whole height at once. */
export const layOutAll = (): void => page.setAttribute(LAID_OUT, '');

/**
 * What stands below the first screen is laid out in idle moments, part by part (base.css): on a phone, laying out a
 * long page at once blocks it for a third of a second. An animation shows the parts, because a style would be an
 * attribute that React has not written.
 */
export function layOutRest(): void {
  if (page.hasAttribute(LAID_OUT)) return;
  const rest = [...document.querySelectorAll(`[${BELOW_FOLD}]`)];
  const shown: Animation[] = [];
  function next(): void {
    const part = rest.shift();
    try {
      if (part) {
        shown.push(part.animate({ contentVisibility: ['visible', 'visible'] }, { duration: 1, fill: 'forwards' }));
        whenIdle(next);
        return;
      }
    } catch {
      // All at once, where nothing can be animated.
    }
    layOutAll();
    for (const animation of shown) animation.cancel();
  }
  const start = () => whenIdle(next);
  const late = setTimeout(start, FONTS_WITHIN_MS);
  void document.fonts.ready.then(() => {
    clearTimeout(late);
    start();
  });
}

/** Wide screens show more at once, and a page that is reloaded or gone back to keeps its place. */
export function layOutAtOnceWhereNeeded(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isWide = !matchMedia(MOBILE_QUERY).matches;
  if (isWide || location.hash || (visit && visit.type !== 'navigate')) layOutAll();
}
