import type { Locator } from 'playwright/test';
import { expect, serveSite, test as base, untilReady, type Page } from '#e2e/support/site.ts';
import { weakNetwork, type WeakNetwork } from '#e2e/support/network/weak-network.ts';

export { expect, type Page };

type Served = Awaited<ReturnType<typeof serveSite>>;

/** A test whose site stands behind a network that can be cut under the browser, and mended. */
export const test = base.extend<{ served: Served; network: WeakNetwork }>({
  served: async ({}, use) => {
    const served = await serveSite();
    await use(served);
    await served.close();
  },
  network: async ({ served }, use) => {
    const network = await weakNetwork({ port: served.port });
    await use(network);
    await network.close();
  },
  site: async ({ served, network }, use) => use({ ...served, url: network.url }),
});

/** Opens a page of the site and waits until it answers by itself. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilReady(page);
}

/** The popup behind 방문예약, as a visitor finds it. */
export const reservation = (page: Page) => page.getByRole('dialog', { name: '방문예약' });

/** Opens it from the foot of a page. */
export async function openReservation(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: '방문예약' }).click();
  await expect(reservation(page)).toBeVisible();
}

/** What a keyboard types by its keys, and what an editor is given by an input method, run by run. */
const runsOf = (text: string): string[] => text.match(/[\u0020-\u007e\n]+|[^\u0020-\u007e\n]+/gu) ?? [];

/**
 * Types as a visitor does. Playwright gives Firefox whole values, and Hangul, by a script that sets the field's value,
 * which React cannot tell from its own writing; so Hangul goes in through the browser's editor.
 */
export async function type(field: Locator, text: string): Promise<void> {
  await field.click();
  await expect(field).toBeFocused();
  await field.press('ControlOrMeta+A');
  for (const run of runsOf(text))
    if (/^[ -~\n]/.test(run)) await field.pressSequentially(run);
    else await field.evaluate((_, hangul) => document.execCommand('insertText', false, hangul), run);
  await expect(field).toHaveValue(text);
}

/** Fills the fields that every form demands, and sends it. */
export async function send(form: Locator, name: string, phone = '010-1234-5678'): Promise<void> {
  await type(form.getByLabel('이름'), name);
  await type(form.getByLabel('연락처'), phone);
  await form.getByRole('button', { name: '등록하기' }).click();
}
