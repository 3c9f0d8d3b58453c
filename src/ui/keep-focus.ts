const isGone = (element: HTMLElement) => !element.isConnected || element.hidden || element.matches(':disabled');

/** Gives the focus to what takes none by itself, from now on also from a dialog that is closed. */
function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * Keeps the place of who works by keys: where the control that has the focus goes away, is hidden or disabled, the nearest
 * of what is around it gets the focus, and Tab goes on from there. A browser would begin at the top of the page again.
 * A `ref` of what it shall count in.
 */
export function keepFocus(root: HTMLElement | null): () => void {
  /** What had the focus last, and all that is around it, from the inside out. */
  let path: HTMLElement[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  const note = ({ target }: Event) => {
    path = [];
    for (let one = target as HTMLElement | null; one && one !== root?.parentElement; one = one.parentElement)
      path.push(one);
  };
  const look = new MutationObserver(() => {
    const [last, ...around] = path;
    const { activeElement: now } = document;
    if (!last || !isGone(last) || (now && now !== document.body && now !== last)) return;
    const place = around.find((one) => !isGone(one));
    if (place) focusPlace(place);
  });
  root?.addEventListener('focusin', note, { signal });
  // Who points elsewhere has left that place.
  root?.addEventListener('pointerdown', () => (path = []), { signal, capture: true });
  if (root)
    look.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden', 'disabled'] });
  return () => {
    look.disconnect();
    listening.abort();
  };
}
