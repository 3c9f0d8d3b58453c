import { listed } from '#e2e/support/routes.ts';
import { sideways } from '#e2e/support/screens/rulers.ts';
import { expect, test, untilReady } from '#e2e/support/site.ts';

const DESKTOP = { tag: '@desktop' };

for (const { name, width, height } of [
  { name: 'a phone that lies on its side', width: 844, height: 390 },
  { name: 'a tablet', width: 820, height: 1180 },
  { name: 'the narrowest wide window', width: 901, height: 700 },
  { name: 'a full HD screen', width: 1920, height: 1080 },
  { name: 'a screen of 2560 px', width: 2560, height: 1440 },
])
  test(`on ${name} no page scrolls sideways`, DESKTOP, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    const wide: Record<string, number> = {};
    for (const { path } of listed) {
      await page.goto(encodeURI(path));
      await untilReady(page);
      const pixels = await sideways(page);
      if (pixels > 0) wide[path] = pixels;
    }
    expect(wide).toEqual({});
  });

test(
  'on a phone that lies on its side the popup can be filled and sent, and the menu reaches its end',
  DESKTOP,
  async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 330 });
    await page.goto('/privacy');
    await untilReady(page);
    await page.getByRole('complementary', { name: '빠른 상담' }).getByRole('button', { name: '방문예약' }).click();
    const popup = page.getByRole('dialog', { name: '방문예약' });
    await popup.getByLabel('이름').fill('홍길동');
    await popup.getByLabel('연락처').fill('010-1234-5678');
    await popup.getByRole('button', { name: '등록하기' }).click();
    await expect(popup.getByText('등록이 완료되었습니다.')).toBeInViewport();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: '메뉴 열기' }).click();
    const menu = page.getByRole('navigation', { name: '주 메뉴' }).filter({ visible: true });
    const last = menu.locator('summary').last();
    await last.scrollIntoViewIfNeeded();
    await last.click();
    const entry = menu.getByRole('link').last();
    await menu.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
    await expect(entry).toBeInViewport({ ratio: 1 });
  },
);

test('a window of 1280 × 720 at 400 % keeps its height for what is read', DESKTOP, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 180 });
  await page.goto('/Brand/intro');
  await untilReady(page);
  await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
  const rowsOfMain = await page.evaluate(() => {
    const rows = Array.from({ length: window.innerHeight }, (_, y) => document.elementFromPoint(160, y));
    return rows.filter((element) => element?.closest('main')).length;
  });
  expect(rowsOfMain).toBe(180);
  // What went with the page is still to be had.
  await page.getByRole('complementary', { name: '빠른 상담' }).getByRole('button', { name: '방문예약' }).click();
  const popup = page.getByRole('dialog', { name: '방문예약' });
  await popup.getByLabel('이름').fill('홍길동');
  await expect(popup.getByLabel('이름')).toBeInViewport({ ratio: 0.5 });
});

test('on a phone that lies on its side the first title stands above the bar', DESKTOP, async ({ page }) => {
  for (const [width, height] of [
    [740, 360],
    [844, 390],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await untilReady(page);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const bar = await page.getByRole('complementary', { name: '빠른 상담' }).boundingBox();
    expect((title?.y ?? Infinity) + (title?.height ?? 0), `${width}×${height}`).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('900 px wide is the phone’s layout, 901 px the wide one', DESKTOP, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/BusinessGuide/intro');
  await untilReady(page);
  const ofPhones = [
    page.getByRole('button', { name: '메뉴 열기' }),
    page.getByRole('complementary', { name: '빠른 상담' }),
    page.getByRole('main').locator('summary', { hasText: '프리미엄' }),
  ];
  const ofWideScreens = [
    page.getByRole('banner').getByRole('link', { name: '모바일 상담예약' }),
    page.getByRole('main').getByRole('heading', { name: '위치 약도' }),
  ];
  for (const part of ofPhones) await expect(part).toBeVisible();
  for (const part of ofWideScreens) await expect(part).toBeHidden();
  await page.setViewportSize({ width: 901, height: 800 });
  for (const part of ofPhones) await expect(part).toBeHidden();
  for (const part of ofWideScreens) await expect(part).toBeVisible();
});
