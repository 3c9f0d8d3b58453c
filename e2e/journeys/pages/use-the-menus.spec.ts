import type { Locator, Page } from 'playwright/test';
import { expect, test, untilReady } from '#e2e/support/site.ts';

const DESKTOP = { tag: '@desktop' };
const PHONE = { tag: '@phone' };

test('a group of the menu opens under the pointer, and closes when the pointer leaves', DESKTOP, async ({ page }) => {
  await page.goto('/privacy');
  await untilReady(page);
  const menu = page.getByRole('navigation', { name: '주 메뉴' }).first();
  await menu.getByRole('link', { name: '단지안내' }).hover();
  await expect(menu.getByRole('link', { name: '동·호수 배치도' })).toBeVisible();
  await menu.getByRole('link', { name: '입지환경' }).hover();
  await expect(menu.getByRole('link', { name: '동·호수 배치도' })).toBeHidden();
  await expect(menu.getByRole('link', { name: '프리미엄' })).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(menu.getByRole('link', { name: '프리미엄' })).toBeHidden();
});

test(
  'a title of the menu leads to its first entry, and the page that opens covers nothing',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/privacy');
    await untilReady(page);
    const menu = page.getByRole('navigation', { name: '주 메뉴' }).first();
    await menu.getByRole('link', { name: '청약안내' }).click();
    await expect(page).toHaveURL('/SalesInfo/SubscriptionGuide');
    await expect(menu.getByRole('link', { name: '청약 체크포인트' })).toBeHidden();
  },
);

test('the header’s phone opens the reservation, its other link the registration', DESKTOP, async ({ page, site }) => {
  await page.goto('/privacy');
  await untilReady(page);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: '032-000-0000' }).click();
  await expect(page.getByRole('dialog', { name: '방문예약' })).toBeVisible();
  await page.keyboard.press('Escape');
  await header.getByRole('link', { name: '모바일 상담예약' }).click();
  await expect(page).toHaveURL(`${site.url}/Promotion/Customer`);
  await header.getByRole('link', { name: '온새미 스카이' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
});

test(
  'the hamburger becomes a cross, one group is open at a time, and an entry closes the menu',
  PHONE,
  async ({ page }) => {
    await page.goto('/privacy');
    await untilReady(page);
    const toggle = page.getByRole('banner').getByRole('button', { name: '메뉴 열기' });
    const before = await toggle.locator('path').getAttribute('d');
    await toggle.click();
    const close = page.getByRole('banner').getByRole('button', { name: '메뉴 닫기' });
    expect(await close.locator('path').getAttribute('d')).not.toBe(before);

    const menu = page.getByRole('navigation', { name: '주 메뉴' }).filter({ visible: true });
    await expect(menu.getByRole('link').first(), 'the reservation comes first').toHaveAttribute(
      'href',
      '/Promotion/Customer',
    );
    const group = (name: string) => menu.locator('summary', { hasText: name });
    await group('단지안내').click();
    await expect(menu.getByRole('link', { name: '커뮤니티' })).toBeVisible();
    await group('입지환경').click();
    await expect(menu.getByRole('link', { name: '커뮤니티' })).toBeHidden();
    await expect(menu.getByRole('link', { name: '입지안내' })).toBeVisible();
    await group('입지환경').click();
    await expect(menu.locator('details[open]')).toHaveCount(0);
    await group('브랜드').click();
    await menu.getByRole('link', { name: '홍보영상' }).click();
    await expect(page).toHaveURL('/Brand/video');
    await expect(menu).toHaveCount(0);
  },
);

test('a phone calls from its header, and from the bar at its foot that wide screens do not have', async ({ page }, {
  project,
}) => {
  await page.goto('/privacy');
  await untilReady(page);
  const bar = page.getByRole('complementary', { name: '빠른 상담' });
  if (project.name === 'desktop') return expect(bar).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: '전화상담 032-000-0000' })).toHaveAttribute(
    'href',
    'tel:032-000-0000',
  );
  await expect(bar.getByRole('link', { name: '전화상담' })).toHaveAttribute('href', 'tel:032-000-0000');
  await bar.getByRole('button', { name: '방문예약' }).click();
  await expect(page.getByRole('dialog', { name: '방문예약' })).toBeVisible();
});

test('the footer has its lines and the family sites, which open in a new tab and say so', async ({ page }) => {
  await page.goto('/privacy');
  await untilReady(page);
  const footer = page.getByRole('contentinfo');
  for (const line of [
    '인천 온새미 스카이',
    '사진과 이미지는 소비자의 이해를 돕기 위한 것으로 실제와 다를 수 있습니다.',
    '주변 개발계획은 인허가와 정부 정책에 따라 변경·연기·취소될 수 있습니다.',
    '(예시) 온새미건설',
    '24시간 상담',
    '© 2025',
  ])
    await expect(footer).toContainText(line);
  await expect(footer.getByRole('link', { name: '032-000-0000' })).toHaveAttribute('href', 'tel:032-000-0000');
  await footer.getByText('FAMILY SITE').click();
  const link = footer.getByRole('link', { name: '새 창' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await footer.getByText('FAMILY SITE').click();
  await expect(link).toBeHidden();
  await footer.getByRole('button', { name: '방문예약' }).click();
  await expect(page.getByRole('dialog', { name: '방문예약' })).toBeVisible();
});

const stripOf = (page: Page) =>
  page.getByRole('complementary', { name: '알림과 글자 크기' }).getByRole('link', { name: /공고를 확인/ });

test('the strip over the header has its picture', DESKTOP, async ({ page }) => {
  await page.goto('/privacy');
  await untilReady(page);
  await expect
    .poll(() =>
      stripOf(page)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
});

test('the strip over the header has no picture under its words on a phone', PHONE, async ({ page }) => {
  await page.goto('/privacy');
  await untilReady(page);
  await expect(stripOf(page)).toBeVisible();
  await expect(stripOf(page).locator('img')).toBeHidden();
});

test('the strip over the header leads to the announcement', async ({ page }) => {
  await page.goto('/privacy');
  await untilReady(page);
  await stripOf(page).click();
  await expect(page).toHaveURL('/SalesInfo/announcement');
});

test(
  'what calls, reserves, registers, opens the menu and sends is large enough for a thumb',
  PHONE,
  async ({ page }) => {
    const small: Record<string, unknown> = {};
    const measure = async (controls: Locator) => {
      const shown = controls.filter({ visible: true });
      await expect(shown.first()).toBeVisible();
      for (const control of await shown.all()) {
        const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
        if (Math.min(width, height) < 44) small[`${await control.innerText()} ${page.url()}`] = { width, height };
      }
    };
    await page.goto('/');
    await untilReady(page);
    await measure(page.locator('a[href^="tel:"]'));
    await measure(page.getByRole('button', { name: /방문예약|관심고객 등록|등록하기|메뉴 열기/ }));
    await page.getByRole('complementary', { name: '빠른 상담' }).getByRole('button', { name: '방문예약' }).click();
    await measure(page.getByRole('dialog').getByRole('button'));
    await measure(page.getByRole('dialog').getByRole('textbox'));
    await page.goto('/Promotion/Customer');
    await untilReady(page);
    await measure(page.locator('a[href^="tel:"]'));
    await measure(page.getByRole('main').getByRole('button'));
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    const menu = page.getByRole('navigation', { name: '주 메뉴' });
    await measure(page.getByRole('button', { name: '메뉴 닫기' }));
    await measure(menu.locator('summary'));
    await menu.locator('summary').first().click();
    await measure(menu.getByRole('link'));
    expect(small).toEqual({});
  },
);
