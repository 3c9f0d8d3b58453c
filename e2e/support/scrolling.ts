import type { Page } from './site.ts';

/** A smooth scroll moves at every frame, from the second on; so many without a move are its end. */
const STILL_FRAMES = 12;

/** Waits until nothing of the page has scrolled for some frames; also where nothing was to scroll at all. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        let left = frames;
        const onScroll = () => (left = frames);
        const look = () => {
          left -= 1;
          if (left > 0) return void requestAnimationFrame(look);
          document.removeEventListener('scroll', onScroll, true);
          resolve();
        };
        document.addEventListener('scroll', onScroll, true);
        requestAnimationFrame(look);
      }),
    STILL_FRAMES,
  );

/** Notes from the next load on whether the document is being scrolled, for `untilScrollEnded`. */
export const watchScrolling = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('scroll', () => Reflect.set(window, 'isScrolling', true));
    document.addEventListener('scrollend', () => Reflect.set(window, 'isScrolling', false));
  });

/** Waits until the browser says that scrolling has ended: a wheel's, half a second after its last turn. */
export async function untilScrollEnded(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, 'isScrolling') !== true);
}
