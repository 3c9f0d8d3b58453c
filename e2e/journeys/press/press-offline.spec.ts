import { untilOfflineReady } from '#e2e/support/builds/offline.ts';
import { choosePicture, pictureIn } from '#e2e/support/visitors/desk-picture.ts';
import { PRESS_LIST, signIn, submit, write } from '#e2e/support/visitors/desk.ts';
import { readStore } from '#e2e/support/browser-database.ts';
import { expect, serveSite, test, type Page } from '#e2e/support/site.ts';

test.use({ serviceWorkers: 'allow' });

/** The moment in words, as a reader in Seoul would write it. */
const READ_EARLIER = /\d{4}년 \d{1,2}월 \d{1,2}일 (오전|오후) \d{1,2}:\d{2}에 읽은 내용을 보여 드립니다/;

/** How many lists this device has kept, with their articles. */
const keptLists = async (page: Page) => (await readStore(page, 'modelhouse-press', 'lists')).length;

test(
  'a list and an article that were read open again without a network, marked with the time; what was not read says so and comes when the network is back',
  { tag: '@phone' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const site = await serveSite();
    await page.goto(site.url + PRESS_LIST);
    await untilOfflineReady(page);
    await page.locator('tbody a').first().click();
    const title = await page.locator('article h1').innerText();
    const read = page.url();
    await site.close();

    await page.goto(site.url + PRESS_LIST);
    await expect(page.locator('tbody a')).toHaveCount(10);
    await expect(page.getByText(READ_EARLIER)).toBeVisible();
    await expect(page.getByRole('button', { name: '더보기' })).toHaveCount(0);
    await page.goto(read);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(READ_EARLIER)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title.slice(0, 10)));

    await page.goto(`${site.url}${PRESS_LIST}/never-read`);
    await expect(page.getByRole('alert')).toContainText('기사를 불러오지 못했습니다. 인터넷 연결을 확인하신 뒤');
    await page.goto(read);
    await expect(page.getByText(READ_EARLIER)).toBeVisible();
    const back = await serveSite({ port: site.port });
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByText(READ_EARLIER)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await back.close();
  },
);

test(
  'a failed list is read again by itself when the network is back',
  { tag: '@phone' },
  async ({ page, site, context }) => {
    await page.route('**/documents:runQuery*', (route) => route.abort());
    await page.goto(site.url + PRESS_LIST);
    await expect(page.getByRole('alert')).toContainText('기사 목록을 불러오지 못했습니다. 인터넷 연결을');
    await page.unroute('**/documents:runQuery*');
    // The browser may say that it is online a moment before its first request gets through.
    await expect(async () => {
      await context.setOffline(true);
      await context.setOffline(false);
      await expect(page.locator('tbody a')).toHaveCount(10);
    }).toPass();
  },
);

test(
  'in a tunnel, where nothing answers, what was read shows after ten seconds',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.goto(site.url + PRESS_LIST);
    await expect(page.locator('tbody a')).toHaveCount(10);
    // What is shown is kept a moment later.
    await expect.poll(() => keptLists(page)).toBe(1);
    await page.route('**/documents:runQuery*', () => {});
    await page.reload();
    await expect(page.getByText(READ_EARLIER)).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('tbody a')).toHaveCount(10);
  },
);

test(
  'the next page that does not come says so, keeps the rows, and can be tried again',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.goto(site.url + PRESS_LIST);
    await expect(page.locator('tbody a')).toHaveCount(10);
    await page.route('**/documents:runQuery*', (route) =>
      route.fulfill({ status: 429, json: [{ error: { code: 429, message: 'Quota', status: 'RESOURCE_EXHAUSTED' } }] }),
    );
    await page.getByRole('button', { name: '더보기' }).click();
    await expect(page.getByRole('alert')).toContainText('다음 기사를 불러오지 못했습니다. 오늘 열람할 수 있는 양을');
    await expect(page.locator('tbody a')).toHaveCount(10);
    await page.unroute('**/documents:runQuery*');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.locator('tbody a')).toHaveCount(12);
  },
);

test('a picture of an article that was seen is there without a network', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(120_000);
  const site = await serveSite();
  await signIn(page, site.administrator, site.url);
  await untilOfflineReady(page);
  await write(page, { title: '사진이 있는 기사', summary: '요약' });
  await choosePicture(page, '단지 모형');
  await submit(page).click();
  await page.locator('tbody').getByRole('link', { name: '사진이 있는 기사' }).click();
  await pictureIn(page).scrollIntoViewIfNeeded();
  const isKept = () =>
    page.evaluate(async () => (await (await caches.open('modelhouse-press-pictures-1')).keys()).length);
  await expect.poll(isKept).toBe(1);
  await site.close();
  await page.goto(page.url());
  await pictureIn(page).scrollIntoViewIfNeeded();
  await expect(pictureIn(page)).toHaveJSProperty('naturalWidth', 1200);
});
