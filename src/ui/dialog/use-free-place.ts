import { useEffect, type RefObject } from 'react';
import { liftOver } from './free-place.ts';

/** A field's label too: covered, it leaves a field that nobody knows what to write into. */
const CONTROLS = 'a[href], button, input, select, textarea, label, summary, iframe, video, canvas';
/** Scrolling is over when nothing has moved for so long. */
const STILL_MS = 150;
/** Pages also change by themselves: pictures come, answers arrive. */
const AGAIN_MS = 1000;

/** The rectangles of all that could be tapped instead of `element`. */
function obstaclesOf(element: HTMLElement): DOMRect[] {
  // Under a modal dialog nothing can be tapped; what floats above it must not cover its controls.
  const modal = element.hasAttribute('popover') ? [...document.querySelectorAll('dialog[open]')].at(-1) : null;
  return [...(modal ?? document).querySelectorAll(CONTROLS), ...document.querySelectorAll('[popover], [data-floating]')]
    .filter((control) => !element.contains(control) && !control.closest('[inert]'))
    .filter((control) => getComputedStyle(control).visibility === 'visible')
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

function place(element: HTMLElement, highest: number): void {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const lifted = Number.parseFloat(element.style.getPropertyValue('--lift')) || 0;
  const lift = liftOver({ top: top + lifted, bottom: bottom + lifted, left, right }, obstaclesOf(element));
  const isPlaced = lift !== null && lift <= highest;
  element.style.setProperty('--lift', `${isPlaced ? lift : 0}px`);
  element.style.visibility = isPlaced ? '' : 'hidden';
}

/**
 * Keeps a floating element off every control: its CSS adds `--lift` to its distance from the window's lower edge.
 * Where no place is free it is not shown, until one is.
 * @param highest how far up it may go, in CSS pixels
 */
export function useFreePlace(floating: RefObject<HTMLElement | null>, highest = Infinity): void {
  // At every render: what it says may have changed its size.
  useEffect(() => {
    if (floating.current) place(floating.current, highest);
  });
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    let still: ReturnType<typeof setTimeout>;
    const replace = () => {
      if (floating.current && !document.hidden) place(floating.current, highest);
    };
    const later = () => {
      clearTimeout(still);
      still = setTimeout(replace, STILL_MS);
    };
    for (const event of ['scroll', 'resize', 'click', 'keyup']) window.addEventListener(event, later, options);
    const again = setInterval(replace, AGAIN_MS);
    return () => {
      listening.abort();
      clearTimeout(still);
      clearInterval(again);
    };
  }, [floating, highest]);
}
