import type { Locator, Page, Route } from 'playwright/test';
import { hold } from '#e2e/support/network/hold.ts';
import { expect, isPhone, test as base, untilReady } from '#e2e/support/site.ts';

/** The reservation popup, as a visitor uses it. */
export class Reservation {
  readonly popup: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.popup = page.getByRole('dialog', { name: '방문예약' });
  }

  field(label: '이름' | '연락처'): Locator {
    return this.popup.getByLabel(label);
  }

  async open(): Promise<void> {
    const bar = isPhone(this.page)
      ? this.page.getByRole('complementary', { name: '빠른 상담' })
      : this.page.getByRole('contentinfo');
    await bar.getByRole('button', { name: '방문예약' }).click();
    await expect(this.popup).toBeVisible();
  }

  async close(): Promise<void> {
    await this.popup.getByRole('button', { name: '닫기' }).click();
    await expect(this.popup).toBeHidden();
  }

  async fill(name: string, phone: string): Promise<void> {
    await this.field('이름').fill(name);
    await this.field('연락처').fill(phone);
  }

  async send(): Promise<void> {
    await this.popup.getByRole('button', { name: '등록하기' }).click();
  }

  /** How the form service answers from now on. */
  async answer(handler: (route: Route) => Promise<void>): Promise<void> {
    await this.page.route('**/local/forms/reservation', handler);
  }

  /** Keeps the form service from answering until the test lets it. */
  hold(): Promise<() => void> {
    return hold(this.page, '**/local/forms/reservation');
  }
}

/** A test that begins with the reservation popup open on the home page. */
export const test = base.extend<{ reservation: Reservation }>({
  reservation: async ({ page }, use) => {
    await page.goto('/');
    await untilReady(page);
    const reservation = new Reservation(page);
    await reservation.open();
    await use(reservation);
  },
});
