import fs from 'node:fs';
import path from 'node:path';
import { builtDist } from '#e2e/support/builds/built-dist.ts';
import { untilOfflineReady } from '#e2e/support/builds/offline.ts';
import { facts } from '#e2e/support/routes.ts';
import { expect, serveSite, test, untilReady, type Page } from '#e2e/support/site.ts';
import { DESK } from '#e2e/support/visitors/leads-desk.ts';

/** Every address in every cache of this device. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => decodeURI(new URL(url).pathname));
  });

test('the desk is there for who knows its address, and asks who that is; nothing keeps it, and nothing of the site is around it', async ({
  page,
}) => {
  const response = await page.goto(DESK);
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  await untilReady(page);
  await expect(page).toHaveTitle(`접수 관리 | ${facts.name}`);
  await expect(page.getByRole('heading', { level: 1, name: '접수 관리' })).toBeAttached();
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow');
  await expect(page.locator('link[rel="canonical"], script[type="application/ld+json"]')).toHaveCount(0);
  await expect(page.locator('header, footer, aside, dialog')).toHaveCount(0);
});

test('another development’s address has no desk', async ({ page }) => {
  const response = await page.goto('/another/desk');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '접수 관리' })).toHaveCount(0);
});

test('no page of the build leads to the desk', { tag: '@phone' }, () => {
  const pages = fs
    .readdirSync(builtDist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'));
  const others = pages.filter((file) => !file.endsWith('desk.html'));
  expect(others.length).toBeGreaterThan(20);
  const leading = others.filter((file) =>
    /(href|action)="[^"]*\/desk["?#/]/.test(fs.readFileSync(path.join(builtDist, file), 'utf8')),
  );
  expect(leading).toEqual([]);
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'nothing of the desk is on the device, not even after it was open there, and without a network it does not open',
    { tag: '@phone' },
    async ({ page, context }) => {
      test.setTimeout(120_000);
      const site = await serveSite();
      await page.goto(`${site.url}/`);
      await untilOfflineReady(page);
      const asked: string[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/assets/')) asked.push(new URL(response.url()).pathname);
      });
      const response = await page.goto(site.url + DESK);
      expect(response?.fromServiceWorker()).toBe(false);
      await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible();

      const kept = await cached(page);
      expect(kept).toContain(`/${facts.slug}/press`);
      expect(kept.filter((address) => address.endsWith('/desk'))).toEqual([]);
      const own = asked.filter((address) => !kept.includes(address));
      expect(own.some((address) => address.includes('leads-desk'))).toBe(true);

      await site.close();
      await expect(page.goto(site.url + DESK)).rejects.toThrow(/ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/);
      // A pass does: it is shown at the door of the model house, where there may be none.
      const tab = await context.newPage();
      const pass = await tab.goto(`${site.url}/${facts.slug}/visit/given-after-the-build`);
      expect(pass?.fromServiceWorker()).toBe(true);
      await expect(tab).toHaveTitle(`방문권 | ${facts.name}`);
      await expect(tab.locator('header')).toBeVisible();
    },
  );
});
