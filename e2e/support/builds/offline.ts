import fs from 'node:fs';
import path from 'node:path';
import type { Connect } from 'vite';
import type { OfflineFiles } from '#protocol/worker/offline-files.ts';
import type { Content } from '#site/content-schema.ts';
import { builtDist } from '#e2e/support/builds/built-dist.ts';
import { expect, serveSite, test as base, type Page } from '#e2e/support/site.ts';

/** What the build tells its worker. */
export const readOfflineFiles = (dist = builtDist): OfflineFiles =>
  JSON.parse(fs.readFileSync(path.join(dist, 'offline-files.json'), 'utf8')) as OfflineFiles;

/** What becomes of a request: `cut` breaks off in the middle, `portal` answers as a captive portal does. */
type Fault = 'hang' | 'cut' | 'portal';

/** A site that logs what is asked of it and spoils what it is told to. */
export async function serveFaultySite(options: Parameters<typeof serveSite>[0] = {}) {
  const asked: string[] = [];
  const faults = new Map<string, Fault>();
  const watch: Connect.NextHandleFunction = (request, response, next) => {
    const url = (request.url ?? '/').split('?')[0] ?? '/';
    asked.push(url);
    switch (faults.get(url)) {
      case 'hang':
        return;
      case 'cut':
        response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': '5000' });
        response.write('export const half = ');
        setTimeout(() => response.destroy(), 50);
        return;
      case 'portal':
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html><title>Wi-Fi</title></html>');
        return;
      case undefined:
        next();
    }
  };
  const site = await serveSite({ ...options, watch });
  return { ...site, asked, faults };
}

/** Waits until this page says that all of it can be had offline. By the clock: a tab behind another has no frames. */
export async function untilOfflineReady(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__offlineReady === true, undefined, { timeout: 45_000, polling: 200 });
  await expect(page.getByText('인터넷이 끊겨도 이 홈페이지를 보실 수 있습니다')).toBeAttached();
}

/** A site that was visited once until its pack was complete, and whose server is gone since. */
export const testOffline = base.extend<{ gone: { url: string; content: Content } }>({
  baseURL: async ({}, use) => use(undefined),
  gone: async ({ page }, use) => {
    const site = await serveSite();
    await page.goto(`${site.url}/`);
    expect(await page.evaluate(() => window.__offlineReady ?? false), 'not ready from the start').toBe(false);
    await untilOfflineReady(page);
    await site.close();
    await use({ url: site.url, content: site.content });
  },
});

/** Makes every picture of the page load, also those that nobody has scrolled to, and names those that do not. */
export const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    const states = await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().then(
          () => null,
          () => image.currentSrc || image.src,
        );
      }),
    );
    return states.filter((state) => state !== null);
  });
