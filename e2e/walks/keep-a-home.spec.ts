import { expect, serveSite, test, untilReady, type Page } from '#e2e/support/site.ts';
import { walkDist } from '#e2e/support/builds/walk-site.ts';
import { PATIENCE, Walk } from '#e2e/support/walk.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 180_000 });

const KEEP = /^이 집 담기 \d+\.\d MB$/;

/** The addresses of panoramas that the worker keeps. */
const keptPanoramas = (page: Page, unit: string) =>
  page.evaluate(async (part) => {
    const cache = await caches.open('modelhouse-pack-1');
    const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return addresses.filter((address) => address.startsWith(`/images/panorama-${part}-`));
  }, unit);

test('a home that was kept is walked through without a network, and is given up again', async ({ page }) => {
  const site = await serveSite({ dist: walkDist });
  const walk = new Walk(page);
  await page.goto(`${site.url}/FloorPlan/Emodel?type=59A`);
  await untilReady(page);
  await page.getByRole('button', { name: KEEP }).click();
  await expect(page.getByRole('status').filter({ hasText: '이 집을 담았습니다' })).toBeVisible(PATIENCE);
  const kept = await keptPanoramas(page, '59a');
  expect(kept.length).toBe(await walk.rooms.getByRole('link').count());

  await site.close();
  await page.reload();
  await untilReady(page);
  await walk.rooms.getByRole('link', { name: '침실2' }).click();
  await walk.expectIn('침실2');
  await walk.map.getByRole('link', { name: /주방\/식당$/ }).click();
  await walk.expectIn('주방/식당');

  await page.getByRole('button', { name: '담은 것 지우기' }).click();
  await expect(page.getByRole('button', { name: KEEP })).toBeVisible(PATIENCE);
  expect(await keptPanoramas(page, '59a')).toEqual([]);
});

test('what did not come is asked for again, and no more than that', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = [];
  let isCut = true;
  const site = await serveSite({
    dist: walkDist,
    watch: (request, response, next) => {
      const panorama = /\/images\/panorama-59a-.*-1200\./.exec(request.url ?? '')?.[0];
      if (panorama) asked.push(panorama);
      if (panorama && isCut && asked.length > 2) response.destroy();
      else next();
    },
  });
  await page.goto(`${site.url}/FloorPlan/Emodel?type=59A`);
  await untilReady(page);
  await page.getByRole('button', { name: KEEP }).click();
  await expect(page.getByText('아직 담지 못한 그림이 있습니다.')).toBeVisible(PATIENCE);
  const first = await keptPanoramas(page, '59a');
  expect(first.length).toBe(2);
  isCut = false;
  asked.length = 0;
  await page.getByRole('button', { name: /^이어서 담기/ }).click();
  await expect(page.getByRole('status').filter({ hasText: '이 집을 담았습니다' })).toBeVisible(PATIENCE);
  expect(asked.filter((address) => first.some((there) => there.includes(address)))).toEqual([]);
  await site.close();
});
