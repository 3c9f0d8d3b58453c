import type { Page, Route } from 'playwright/test';
import { openPopup, popupOf, reserveOnce, test } from '#e2e/support/network/one-bar.ts';
import { expect } from '#e2e/support/site.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Opens a page whose scripts do not come, and of whose document only what stands before `end`. @param rest what becomes of it when it is asked for again */
async function openHalf(page: Page, path: string, end: RegExp, rest: (route: Route) => Promise<void>): Promise<void> {
  let isCut = false;
  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'));
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (isCut) return rest(route);
      isCut = true;
      const response = await route.fetch();
      const [half = ''] = (await response.text()).split(end);
      return route.fulfill({ response, body: half });
    },
  );
  await page.goto(path);
}

/** By then the name has its label, and no field. */
const AMID_POPUP = /(?<=<dialog.*<\/label>)/;

test('a document that is cut off amid its popup is brought again, and the popup takes a reservation', async ({
  page,
  site,
}) => {
  await openHalf(page, '/Brand/intro', AMID_POPUP, (route) => route.continue());
  await expect(page.locator('dialog').getByLabel('이름')).toBeAttached();
  await reserveOnce(page, '홍길동');
  await expect(popupOf(page).getByRole('status')).toContainText('접수번호');
  expect((await site.inbox())[0]?.fields['name']).toBe('홍길동');
});

test('while the rest does not come the button shows that it was heard, and no half popup opens', async ({ page }) => {
  await openHalf(page, '/Brand/intro', AMID_POPUP, (route) => route.abort('connectionreset'));
  await openPopup(page);
  const button = page.getByRole('complementary', { name: '빠른 상담' }).getByRole('button', { name: '방문예약' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(popupOf(page)).toBeHidden();
});

for (const field of ['이름', '문의 내용'])
  test(`who has typed something for ${field} by the time that the rest comes keeps it`, async ({ page }) => {
    let bring = () => {};
    const asked = new Promise<void>((resolve) => (bring = resolve));
    await openHalf(page, '/', /(?=<footer)/, async (route) => {
      await asked;
      await route.continue();
    });
    const typed = page.locator('#interestForm').getByLabel(field);
    await typed.fill('홍길동');
    const rest = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
    bring();
    await (await rest).finished();
    // Time enough to load it anew, which would end this.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    await expect(typed).toHaveValue('홍길동');
  });
