import type { Locator } from 'playwright/test';
import { expect } from '#e2e/support/site.ts';

/** Names the controls of the page that an element lies over, if only in part. */
const coveredBy = (floating: Locator) =>
  floating.evaluate((element) => {
    // Where no place is free it is not shown.
    if (getComputedStyle(element).visibility === 'hidden') return [];
    const own = element.getBoundingClientRect();
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    return [...modal.querySelectorAll('a[href], button, input, select, textarea, label, summary, iframe, video')]
      .filter((control) => !element.contains(control) && !control.closest('[inert]'))
      .filter((control) => getComputedStyle(control).visibility === 'visible')
      .filter((control) => {
        const { top, bottom, left, right, width, height } = control.getBoundingClientRect();
        const isThere = width > 0 && height > 0;
        return isThere && top < own.bottom && bottom > own.top && left < own.right && right > own.left;
      })
      .map((control) => control.textContent?.trim() || control.getAttribute('aria-label') || control.tagName);
  });

/** Fails where what floats covers a control once the page stands still. */
export async function expectNothingCovered(floating: Locator, where: string): Promise<void> {
  await expect.poll(() => coveredBy(floating), where).toEqual([]);
}
