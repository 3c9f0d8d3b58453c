import type { Page } from 'playwright/test';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { untilStill } from '#e2e/support/scrolling.ts';
import { untilReady } from '#e2e/support/site.ts';

/** The screen whose top stands under the header, 1 to 8. */
export const screenAt = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const tops = [...document.querySelectorAll('[data-screen]')].map((screen) =>
      Math.abs(screen.getBoundingClientRect().top - header),
    );
    return tops.indexOf(Math.min(...tops)) + 1;
  });

/** How far the top of a screen is from the header's edge, in pixels. */
export const offsetOf = (page: Page, screen: number) =>
  page.evaluate((at) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const top = document.querySelectorAll('[data-screen]')[at - 1]?.getBoundingClientRect().top ?? Infinity;
    return Math.abs(top - header);
  }, screen);

/** Opens the home page and waits for the code that pages, which comes after the page answers. */
export async function openHome(page: Page, address = '/') {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    let ahead = 0;
    performance.now = () => now() + ahead;
    const wheels: number[] = [];
    Object.assign(window, { goAhead: (ms: number) => (ahead += ms), wheels });
    window.addEventListener('wheel', ({ timeStamp }) => wheels.push(timeStamp), { capture: true, passive: true });
  });
  await page.goto(address);
  await untilReady(page);
  await untilCodeRuns(page);
}

/** Lets the page's clock go on: a step's lock is over, in no time. */
export const endLock = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'goAhead') as (ms: number) => void)(500));

/** When the browser told of the wheel, for a test that finds more steps than turns. */
export const wheelsOf = async (page: Page) =>
  `wheel at ${JSON.stringify(await page.evaluate(() => Reflect.get(window, 'wheels') as unknown))} ms`;

/** Turns the wheel, and waits for what comes of it, if anything does. */
export async function turn(page: Page, deltaY: number): Promise<void> {
  await page.mouse.wheel(0, deltaY);
  await untilStill(page);
  await endLock(page);
}
