import { keepMeasures } from '#ui/style/measures.ts';
import { expect, isPhone, test, untilReady } from '#e2e/support/site.ts';

const DESKTOP = { tag: '@desktop' };
const PHONE = { tag: '@phone' };

test('the overview states every figure of the development, beside a picture on wide screens only', async ({ page }) => {
  await page.goto('/BusinessGuide/intro');
  await untilReady(page);
  const main = page.getByRole('main');
  for (const figure of [
    '인천광역시 중구 신흥동3가(현 제물포구)',
    '지하 5층~지상 최고 41층, 4개 동',
    '아파트 440세대(59㎡·84㎡), 오피스텔 168실(44㎡)',
    '8,155.20㎡',
    '50.04%',
    '94,114.8939㎡',
    '751.59%',
  ])
    await expect(main.getByText(keepMeasures(figure)).filter({ visible: true }), figure).toHaveCount(1);
  await expect(main.locator('figure img').first()).toBeVisible({ visible: !isPhone(page) });
});

test('a phone reads the overview in three parts, one open or none', PHONE, async ({ page }) => {
  for (const address of ['/BusinessGuide/intro', '/']) {
    await page.goto(address);
    await untilReady(page);
    const parts = page.locator('details:visible').filter({ has: page.locator('summary') });
    const part = (name: string) => parts.filter({ has: page.locator('summary', { hasText: name }) }).first();
    const overview = part('개요');
    const [location, premium] = [part('입지'), part('프리미엄')];
    if ((await overview.getAttribute('open')) === null) await overview.locator('summary').click();
    await expect(overview.getByText(keepMeasures('94,114.8939㎡'))).toBeVisible();
    await location.locator('summary').click();
    await expect(location.getByRole('region', { name: /지도$/ })).toHaveCount(2);
    await expect(overview).not.toHaveAttribute('open');
    await premium.locator('summary').click();
    await expect(premium.getByRole('button', { name: '번째 슬라이드' })).toHaveCount(6);
    await expect(location).not.toHaveAttribute('open');
    await premium.locator('summary').click();
    await expect(premium).not.toHaveAttribute('open');
  }
});

test('a phone reads the complex under its banner in three parts, one open or none', PHONE, async ({ page }) => {
  await page.goto('/ComplexGuide/intro');
  await untilReady(page);
  const main = page.getByRole('main');
  const parts = main.locator('details:visible');
  await expect(parts.locator('> summary')).toHaveText(['단지배치도', '특화설계', '커뮤니티']);
  const banner = await main.locator('figure img:visible').first().boundingBox();
  expect(banner?.y).toBeLessThan((await parts.first().boundingBox())?.y ?? 0);
  await parts.nth(2).locator('> summary').click();
  await expect(parts.nth(2).getByRole('listitem')).toHaveCount(5);
  await expect(parts.first()).not.toHaveAttribute('open');
  await parts.nth(2).locator('> summary').click();
  await expect(main.locator('details[open]')).toHaveCount(0);
});

test('the location has six cards, the community five facilities', DESKTOP, async ({ page }) => {
  for (const [address, count] of [
    ['/LocationEnvironment/intro', 6],
    ['/ComplexGuide/community', 5],
  ] as const) {
    await page.goto(address);
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('img') }),
    ).toHaveCount(count);
  }
});

test(
  'every page on the subscription has its picture and says that the announcement decides',
  DESKTOP,
  async ({ page }) => {
    for (const name of ['SubscriptionGuide', 'guide', 'announcement', 'stampTax']) {
      await page.goto(`/SalesInfo/${name}`);
      const main = page.getByRole('main');
      await expect(
        main.getByText('편집 과정의 오류가 있을 수 있으니 반드시 입주자모집공고를 확인해 주세요.'),
        name,
      ).toBeVisible();
      const picture = main.locator('figure img').first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), name)
        .toBeGreaterThan(0);
    }
  },
);

test('every plan says that it shows a model home, and 114㎡ that it is not for sale', DESKTOP, async ({ page }) => {
  for (const unit of ['59A', '59B', '84A', '84B', '114A', '114B']) {
    await page.goto(`/FloorPlan/${unit}`);
    const main = page.getByRole('main');
    await expect(
      main.getByText('전시품과 유상옵션이 포함된 견본주택 이미지이며, 실제 시공과 다를 수 있습니다.'),
      unit,
    ).toBeVisible();
    await expect(main.getByText('예시 평면 · 공급 대상 아님'), unit).toHaveCount(unit.startsWith('114') ? 1 : 0);
  }
});

test('each page that no menu names has its way in', DESKTOP, async ({ page }) => {
  for (const [from, name, to] of [
    ['/FloorPlan/84A', '다음 타입 84㎡B', '/FloorPlan/84B'],
    ['/FloorPlan/84B', '이전 타입 84㎡A', '/FloorPlan/84A'],
    ['/FloorPlan/59A', '114㎡A (이번 공급 아님) 평면 보기', '/FloorPlan/114A'],
    ['/FloorPlan/59A', '114㎡B (이번 공급 아님) 평면 보기', '/FloorPlan/114B'],
    ['/FloorPlan/59A', '영상으로 보기', '/FloorPlan/videos'],
    ['/FloorPlan/59A', '360도로 살펴보기', '/FloorPlan/Emodel?type=59A'],
  ] as const) {
    await page.goto(from);
    await untilReady(page);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(to);
  }
});
