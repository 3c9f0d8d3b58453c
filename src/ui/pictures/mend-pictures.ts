import { attempt } from '#browser/attempt.ts';

const FIRST_MS = 3000;
const LONGEST_MS = 60_000;

/** A picture that was asked for and did not come. One that waits to be scrolled to is not complete. */
const isBroken = ({ complete, naturalWidth, src }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && src !== '';

/** Writing the address again makes a browser choose a file and ask for it anew. */
function askAgain(picture: HTMLImageElement): void {
  const { src } = picture;
  picture.src = src;
}

/**
 * Asks again for pictures that did not come: all when the network is back; those that are in sight also every now and
 * then, and when they are scrolled to.
 * @returns told of one that failed
 */
function watchBroken(document: Document): (picture: HTMLImageElement) => void {
  const broken = new Set<HTMLImageElement>();
  const inSight = new Set<HTMLImageElement>();
  let pause = FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onSight: IntersectionObserverCallback = (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLImageElement)) continue;
      if (!isIntersecting) inSight.delete(target);
      else if (!inSight.has(target)) {
        inSight.add(target);
        askAgain(target);
      }
    }
  };
  const observer = attempt(() => new IntersectionObserver(onSight));
  const forget = (picture: HTMLImageElement) => {
    observer?.unobserve(picture);
    inSight.delete(picture);
    broken.delete(picture);
  };
  const tick = () => {
    timer = undefined;
    for (const picture of broken) if (!picture.isConnected) forget(picture);
    if (document.visibilityState === 'visible') for (const picture of inSight) askAgain(picture);
    plan();
  };
  const plan = () => {
    if (timer !== undefined || broken.size === 0) return;
    timer = setTimeout(tick, pause);
    pause = Math.min(LONGEST_MS, pause * 2);
  };
  window.addEventListener('online', () => {
    pause = FIRST_MS;
    broken.forEach(askAgain);
  });
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement && broken.has(target)) forget(target);
      if (broken.size === 0) pause = FIRST_MS;
    },
    { capture: true },
  );
  return (picture) => {
    if (!broken.has(picture)) {
      broken.add(picture);
      // Where nothing tells what is in sight, all are.
      if (observer) observer.observe(picture);
      else inSight.add(picture);
    }
    plan();
  };
}

let isMending = false;

/** Sees to it that pictures which do not come are asked for again; those, too, that failed before anybody listened. */
export function mendPictures(document: Document): void {
  if (isMending) return;
  isMending = true;
  const note = watchBroken(document);
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && note(target), {
    capture: true,
  });
  for (const picture of document.images) if (isBroken(picture)) note(picture);
}
