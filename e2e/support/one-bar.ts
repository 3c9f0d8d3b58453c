import type { Browser, Page } from 'playwright/test';
import { expect, type Site } from './site.ts';
import { weakNetwork } from './weak-network.ts';

/** Opens the popup by the phone's bar and sends it. */
export async function reserveOnce(page: Page, name: string): Promise<void> {
  await page.getByRole('complementary', { name: '빠른 상담' }).getByRole('button', { name: '방문예약' }).click();
  const popup = page.getByRole('dialog', { name: '방문예약' });
  await popup.getByLabel('이름').fill(name);
  await popup.getByLabel('연락처').fill('010-1234-5678');
  await popup.getByRole('button', { name: '등록하기' }).click();
}

const PERIOD_MS = 3000;
const WAIT = { timeout: 120_000, message: 'what was called saved arrives' };
/** As many as two processors can play without being the weak part themselves. */
const AT_ONCE = 3;

/** One visitor of a crowded room: comes, reserves as soon as the button is there, waits for an answer. */
async function visit(browser: Browser, site: Site, address: string, name: string): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // Where nothing came, people pull the page down again.
  await expect(async () => page.goto(address, { waitUntil: 'commit', timeout: 15_000 })).toPass({ timeout: 60_000 });
  await expect(async () => {
    const bar = page.getByRole('complementary', { name: '빠른 상담' });
    if ((await bar.count()) === 0) await page.reload({ waitUntil: 'commit', timeout: 15_000 });
    await reserveOnce(page, name);
  }).toPass({ timeout: 90_000 });
  const popup = page.getByRole('dialog', { name: '방문예약' });
  const answer = popup.locator('[data-result-of="reservation"]');
  await expect(answer).toBeVisible({ timeout: 30_000 });
  const words = await answer.innerText();
  // Who was told that it is saved keeps the page open; the rest is the outbox's.
  await expect.poll(async () => (await site.inbox()).map(({ fields }) => fields['name']), WAIT).toContain(name);
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
