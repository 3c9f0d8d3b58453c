import type { Browser } from 'playwright/test';
import { expect, test, untilPainted, untilReady, type Page } from './support/site.ts';

const PHONE = { tag: '@phone' };
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const KAKAOTALK =
  'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36;KAKAOTALK 2610320';
const OFFER = '홈 화면에 추가하시면 연결이 없어도 바로 여실 수 있습니다.';

/** Lets the page have the offer that Chromium makes, with this answer of the visitor, and counts how often it asks. */
const offerInstall = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.addInitScript((answer) => {
    Object.assign(window, { asked: 0 });
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve(Reflect.set(window, 'asked', Reflect.get(window, 'asked') + 1)),
      userChoice: Promise.resolve({ outcome: answer }),
    });
    window.addEventListener('load', () => {
      window.dispatchEvent(offer);
      Object.assign(window, { kept: offer.defaultPrevented });
    });
  }, outcome);

const asked = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked') as number);
const quiet = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: '홈 화면에 추가' }).first();

/** How many pages the visit has had, as the site keeps it. */
const pagesSeen = (page: Page) =>
  page.evaluate(() => (location.protocol === 'http:' ? Number(sessionStorage.getItem('install:pages')) : 0));

async function lookAround(page: Page) {
  for (const path of ['/Brand/intro', '/SalesInfo/guide', '/Interior/59A']) {
    const before = await pagesSeen(page);
    await page.goto(path);
    await untilReady(page);
    // Counted by what comes after the page.
    await expect.poll(() => pagesSeen(page)).toBe(before + 1);
    await untilPainted(page);
  }
}

async function openAs(browser: Browser, userAgent: string, address: string): Promise<Page> {
  const context = await browser.newContext({ userAgent, viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(address);
  await untilReady(page);
  return page;
}

test('the manifest is linked, and served as one', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as { icons: { src: string }[]; shortcuts: { url: string }[] };
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
});

test('nothing is offered on arrival; after three pages a line offers it, and the browser is asked at a tap', async ({
  page,
}) => {
  await offerInstall(page, 'accepted');
  await page.goto('/privacy');
  await untilReady(page);
  await expect(quiet(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'kept') as boolean), 'the browser’s own bar stays away').toBe(
    true,
  );
  await expect(page.getByText(OFFER)).toHaveCount(0);
  await lookAround(page);
  await expect(page.getByText(OFFER)).toBeVisible();
  expect(await asked(page)).toBe(0);
  await page.getByRole('status').getByRole('button', { name: '홈 화면에 추가' }).click();
  await expect(page.getByText(OFFER)).toHaveCount(0);
  expect(await asked(page)).toBe(1);
});

test('a no is remembered, and the quiet button stays', async ({ page }) => {
  await offerInstall(page, 'dismissed');
  await lookAround(page);
  await page.getByRole('button', { name: '다음에' }).click();
  await expect(page.getByText(OFFER)).toHaveCount(0);
  await lookAround(page);
  await expect(quiet(page)).toBeVisible();
  await expect(page.getByText(OFFER)).toHaveCount(0);
});

test('a visitor who has registered is offered it', async ({ page }) => {
  await offerInstall(page, 'accepted');
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  await page.locator('main').getByLabel('이름').fill('홍길동');
  await page.locator('main').getByLabel('연락처').fill('010-1234-5678');
  await page.locator('main').getByRole('button', { name: '등록하기' }).click();
  await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible();
  await expect(page.getByText(OFFER)).toBeVisible();
});

test('an iPhone shows where to tap', PHONE, async ({ browser, site }) => {
  const page = await openAs(browser, IPHONE, `${site.url}/privacy`);
  await quiet(page).click();
  const dialog = page.getByRole('dialog', { name: '홈 화면에 추가' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog).toContainText('공유 버튼');
  await dialog.getByRole('button', { name: '닫기' }).click();
  await expect(quiet(page)).toBeFocused();
  await page.context().close();
});

test('KakaoTalk is left at a tap, never by itself', PHONE, async ({ browser, site }) => {
  const page = await openAs(browser, KAKAOTALK, `${site.url}/FloorPlan/59A?utm_source=kakao`);
  const away: string[] = [];
  page.on('framenavigated', (frame) => away.push(frame.url()));
  const button = page.getByRole('contentinfo').getByRole('button', { name: '다른 브라우저로 열기' });
  await expect(button).toBeVisible();
  await page.waitForTimeout(1000);
  expect(away).toEqual([]);
  await button.click();
  const link = page.getByRole('dialog').getByRole('link', { name: '다른 브라우저로 열기' });
  await expect(link).toHaveAttribute(
    'href',
    `kakaotalk://web/openExternal?url=${encodeURIComponent(`${site.url}/FloorPlan/59A?utm_source=kakao`)}`,
  );
  await expect(page.getByRole('dialog')).toContainText('아무것도 열리지 않으면');
  await page.context().close();
});

test('the installed site and a shared tablet offer nothing', async ({ page }) => {
  await offerInstall(page, 'accepted');
  await page.goto('/?kiosk=1');
  await untilReady(page);
  // What remembers it comes after the page.
  await page.waitForLoadState('networkidle');
  await lookAround(page);
  await expect(quiet(page)).toHaveCount(0);
  await page.goto('/privacy?kiosk=0');
  await untilReady(page);
  await expect(quiet(page)).toBeVisible();
  // So an iPhone's page says that it was opened from its icon.
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.reload();
  await untilReady(page);
  await page.waitForLoadState('networkidle');
  await expect(quiet(page)).toHaveCount(0);
});
