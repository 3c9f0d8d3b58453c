/**
 * Lets a picture that comes late sharpen out of its preview. Not those that are there before the scripts: they are
 * being looked at, and React makes them load once more.
 */
export function watchPictures(document: Document): void {
  const there = new WeakSet<EventTarget>([...document.images].filter(({ complete }) => complete));
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || there.has(target)) return;
      there.add(target);
      target.dataset['late'] = '';
    },
    true,
  );
}
