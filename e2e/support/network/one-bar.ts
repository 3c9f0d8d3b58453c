import type { Browser, BrowserContext, Page } from 'playwright/test';
import { expect, test as base, type Site } from '#e2e/support/site.ts';
import { LONGEST_BACKOFF_MS } from '#outbox/policy.ts';
import { weakNetwork, type WeakNetwork } from '#e2e/support/network/weak-network.ts';

/** A phone whose pages have nothing but their network: no worker helps them. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, serviceWorkers: 'block' } as const;

/** A test with a network that can be cut, and a phone behind it. */
export const test = base.extend<{ network: WeakNetwork; phone: BrowserContext }>({
  network: async ({ site }, use) => {
    const network = await weakNetwork({ port: site.port });
    await use(network);
    await network.close();
  },
  phone: async ({ browser }, use) => {
    const phone = await browser.newContext(PHONE);
    await use(phone);
    await phone.close();
  },
});

export const popupOf = (page: Page) => page.getByRole('dialog', { name: '방문예약' });

/** Opens the popup by the phone's bar. */
export const openPopup = (page: Page): Promise<void> =>
  page.getByRole('complementary', { name: '빠른 상담' }).getByRole('button', { name: '방문예약' }).click();

/** Opens the popup, where it is not open, and sends it. */
export async function reserveOnce(page: Page, name: string): Promise<void> {
  if (!(await popupOf(page).isVisible())) await openPopup(page);
  const popup = popupOf(page);
  await popup.getByLabel('이름').fill(name);
  await popup.getByLabel('연락처').fill('010-1234-5678');
  await popup.getByRole('button', { name: '등록하기' }).click();
}

const PERIOD_MS = 3000;
/** For how long a lead is tried before it counts as lost, and how long one try may take. */
const WAIT = { timeout: 120_000 };
const TRY_MS = 7000;
/** After how long somebody taps again: a document that was cut off is loaded anew, and with it goes what was tapped. */
const PATIENCE_MS = 10_000;
/** What a form says of a lead that has no answer yet it says after 1.5 s; the rest is for a busy machine. */
const TOLD_WITHIN_MS = 10_000;
/** As many as two processors can play without being the weak part themselves. */
const AT_ONCE = 3;

/** One visitor of a crowded room: comes, reserves as soon as the button is there, waits for an answer. */
async function visit(browser: Browser, site: Site, address: string, name: string): Promise<string> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.clock.install();
  page.setDefaultTimeout(PATIENCE_MS);
  // Where nothing came, people pull the page down again.
  await expect(async () => page.goto(address, { waitUntil: 'commit', timeout: 15_000 })).toPass({ timeout: 60_000 });
  await expect(async () => {
    const bar = page.getByRole('complementary', { name: '빠른 상담' });
    if ((await bar.count()) === 0) await page.reload({ waitUntil: 'commit', timeout: 15_000 });
    await reserveOnce(page, name);
  }).toPass({ timeout: 90_000 });
  // Something with its receipt number: that it is kept and being sent, that it failed and is kept, or thanks.
  const told = popupOf(page).getByText('접수번호').filter({ visible: true }).first();
  await told.waitFor({ timeout: TOLD_WITHIN_MS }).catch(() => {});
  const words = (await told.isVisible()) ? await popupOf(page).innerText() : '';
  // Who was told that it is saved keeps the page open; the rest is the outbox's. Every second try falls into a gap of
  // the network, and the waits between them double: their time goes by in one go.
  await expect(async () => {
    await page.clock.fastForward(LONGEST_BACKOFF_MS);
    const names = async () => (await site.inbox()).map(({ fields }) => fields['name']);
    await expect.poll(names, { timeout: TRY_MS, message: `the page said: ${words}` }).toContain(name);
  }).toPass(WAIT);
  await context.close();
  return words;
}

/**
 * So many visitors reserve, each with a new browser, at 400 kbps and 400 ms, three seconds with a network and three
 * without.
 * @returns what each was told
 */
export async function visitorsReserve(browser: Browser, site: Site, visitors: number): Promise<string[]> {
  const told: string[] = [];
  let next = 0;
  const comeOneAfterAnother = async () => {
    while (next < visitors) {
      const visitor = next++;
      const network = await weakNetwork({ port: site.port, kbps: 400, latencyMs: 400 });
      let isUp = true;
      const turns = setInterval(() => network.carry((isUp = !isUp)), PERIOD_MS);
      told.push(await visit(browser, site, `${network.url}/Brand/intro`, `방문객 ${visitor}`));
      clearInterval(turns);
      await network.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, comeOneAfterAnother));
  return told;
}
