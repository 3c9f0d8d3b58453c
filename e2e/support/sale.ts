import type { Locator } from 'playwright/test';
import { isPhone, untilReady, type Page } from '#e2e/support/site.ts';

/** A moment in Seoul, as a device shows it to a page. */
export const inSeoul = (day: string, time = '10:00:00') => new Date(`${day}T${time}+09:00`);

/** Opens a page on a day, with a clock that goes on. */
export async function openOn(page: Page, address: string, moment: Date): Promise<void> {
  await page.clock.install({ time: moment });
  await page.goto(address);
  await untilReady(page);
}

/** Where the frame says the state of the sale: in the strip, and on phones at the bar's buttons. */
export const stateIn = (page: Page): Locator =>
  page.getByRole('complementary', { name: isPhone(page) ? '빠른 상담' : '알림과 글자 크기' });
