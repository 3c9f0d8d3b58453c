import { RESULT_TEXT } from '#text/forms.ts';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { expect, openReservation, reservation, send, test, visit } from './firefox.ts';
import { brokenPictures, untilOfflineReady } from '#e2e/support/builds/offline.ts';

/** A page of each kind that shows most: pictures, a plan, a long text, the slider, the calendar. */
const PAGES = ['/', '/Brand/intro', '/FloorPlan/59A', '/BusinessGuide/plan', '/ComplexGuide/intro', '/privacy'];

test(
  'once set offline, the pages open with the server gone, with their pictures, and keep a reservation',
  {
    tag: '@keeps',
  },
  async ({ page, site, network, context }) => {
    test.setTimeout(120_000);
    await page.goto('/');
    await untilOfflineReady(page);
    network.carry(false);
    for (const address of PAGES) {
      const tab = await context.newPage();
      await visit(tab, site.url + address);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await brokenPictures(tab), address).toEqual([]);
      await tab.close();
    }
    await visit(page, '/Brand/intro');
    await openReservation(page);
    await send(reservation(page), '홍길동');
    await expect(reservation(page).getByRole('alert')).toContainText(RESULT_TEXT.saved);
    network.carry(true);
    await page.reload();
    await expect.poll(() => site.inbox(), { timeout: 20_000 }).toMatchObject([{ fields: { name: '홍길동' } }]);
  },
);

test('where no worker may be, nothing is said of reading offline', { tag: '@forgets' }, async ({ page }) => {
  await visit(page, '/privacy');
  await untilCodeRuns(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('인터넷이 끊겨도 이 홈페이지를 보실 수 있습니다')).toHaveCount(0);
  expect(await page.evaluate(() => window.__offlineReady)).toBe(false);
});
