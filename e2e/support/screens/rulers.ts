import type { Page } from 'playwright/test';

/** How far the page can be scrolled sideways, in pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What sticks out of the window sideways, in pixels, and what of it is to blame. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isClipped = (element: Element) => {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { right, left, width: own } = element.getBoundingClientRect();
        return own > 1 && left < width && right > width + 1 && !isClipped(element);
      })
      .map((element) => `${element.tagName}.${element.getAttribute('class')} ${element.textContent?.slice(0, 30)}`);
  });

/** Parts that can be scrolled sideways by themselves, as a dialog that is too narrow; a wide table's region is meant to. */
export const scrolledParts = (page: Page, within: string) =>
  page.evaluate((part) => {
    const parts = [...document.querySelectorAll<HTMLElement>(`:is(${part}), :is(${part}) *`)];
    return parts
      .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => !element.matches('[role="region"][tabindex="0"]'))
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .map(
        (element) => `${element.tagName}.${element.getAttribute('class')} ${element.scrollWidth - element.clientWidth}`,
      );
  }, within);

/** Words that their own box cuts off. */
export const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, summary, dd, dt, label, th, td')]
      .filter((element) => element.checkVisibility() && !element.closest('[inert], [aria-hidden="true"]'))
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        if (clipPath !== 'none') return false;
        const isWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const isHigh = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
        return isWide || isHigh;
      })
      .map((element) => `${element.className} ${element.textContent?.slice(0, 30)}`),
  );
