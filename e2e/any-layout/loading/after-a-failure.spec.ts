import { PRESS_LIST } from '#e2e/support/visitors/desk.ts';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { expect, test, untilReady, type Page } from '#e2e/support/site.ts';

const privacy = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' });
const failure = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });

/** The scripts that a page has not asked for yet. */
async function refuseNewScripts(page: Page, status: number | null): Promise<void> {
  const there = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
  await page.route('**/assets/*.js', (route) => {
    if (there.has(route.request().url())) return route.continue();
    return status === null ? route.abort() : route.fulfill({ status, body: 'Not Found' });
  });
}

test('a page that could not be loaded opens by itself, also when the browser notices nothing', async ({ page }) => {
  await page.goto('/Brand/intro');
  await untilReady(page);
  await refuseNewScripts(page, null);
  await privacy(page).click();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText('연결을 확인하신 뒤')).toBeVisible();
  await page.unroute('**/assets/*.js');
  await expect(failure(page)).toHaveCount(0, { timeout: 20_000 });
  await expect(page.locator('h1')).toHaveText('개인정보처리방침');
});

test('a page that a deploy has taken away over a half-filled form is not blamed on the connection', async ({
  page,
}) => {
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  await page.getByRole('main').getByLabel('이름').fill('김온새');
  await refuseNewScripts(page, 404);
  await privacy(page).click();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText('사이트가 새로 바뀌었습니다.')).toBeVisible();
  await expect(page.getByText('연결을 확인하신 뒤')).toHaveCount(0);
  // As it advises: what was typed is still there.
  await page.goBack();
  await expect(page.getByRole('main').getByLabel('이름')).toHaveValue('김온새');
});

test('a film that could not be had is there again when the network is back', async ({ page }) => {
  await page.route('**/films/**', (route) => route.abort());
  await page.goto('/FloorPlan/videos');
  await untilReady(page);
  await page.getByRole('tab', { name: '59타입 영상' }).click();
  const missing = page.getByRole('status').filter({ hasText: '영상을 불러오지 못했습니다' });
  await expect(missing).toBeVisible();
  await page.unroute('**/films/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(missing).toHaveCount(0);
  await expect(page.locator('video')).toBeVisible();
});

test('the press list that cannot be read keeps its place', async ({ page }) => {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    const seen = { shift: 0 };
    const add = (shifts: PerformanceEntryList) => {
      for (const entry of shifts as Shift[]) if (!entry.hadRecentInput) seen.shift += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      /** Those that nobody was told of yet included. */
      shiftUntilNow: () => {
        add(observer.takeRecords());
        return seen.shift;
      },
    });
  });
  await page.route('**/documents:runQuery*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.abort();
  });
  await page.goto(PRESS_LIST);
  const shift = async () => {
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await untilCodeRuns(page);
    return page.evaluate(() => (Reflect.get(window, 'shiftUntilNow') as () => number)());
  };
  await expect(page.getByRole('alert')).toContainText('불러오지 못했습니다');
  expect(await shift()).toBeLessThan(0.005);
  // And when it is read after all.
  await page.unroute('**/documents:runQuery*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator('tbody a').first()).toBeVisible();
  expect(await shift()).toBeLessThan(0.01);
});
