import { expect, expectAccessible, test } from '#e2e/support/screens/accessibility.ts';
import { untilReady, type Page } from '#e2e/support/site.ts';
import { inSeoul, stateIn } from '#e2e/support/sale.ts';

async function open(page: Page, address: string) {
  await page.goto(address);
  await untilReady(page);
}

test('the phone menu has no problem, closed groups and open ones', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/Brand/intro');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  await menu.locator('summary', { hasText: '청약안내' }).click();
  await expect(menu.getByRole('link', { name: '청약 체크포인트', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('an open menu group of a wide screen has no problem', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/Brand/intro');
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  await menu.getByRole('link', { name: '청약안내', exact: true }).hover();
  await expect(menu.getByRole('link', { name: '청약 체크포인트', exact: true })).toBeVisible();
  await expectAccessible(page);
});

for (const [address, label] of [
  ['/BusinessGuide/intro', '입지'],
  ['/BusinessGuide/intro', '프리미엄'],
  ['/ComplexGuide/intro', '특화설계'],
  ['/ComplexGuide/intro', '커뮤니티'],
] as const)
  test(`${address} has no problem with ${label} open`, { tag: '@phone' }, async ({ page }) => {
    await open(page, address);
    const summary = page.getByRole('main').locator('summary', { hasText: label });
    await summary.click();
    await expect(summary.locator('..')).toHaveAttribute('open');
    await expectAccessible(page);
  });

test('the expanding boxes have no problem with one of them open', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/LocationEnvironment/premium');
  await page.getByRole('button', { name: /PREMIUM 01/ }).click();
  await expect(page.getByRole('button', { name: /PREMIUM 01/ })).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
});

for (const [when, day] of [
  ['before', '2027-03-04'],
  ['in', '2027-03-16'],
  ['after', '2027-07-01'],
] as const)
  test(`home and schedule have no problem ${when} the sale`, async ({ page }) => {
    await page.clock.install({ time: inSeoul(day) });
    for (const address of ['/', '/BusinessGuide/plan']) {
      await open(page, address);
      await expect(stateIn(page)).toContainText('(예시)');
      await expectAccessible(page);
    }
  });

test('a form has no problem as a waiting list', async ({ page }) => {
  await page.clock.install({ time: inSeoul('2027-07-01') });
  await open(page, '/');
  await expect(stateIn(page)).toContainText('분양 완료');
  await page.getByRole('button', { name: '관심고객 등록', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '잔여세대 상담 대기 등록' })).toBeVisible();
  await expectAccessible(page);
});

test('the slider has no problem while it runs, and after it was stopped', async ({ page }) => {
  await open(page, '/LocationEnvironment/premium');
  // Where less motion is wished for it stands until somebody starts it.
  await page.getByRole('button', { name: '자동 넘김 시작' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '자동 넘김 정지' }).click();
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await expectAccessible(page);
});

test('the plan has no problem over the whole screen', async ({ page }) => {
  // iPhones give no element the whole screen: a dialog stands in.
  await page.addInitScript(() =>
    Object.defineProperty(Element.prototype, 'requestFullscreen', { value: undefined, configurable: true }),
  );
  await open(page, '/FloorPlan/59A');
  await page.getByRole('button', { name: '전체 화면', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '59㎡A 평면도' }).getByRole('img')).toBeVisible();
  await expectAccessible(page);
});

test('furniture on a plan has no problem: none, the library, a piece of one’s own, one that does not fit', async ({
  page,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await open(page, '/FloorPlan/59A/fit');
  await expect(button('가구 추가')).toBeEnabled();
  await expectAccessible(page);
  await button('가구 추가').click();
  const dialog = page.getByRole('dialog', { name: '가구 고르기' });
  await dialog.locator('summary', { hasText: '내 가구' }).click();
  await button('도면에 놓기').click();
  await dialog.locator('summary', { hasText: '수납' }).click();
  // What is under the dialog's own bar has no contrast to measure.
  await dialog.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  await dialog.getByLabel('놓을 방').selectOption('욕실1');
  await dialog.getByRole('button', { name: /^옷장 3,000/ }).click();
  await expect(page.getByText(/벽에 걸립니다/).first()).toBeVisible();
  await expectAccessible(page);
  await button('견본 배치에서 시작').click();
  await page.getByLabel('배치 이름').fill('견본');
  await button('이 이름으로 저장').click();
  await expect(page.getByRole('link', { name: '견본', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('the panorama has no problem once it is open', async ({ page }) => {
  await open(page, '/FloorPlan/Emodel');
  await page.getByRole('button', { name: /화면 아무 곳이나/ }).click();
  await expect(page.getByRole('application', { name: /360도/ })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
});

test('the second tab of each page with tabs has no problem', async ({ page }) => {
  for (const address of ['/Brand/intro', '/FloorPlan/videos']) {
    await open(page, address);
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
  }
});

test('the page of an error has no problem', async ({ page }) => {
  await open(page, '/Promotion/Customer');
  await page.route('**/assets/document-*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' }).click();
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await expectAccessible(page);
});

test('large text has no problem', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: '큰 글씨' }).click();
  await expectAccessible(page);
});

test('a comparison of three types has no problem, with dimensions and the outlines over each other', async ({
  page,
}) => {
  await open(page, '/FloorPlan/compare?types=84A,59B,44');
  await page.getByRole('checkbox', { name: '치수' }).check();
  await page.getByRole('checkbox', { name: '겹쳐 보기' }).check();
  await expect(page.getByRole('img', { name: /바깥선/ })).toBeVisible();
  await expectAccessible(page);
});
