import { wantsStillness } from '#browser/media.ts';
import { watchFocus } from './focus-given-back.ts';
import { keyStep, nextStep, STEP_LOCK_MS, stepAt } from './wheel-steps.ts';
import { watchTurns } from './wheel-turns.ts';

const FIELDS = 'input, textarea, select, button';

const headerHeight = () => document.querySelector('header')?.offsetHeight ?? 0;

/** Whether a screen's content is no higher than the room under the header; otherwise paging would hide a part of it. Zoomed pages have broken pixels. */
const fits = (screens: readonly HTMLElement[]) =>
  screens.every((screen) => screen.scrollHeight <= window.innerHeight - headerHeight() + 2);

function positions(screens: readonly HTMLElement[]) {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  const tops = screens.map((screen, index) =>
    index === 0 ? 0 : Math.min(end, screen.getBoundingClientRect().top + window.scrollY - headerHeight()),
  );
  return { tops, end };
}

/**
 * Shows one full screen a wheel turn, on windows that every screen fits; elsewhere the page scrolls as usual.
 * @returns what ends it
 */
export function pageByWheel(container: HTMLElement): () => void {
  let lockedUntil = 0;
  /** The step whose screen fills the window; null: between two. */
  let aligned: number | null = null;
  const isTurn = watchTurns();
  const focus = watchFocus();
  const screens = () => [...container.querySelectorAll<HTMLElement>(':scope > [data-screen]')];
  const isIdle = () =>
    (document.activeElement?.matches(FIELDS) && !focus.isGivenBack()) ||
    document.querySelector('dialog[open]') !== null ||
    !fits(screens());
  const goTo = (choose: (step: number) => number) => {
    const { tops, end } = positions(screens());
    const step = choose(stepAt(window.scrollY, tops, end));
    window.scrollTo({ top: tops[step - 1] ?? end, behavior: wantsStillness() ? 'instant' : 'smooth' });
    lockedUntil = performance.now() + STEP_LOCK_MS;
  };
  const onWheel = (event: WheelEvent) => {
    // Pinch zoom arrives as a wheel with Ctrl.
    if (event.ctrlKey || isIdle()) return;
    // A swipe to the side is never quite level: it belongs to what lies there, or goes back a page.
    if (Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return;
    event.preventDefault();
    const turned = isTurn(event.deltaY, event.timeStamp);
    if (!turned || performance.now() < lockedUntil) return;
    goTo((step) => nextStep(step, event.deltaY > 0 ? 'down' : 'up'));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isIdle()) return;
    // Space on a link or summary is theirs.
    if (event.key === ' ' && document.activeElement?.matches('a, summary')) return;
    if (keyStep(event.key, event.shiftKey, 1) === null) return;
    event.preventDefault();
    if (performance.now() < lockedUntil) return;
    goTo((step) => keyStep(event.key, event.shiftKey, step) ?? step);
  };
  const onScroll = () => {
    const { tops, end } = positions(screens());
    const step = stepAt(window.scrollY, tops, end);
    aligned = Math.abs((tops[step - 1] ?? end) - window.scrollY) <= 2 ? step : null;
  };
  // Comes before the scroll event that the same change causes.
  const onResize = () => {
    if (aligned === null || !fits(screens())) return;
    const { tops, end } = positions(screens());
    window.scrollTo({ top: tops[aligned - 1] ?? end, behavior: 'instant' });
  };
  onScroll();
  window.addEventListener('wheel', onWheel, { passive: false });
  window.addEventListener('keydown', onKey);
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('resize', onResize);
  return () => {
    focus.stop();
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('resize', onResize);
    window.removeEventListener('wheel', onWheel);
    window.removeEventListener('keydown', onKey);
  };
}
