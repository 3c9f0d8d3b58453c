import { whenReachable } from './when-reachable.ts';

/** Pictures that do not come are asked for again, by a piece that nobody else needs. */
const mend = () => void whenReachable(() => import('./mend-pictures.ts')).then((late) => late.mendPictures(document));

/**
 * Lets a picture that comes late sharpen out of its preview. Not those that are there before the page is taken over:
 * they are being looked at, and React makes them load once more.
 * @returns ends it
 */
export function watchPictures(document: Document): () => void {
  const watching = new AbortController();
  const there = new WeakSet<EventTarget>([...document.images].filter(({ complete }) => complete));
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || there.has(target)) return;
      there.add(target);
      target.dataset['late'] = '';
    },
    { capture: true, signal: watching.signal },
  );
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mend(), {
    capture: true,
    signal: watching.signal,
  });
  // Those that failed before anybody listened.
  if ([...document.images].some(({ complete, naturalWidth }) => complete && !naturalWidth)) mend();
  return () => watching.abort();
}
