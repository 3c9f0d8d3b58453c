import { readStore } from '#e2e/support/browser-database.ts';
import { COMPARE, drawings, expectOneScale, open, row, type } from '#e2e/support/plans/compared-plans.ts';
import { expect, test, untilReady, type Page } from '#e2e/support/site.ts';

/** What has the focus, in its own words: so a failure says where it went. */
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? 'nothing');

const fact = (page: Page, name: string) =>
  page
    .getByRole('table')
    .first()
    .locator('tr', { has: page.getByRole('rowheader', { name, exact: true }) });

test('the two best-known types stand side by side, others are chosen, and the address opens them again', async ({
  page,
}) => {
  await open(page);
  await expect(fact(page, '전용면적')).toContainText(/84\u2060㎡\u2060A가 24\.96\u2060㎡ 넓음/u);
  await type(page, 1).selectOption('59B');
  await type(page, 3).selectOption('44');
  await expect(page).toHaveURL(/\?types=59B,84A,44$/u);
  await expect(fact(page, '베이')).toContainText('2베이 많음');
  await page.reload();
  await expect(type(page, 1)).toHaveValue('59B');
  await expect(type(page, 3)).toHaveValue('44');
  await expectOneScale(page, 3);
  await type(page, 3).selectOption('');
  await expect(page).toHaveURL(/\?types=59B,84A$/u);
  await expect(drawings(page)).toHaveCount(2);
});

test('two that are chosen before the page has drawn the first are both chosen', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const selects = document.querySelectorAll<HTMLSelectElement>('fieldset select');
    for (const [place, id] of [
      [0, '59B'],
      [2, '44'],
    ] as const) {
      const select = selects[place];
      if (!select) continue;
      select.value = id;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expect(page).toHaveURL(/\?types=59B,84A,44$/u);
  await expect(type(page, 1)).toHaveValue('59B');
  await expect(drawings(page)).toHaveCount(3);
});

test('who goes to another comparison from there chooses on from what it shows', async ({ page }) => {
  await open(page, '?types=44,84B');
  await type(page, 1).selectOption('59B');
  await expect(page).toHaveURL(/\?types=59B,84B$/u);
  await page.getByRole('link', { name: '타입 비교' }).filter({ visible: true }).first().click();
  await expect(type(page, 1)).toHaveValue('59A');
  await type(page, 3).selectOption('44');
  await expect(page).toHaveURL(/\?types=59A,84A,44$/u);
});

test('what is chosen changes nothing of the history, and the page stays where it is', async ({ page }) => {
  await page.goto('/FloorPlan/59A');
  await untilReady(page);
  await page.getByRole('link', { name: '84㎡A 타입과 비교하기' }).click();
  await expect(page).toHaveURL(/compare\?types=59A,84A$/u);
  await type(page, 2).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => Math.round(scrollY));
  await type(page, 2).selectOption('84B');
  await expect(page).toHaveURL(/types=59A,84B$/u);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(top);
  await page.goBack();
  await expect(page).toHaveURL('/FloorPlan/59A');
});

test('an address with types that there are not, or too many, shows what it can and says so', async ({ page }) => {
  await open(page, '?types=114A,84B,99Z,44');
  await expect(page.getByText('이 단지에 없거나 이번에 공급하지 않는 타입은')).toBeVisible();
  await expect(type(page, 1)).toHaveValue('84B');
  await expect(type(page, 2)).toHaveValue('44');
  await open(page, '?types=59A,59B,84A,84B');
  await expect(page.getByText('앞의 세 타입만 보여 드립니다.')).toBeVisible();
  await expectOneScale(page, 3);
  await open(page, `?types=${encodeURIComponent('<img src=x onerror=alert(1)>,59A')}`);
  await expect(type(page, 1)).toHaveValue('59A');
});

test('one set of switches changes every plan; one without a balcony stays, and is named', async ({ page }) => {
  await open(page, '?types=84A,44');
  await expect(page.getByText(/44\u2060㎡: 발코니가 없어 확장형과 기본형이 같습니다/u)).toBeVisible();
  await expect(fact(page, '거실')).toContainText('4,500 × 5,000');
  await page.getByText('기본형', { exact: true }).click();
  await page.getByRole('checkbox', { name: '가구' }).uncheck();
  await page.getByRole('checkbox', { name: '치수' }).check();
  await expect(fact(page, '거실')).toContainText('4,500 × 3,500');
  const layers = (index: number) =>
    drawings(page)
      .nth(index)
      .locator('use')
      .evaluateAll((uses) =>
        uses
          .filter((use) => (use as SVGUseElement).getBBox().width > 1000)
          .map((use) => use.getAttribute('href')?.split('#')[1]?.replace(/-\d+$/, '')),
      );
  await expect.poll(() => layers(0)).toEqual(['basic', 'basic-dimensions', 'basic-names']);
  await expect.poll(() => layers(1)).toEqual(['extended', 'extended-dimensions', 'extended-names']);
});

test('without a pointer types are chosen, plans reached, and outlines laid over each other', async ({ page }) => {
  await open(page);
  await type(page, 1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/types=59B,84A$/u);
  await page.keyboard.press('Tab');
  await expect(type(page, 2)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '확장형' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '기본형' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: '치수' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe(await row(page).getByRole('link').first().innerText());
  await page.getByRole('checkbox', { name: '겹쳐 보기' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('img', { name: /바깥선/ })).toBeVisible();
});

test('a comparison that is kept stands among the visitor’s own, once, leads back, and is let go', async ({ page }) => {
  await open(page, '?types=84A,59B');
  await page.getByRole('button', { name: '84㎡A·59㎡B 비교 나의 방문에 담기' }).click();
  // In the other order it is the same.
  await type(page, 1).selectOption('59B');
  await expect(page.getByRole('button', { name: '59㎡B·84㎡A 비교 나의 방문에 담음' })).toBeVisible();
  await page.getByRole('link', { name: '나의 방문 보기' }).click();
  await page.getByRole('link', { name: '59㎡B·84㎡A', exact: true }).click();
  await expect(page).toHaveURL(/compare\?types=59B,84A$/u);
  await expect(type(page, 1)).toHaveValue('59B');
  await page.goBack();
  await page.getByRole('button', { name: '59㎡B·84㎡A 빼기' }).click();
  await expect(page.getByText('아직 담은 비교가 없습니다.')).toBeVisible();
  expect(await readStore(page, 'modelhouse-notebook', 'entries')).toEqual([]);
});

test('the shared address names the types, also where the page was opened without any', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  await open(page);
  await page.getByRole('button', { name: '공유하기' }).click();
  await expect(page.getByText('주소를 복사했습니다.')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(/\/FloorPlan\/compare\?types=59A,84A$/u);
  await page.goto(shared);
  await expect(type(page, 2)).toHaveValue('84A');
});

test('without scripts the two best-known types stand there, with their table', async ({ browser, site }, {
  project,
}) => {
  const { viewport = null } = project.use;
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  await page.goto(site.url + COMPARE);
  await expectOneScale(page, 2);
  await expect(fact(page, '전용면적')).toContainText('59.9400');
  await expect(type(page, 1)).toBeDisabled();
  await context.close();
});
