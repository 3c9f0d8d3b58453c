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
  return () => watching.abort();
}
