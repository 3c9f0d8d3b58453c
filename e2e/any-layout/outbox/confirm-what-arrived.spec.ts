import type { Locator, Page } from 'playwright/test';
import { expectNothingCovered } from '#e2e/support/screens/covered.ts';
import { hold } from '#e2e/support/network/hold.ts';
import { becomeKiosk } from '#e2e/support/visitors/kiosk.ts';
import { readRows } from '#e2e/support/outbox-rows.ts';
import { Reservation } from '#e2e/support/visitors/reservation.ts';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { expect, test, untilPainted, untilReady, type Site } from '#e2e/support/site.ts';

const ENDPOINT = '**/local/forms/*';

// Hidden too: where no place of the window is free it waits, and is not gone.
const toastOf = (page: Page): Locator =>
  page.getByRole('status', { includeHidden: true }).filter({ hasText: '접수되었습니다.' });

/** Time enough for everything that comes after the page to have looked, by the page's clock. */
const LOOKED_MS = 4000;
const LOOK_STEP_MS = 500;

// The page's clock runs by itself, and on when a test says so. What is to be told waits for it.
test.beforeEach(({ page }) => page.clock.install());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
  await untilCodeRuns(page);
}

/** Lets so much of the page's time pass, and its database answer in between. */
async function letPass(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += LOOK_STEP_MS) {
    await page.clock.runFor(LOOK_STEP_MS);
    await readRows(page);
  }
  await untilPainted(page);
}

/** A tab whose reservation could not be sent, closed. */
async function leaveUnsent(page: Page): Promise<Page> {
  const context = page.context();
  await context.route(ENDPOINT, (route) => route.abort());
  const tab = await context.newPage();
  await open(tab, '/');
  const reservation = new Reservation(tab);
  await reservation.open();
  await reservation.fill('홍길동', '010-1234-5678');
  await reservation.send();
  await expect(reservation.popup.getByRole('alert')).toBeVisible();
  await tab.close();
  await context.unroute(ENDPOINT);
  return context.newPage();
}

const receiptIn = async (site: Site) => (await site.inbox())[0]?.receipt ?? 'none';

/** Everything that has to be at its minute's end: leases of tabs that died. */
const aMinuteLater = (page: Page) => page.clock.fastForward(61_000);

test('what another page sent waits with its receipt number, page after page, until it is closed, and is told once', async ({
  page,
  site,
}) => {
  const next = await leaveUnsent(page);
  await open(next, '/Brand/intro');
  await expect(toastOf(next)).toBeVisible({ timeout: 15_000 });
  await expect(toastOf(next)).toContainText(`접수번호 ${await receiptIn(site)}`);
  await next.close();

  const later = await page.context().newPage();
  await open(later, '/SalesInfo/guide');
  await expect(toastOf(later), 'whoever left too soon finds it again').toBeVisible();
  await toastOf(later).getByRole('button', { name: '닫기' }).click();
  await expect(toastOf(later)).toHaveCount(0);
  await open(later, '/Brand/intro');
  await letPass(later, LOOKED_MS);
  await expect(toastOf(later)).toHaveCount(0);
});

test('it goes by itself once it has been in sight for ten seconds, and not before', async ({ page }) => {
  const next = await leaveUnsent(page);
  await open(next, '/Brand/intro');
  await expect(toastOf(next)).toBeVisible({ timeout: 15_000 });
  await letPass(next, 8000);
  await expect(toastOf(next)).toBeVisible();
  await letPass(next, 2500);
  await expect(toastOf(next)).toHaveCount(0);
  await next.reload();
  await untilReady(next);
  await letPass(next, LOOKED_MS);
  await expect(toastOf(next)).toHaveCount(0);
});

test('what a page left behind while it said 등록 중... is confirmed on the next one', async ({ page, site }) => {
  await hold(page, ENDPOINT);
  await open(page, '/Promotion/Customer');
  const main = page.getByRole('main');
  await main.getByLabel('이름').fill('홍길동');
  await main.getByLabel('연락처').fill('010-1234-5678');
  await main.getByRole('button', { name: '등록하기' }).click();
  await expect(main.getByRole('button', { name: '등록 중...' })).toBeVisible();
  await expect.poll(() => readRows(page)).toHaveLength(1);
  await page.close();
  const next = await page.context().newPage();
  await aMinuteLater(next);
  await open(next, '/Brand/intro');
  await expect(toastOf(next)).toContainText(`접수번호 ${await receiptIn(site)}`, { timeout: 15_000 });
});

test('a popup closed while it sends is followed by the confirmation', async ({ page, site }) => {
  await open(page, '/');
  const reservation = new Reservation(page);
  const release = await reservation.hold();
  await reservation.open();
  await reservation.fill('홍길동', '010-1234-5678');
  await reservation.send();
  await expect(reservation.popup.getByRole('button', { name: '등록 중...' })).toBeVisible();
  await reservation.close();
  release();
  await expect(toastOf(page)).toBeVisible({ timeout: 15_000 });
  await expect(toastOf(page)).toContainText(`접수번호 ${await receiptIn(site)}`);
});

test('a page left for another one while it sends is followed by the confirmation', async ({ page, site }) => {
  await open(page, '/Promotion/Customer');
  const release = await hold(page, ENDPOINT);
  const main = page.getByRole('main');
  await main.getByLabel('이름').fill('홍길동');
  await main.getByLabel('연락처').fill('010-1234-5678');
  await main.getByRole('button', { name: '등록하기' }).click();
  await expect(main.getByRole('button', { name: '등록 중...' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: '언론보도' }).click();
  await expect(page).toHaveURL(/press$/);
  release();
  await expect(toastOf(page)).toContainText('관심고객·방문예약 등록이 접수되었습니다.', { timeout: 15_000 });
  await expect(toastOf(page)).toContainText(`접수번호 ${await receiptIn(site)}`);
});

test('what the form itself has confirmed is not told again, on this page or the next', async ({ page }) => {
  await open(page, '/');
  const reservation = new Reservation(page);
  await reservation.open();
  await reservation.fill('홍길동', '010-1234-5678');
  await reservation.send();
  await expect(reservation.popup.getByText('등록이 완료되었습니다.')).toBeVisible();
  await letPass(page, 1500);
  await reservation.close();
  await letPass(page, LOOKED_MS);
  await expect(toastOf(page)).toHaveCount(0);
  await open(page, '/Brand/intro');
  await letPass(page, LOOKED_MS);
  await expect(toastOf(page)).toHaveCount(0);
});

test('the next visitor of a shared tablet does not hear of a request that arrived long ago', async ({ page, site }) => {
  await becomeKiosk(page);
  const next = await leaveUnsent(page);
  await open(next, '/Brand/intro');
  await expect.poll(async () => (await site.inbox()).length, { timeout: 15_000 }).toBe(1);
  await next.close();
  const later = await page.context().newPage();
  await aMinuteLater(later);
  await open(later, '/SalesInfo/guide');
  await letPass(later, LOOKED_MS);
  await expect(toastOf(later)).toHaveCount(0);
});

for (const width of [320, 360, 390])
  test(`at ${width} px neither the confirmation nor the badge covers a control, at any place of a page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const next = await leaveUnsent(page);
    await next.setViewportSize({ width, height: 740 });
    const release = await hold(next, ENDPOINT);
    // Not idle: the page sends at once, and is held.
    await next.goto('/');
    await untilReady(next);
    const badge = next.getByRole('button', { name: '전송 대기 1건', includeHidden: true });
    await expect(badge).toBeVisible();
    for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
      await next.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
      if (await badge.isVisible()) await expectNothingCovered(badge, `badge at ${share}`);
    }
    release();
    await expect(toastOf(next)).toBeAttached({ timeout: 20_000 });
    for (const share of [1, 0.7, 0.4, 0]) {
      await next.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
      if (await toastOf(next).isVisible()) await expectNothingCovered(toastOf(next), `confirmation at ${share}`);
    }
    await expect(toastOf(next), 'there is room at the top of the home page').toBeVisible();
    await next.getByRole('button', { name: '메뉴 열기' }).click();
    await expect(next.locator('[data-action="menu"]')).toHaveAttribute('aria-expanded', 'true');
  });
