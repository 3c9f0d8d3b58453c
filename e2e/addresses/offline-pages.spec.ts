import { prerenderTargets } from '#site/pages/routes.ts';
import { brokenPictures, readOfflineFiles, testOffline as test } from '#e2e/support/builds/offline.ts';
import { expect, untilReady } from '#e2e/support/site.ts';

test.use({ serviceWorkers: 'allow' });

test('every route opens by its address in a new tab with the server gone, hydrated and with its pictures', async ({
  gone: { url, content },
  context,
}) => {
  test.setTimeout(180_000);
  const problems: string[] = [];
  const targets = prerenderTargets(content.navigation, content.facts).filter(({ indexed }) => indexed);
  expect(targets.length).toBeGreaterThan(20);
  for (const { path: address } of targets) {
    const tab = await context.newPage();
    tab.on('pageerror', (error) => problems.push(`${address}: ${error.message}`));
    tab.on('console', (message) => {
      // Press pages ask for articles; the browser itself logs that the network is gone.
      if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
        problems.push(`${address}: ${message.text()}`);
    });
    const response = await tab.goto(url + encodeURI(address));
    expect(response?.status(), address).toBe(200);
    expect(response?.fromServiceWorker(), address).toBe(true);
    await untilReady(tab);
    expect(await brokenPictures(tab), address).toEqual([]);
    await tab.close();
  }
  expect(problems).toEqual([]);
});

test('every picture is there, whatever width and format is asked for', async ({ gone, page }) => {
  // Some 700 pictures, each decoded.
  test.setTimeout(180_000);
  const { pictures } = readOfflineFiles();
  const addresses = pictures.flatMap(({ base, sizes }) =>
    sizes.flatMap(([width]) => [`${base}-${width}.avif`, `${base}-${width}.webp`]),
  );
  expect(addresses.length).toBeGreaterThan(400);
  const broken = await page.evaluate(async (all) => {
    const results: string[] = [];
    for (const address of all) {
      const response = await fetch(address);
      const blob = await response.blob();
      const { width } = await createImageBitmap(blob).catch(() => ({ width: 0 }));
      if (width === 0 || !response.headers.get('content-type')?.startsWith('image/')) results.push(address);
    }
    return results;
  }, addresses);
  expect(broken, gone.url).toEqual([]);
});

test('the tour opens, where its first walk begins', async ({ gone, page }) => {
  await page.goto(`${gone.url}/FloorPlan/Emodel`);
  await untilReady(page);
  await page.getByRole('button', { name: /VR을 보실 수 있습니다/ }).click();
  await expect(page.getByRole('application', { name: /360도/ })).toBeVisible({ timeout: 30_000 });
});
