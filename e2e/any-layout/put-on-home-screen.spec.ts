import type { Browser } from 'playwright/test';
import { expectNothingCovered } from '#e2e/support/screens/covered.ts';
import { hold } from '#e2e/support/network/hold.ts';
import { becomeKiosk, endKiosk } from '#e2e/support/visitors/kiosk.ts';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { expect, test, untilPainted, untilReady, type Page } from '#e2e/support/site.ts';

const PHONE = { tag: '@phone' };
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const KAKAOTALK =
  'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36;KAKAOTALK 2610320';
const BAND =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 BAND/21.0.1 (iOS; iPhone15,2)';
const DAANGN =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 TowneersApp/26.34.0/263400 iOS/18.1 iPhone17,4';
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

/** Also while it waits, unseen, for a free place. */
const line = (page: Page) => page.locator('[role="status"]').filter({ hasText: OFFER });

/** Opens pages, each until the site has noted that it was looked at. */
async function lookAround(page: Page, paths = ['/Brand/intro', '/SalesInfo/guide', '/Interior/59A', '/privacy']) {
  for (const path of paths) {
    await page.goto(path);
    const opened = await page.evaluate(() => Date.now() - performance.now());
    await untilReady(page);
    await expect.poll(() => page.evaluate(() => Number(localStorage.getItem('install:seen')))).toBeGreaterThan(opened);
    await untilPainted(page);
  }
}

/** The visit before was an hour ago. */
const comeBack = (page: Page) => page.evaluate(() => localStorage.setItem('install:seen', `${Date.now() - 3_600_000}`));

async function register(page: Page) {
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  await untilCodeRuns(page);
  await page.locator('main').getByLabel('이름').fill('홍길동');
  await page.locator('main').getByLabel('연락처').fill('010-1234-5678');
  await page.locator('main').getByRole('button', { name: '등록하기' }).click();
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

test('nothing is offered on a first visit, however long; on the second a line offers it, and the browser is asked at a tap', async ({
  page,
}) => {
  await offerInstall(page, 'accepted');
  await page.goto('/privacy');
  await untilReady(page);
  await expect(quiet(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'kept') as boolean), 'the browser’s own bar stays away').toBe(
    true,
  );
  await lookAround(page);
  await expect(line(page)).toHaveCount(0);
  await comeBack(page);
  await lookAround(page, ['/Brand/intro']);
  await expect(line(page)).toBeVisible();
  expect(await asked(page)).toBe(0);
  await line(page).getByRole('button', { name: '홈 화면에 추가' }).click();
  await expect(line(page)).toHaveCount(0);
  expect(await asked(page)).toBe(1);
});

test('a no is remembered, and the quiet button stays', async ({ page }) => {
  await offerInstall(page, 'dismissed');
  await lookAround(page, ['/privacy']);
  await comeBack(page);
  await lookAround(page, ['/Brand/intro']);
  await page.getByRole('button', { name: '다음에' }).click();
  await expect(line(page)).toHaveCount(0);
  await comeBack(page);
  await lookAround(page);
  await expect(quiet(page)).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});

test('a visitor whose request has arrived is offered it', async ({ page }) => {
  await offerInstall(page, 'accepted');
  await register(page);
  await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible();
  await expect(line(page)).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(line(page)).toBeVisible();
});

test('beside a request that waits nothing is offered, and once it has arrived and that is known, it is', async ({
  page,
}) => {
  await offerInstall(page, 'accepted');
  await lookAround(page, ['/privacy']);
  await comeBack(page);
  const release = await hold(page, '**/local/forms/customer');
  await register(page);
  await expect(page.getByRole('button', { name: '전송 대기 1건' })).toBeAttached();
  await expect(line(page)).toHaveCount(0);
  release();
  await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible();
  await expect(line(page)).toBeAttached();
});

for (const width of [320, 360, 390, 1440])
  test(`at ${width} px the line covers no control, at any place of the pages that have the most`, async ({ page }) => {
    await page.setViewportSize({ width, height: width > 900 ? 900 : 740 });
    await page.clock.install();
    await offerInstall(page, 'accepted');
    await lookAround(page, ['/privacy']);
    for (const path of ['/', '/FloorPlan/59A', '/Promotion/Customer', '/Promotion/Press']) {
      await comeBack(page);
      await lookAround(page, [path]);
      await expect(line(page)).toBeAttached();
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
        await untilPainted(page);
        // Scrolling is over when nothing has moved for so long: then the line looks for its place.
        await page.clock.runFor(200);
        if (await line(page).isVisible()) await expectNothingCovered(line(page), `${path} at ${share}`);
      }
    }
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
  await untilCodeRuns(page);
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

for (const [name, userAgent] of [
  ['밴드', BAND],
  ['당근', DAANGN],
] as const)
  test(
    `${name} on an iPhone shows the way to Safari, and gives the address along`,
    PHONE,
    async ({ browser, site }) => {
      const page = await openAs(browser, userAgent, `${site.url}/FloorPlan/59A`);
      await page.getByRole('contentinfo').getByRole('button', { name: '다른 브라우저로 열기' }).click();
      const dialog = page.getByRole('dialog', { name: '다른 브라우저로 열기' });
      await expect(dialog).toContainText(`${name} 안에서는 홈 화면에 추가하실 수 없습니다.`);
      await expect(dialog.getByRole('listitem')).toHaveCount(3);
      await expect(dialog).toContainText('‘Safari로 열기’ 또는 ‘다른 브라우저로 열기’');
      await expect(dialog.getByRole('link')).toHaveCount(0);
      await expect(dialog.getByLabel('이 페이지의 주소')).toHaveValue(`${site.url}/FloorPlan/59A`);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await dialog.getByRole('button', { name: '주소 복사' }).click();
      await expect(dialog.getByRole('status')).toHaveText('주소를 복사했습니다.');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/FloorPlan/59A`);
      // So an app's browser that gives no clipboard.
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { get: () => undefined }));
      await dialog.getByRole('button', { name: '주소 복사' }).click();
      await expect(dialog.getByRole('status')).toHaveText('주소를 길게 눌러 복사해 주세요.');
      await page.context().close();
    },
  );

test('the installed site and a shared tablet offer nothing', async ({ page }) => {
  await offerInstall(page, 'accepted');
  await becomeKiosk(page);
  await lookAround(page);
  await expect(quiet(page)).toHaveCount(0);
  await endKiosk(page, '/privacy');
  await expect(quiet(page)).toBeVisible();
  // So an iPhone's page says that it was opened from its icon.
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.reload();
  await untilReady(page);
  await untilCodeRuns(page);
  await expect(quiet(page)).toHaveCount(0);
});
