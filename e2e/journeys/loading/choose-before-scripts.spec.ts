import { hold } from '#e2e/support/network/hold.ts';
import { expect, isPhone, test, untilReady, type Page } from '#e2e/support/site.ts';
import { shownLayers } from '#e2e/support/plans/plan.ts';
import { PATIENCE, Walk } from '#e2e/support/walk.ts';
import { FAQ_TEXT } from '#text/pages/faq.ts';
import { POINTS_TEXT } from '#text/pages/points.ts';
import { CALCULATOR_TEXT } from '#text/pages/price-calculator.ts';
import { PRICE_TEXT } from '#text/pages/price.ts';
import { AREAS_TEXT } from '#text/units/areas.ts';
import { HOME_TEXT } from '#text/units/home.ts';
import { TOWERS_TEXT } from '#text/units/homes.ts';

/** Opens a page whose scripts do not come, does something there, and lets them come. */
async function beforeScripts(page: Page, address: string, act: () => Promise<void>): Promise<void> {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await act();
  release();
}

const status = (page: Page, text: string) => page.getByRole('main').getByRole('status').filter({ hasText: text });

test('type, floor and option chosen before the scripts have come are reckoned with, and the rate that was typed', async ({
  page,
}) => {
  const floor = page.getByLabel(PRICE_TEXT.floor, { exact: true });
  await beforeScripts(page, '/SalesInfo/price', async () => {
    await floor.selectOption('12');
    await page.getByRole('checkbox', { name: '발코니 확장' }).check();
    await page.getByLabel(CALCULATOR_TEXT.rate).fill('4.2');
  });
  await expect(status(page, CALCULATOR_TEXT.total)).toContainText('523,300,000원');
  await expect(floor).toHaveValue('12');
  await expect(page.getByRole('checkbox', { name: '발코니 확장' })).toBeChecked();
  await expect(page.getByLabel(CALCULATOR_TEXT.rate)).toHaveValue('4.2');
  await expect(status(page, '이자는 약')).toBeVisible();
});

test('a type that has not the floor chosen after it, before the scripts have come, is shown on a floor of its own', async ({
  page,
}) => {
  await beforeScripts(page, '/SalesInfo/price', async () => {
    await page.getByLabel(CALCULATOR_TEXT.type, { exact: true }).selectOption('44');
    await page.getByLabel(PRICE_TEXT.floor, { exact: true }).selectOption('41');
  });
  await expect(status(page, CALCULATOR_TEXT.total)).toContainText('245,700,000원');
  await expect(page.getByLabel(CALCULATOR_TEXT.type, { exact: true })).toHaveValue('44');
  await expect(page.getByLabel(PRICE_TEXT.floor, { exact: true })).toHaveValue('5');
});

for (const [list, chosen, type, floor, total] of [
  [CALCULATOR_TEXT.type, '59B', '59B', '20', '511,500,000원'],
  [PRICE_TEXT.floor, '12', '84A', '12', '711,500,000원'],
] as const)
  test(`what an address names holds for what is not chosen before the scripts have come: ${list}`, async ({ page }) => {
    await beforeScripts(page, '/SalesInfo/price?type=84A&floor=20', async () => {
      await page.getByLabel(list, { exact: true }).selectOption(chosen);
    });
    await expect(status(page, CALCULATOR_TEXT.total)).toContainText(total);
    await expect(page.getByLabel(CALCULATOR_TEXT.type, { exact: true })).toHaveValue(type);
    await expect(page.getByLabel(PRICE_TEXT.floor, { exact: true })).toHaveValue(floor);
  });

test('points answered before the scripts have come are added up', async ({ page }) => {
  const { parts } = POINTS_TEXT;
  await beforeScripts(page, '/SalesInfo/points', async () => {
    await page.getByLabel(parts.withoutHome).selectOption({ label: POINTS_TEXT.answer('10년 이상 11년 미만', 22) });
    await page.getByLabel(parts.dependants).selectOption({ label: POINTS_TEXT.answer('3명', 20) });
    await page.getByLabel(parts.account, { exact: true }).selectOption({ label: POINTS_TEXT.answer('15년 이상', 17) });
  });
  await expect(status(page, POINTS_TEXT.points(59))).toBeVisible();
});

test('a plan as built and without furniture, chosen before the scripts have come, is drawn so; 평 stand beside ㎡', async ({
  page,
}) => {
  const pyeong = page.getByRole('checkbox', { name: AREAS_TEXT.showPyeong });
  await beforeScripts(page, '/FloorPlan/84A', async () => {
    await page.getByText('기본형', { exact: true }).click();
    await page.getByRole('checkbox', { name: '가구' }).uncheck();
    await pyeong.check();
  });
  const size = isPhone(page) ? 'small' : 'large';
  await expect
    .poll(() => shownLayers(page))
    .toEqual(['basic', ...(isPhone(page) ? [] : ['basic-dimensions']), `basic-names-${size}`]);
  await expect(pyeong).toBeChecked();
  await expect(page.getByRole('columnheader', { name: AREAS_TEXT.pyeong })).toBeVisible();
});

test('a type chosen among the homes before the scripts have come stands out, and a tower is chosen', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const types = page.getByRole('group', { name: TOWERS_TEXT.type });
  await beforeScripts(page, '/ComplexGuide/detailintro', async () => {
    await types.getByRole('radio', { name: /59.?㎡.?B/ }).check();
    await page.getByRole('combobox', { name: HOME_TEXT.tower, exact: true }).selectOption('103동');
    if (isPhone(page)) await main.getByRole('radio', { name: '102동' }).check();
  });
  await expect(status(page, '총')).toContainText(/59.?㎡.?B/);
  await expect(types.getByRole('radio', { name: /59.?㎡.?B/ })).toBeChecked();
  // Its homes begin on the sixth floor; those of the others on the fifth.
  const floors = page.getByRole('combobox', { name: HOME_TEXT.floor, exact: true }).getByRole('option');
  await expect(floors.last()).toHaveText('6층');
  await expect(floors.nth(1)).toHaveText('41층');
  if (isPhone(page)) {
    await expect(main.getByRole('region', { name: '102동' })).toBeVisible();
    await expect(main.getByRole('region', { name: '101동' })).toBeHidden();
  }
});

test('words looked for among the questions before the scripts have come are found', async ({ page }) => {
  await beforeScripts(page, '/SalesInfo/faq', () => page.getByRole('searchbox').fill('주차'));
  await expect(status(page, FAQ_TEXT.found(1))).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('주차');
});

test(
  'a part of an accordion opened before the scripts have come closes the one that was open, and closes with the next',
  { tag: '@phone' },
  async ({ page }) => {
    const part = (name: string) => page.getByRole('main').locator('details', { hasText: name });
    const open = page.getByRole('main').locator('details[open]');
    await beforeScripts(page, '/BusinessGuide/intro', async () => {
      await expect(part('개요').first()).toHaveAttribute('open');
      await part('프리미엄').locator('summary').click();
      await expect(open).toHaveCount(1);
    });
    await untilReady(page);
    await expect(open.locator('summary')).toHaveText('프리미엄');
    await page.locator('main summary', { hasText: '개요' }).click();
    await expect(open.locator('summary')).toHaveText('개요');
  },
);

for (const [search, type] of [
  ['', '59㎡A'],
  ['?type=84B', '84㎡B'],
] as const)
  test(`a walk started before the scripts have come is seen to be, and opens when they do: ${type}`, async ({
    page,
  }) => {
    const walk = new Walk(page);
    const start = page.getByRole('button', { name: /VR을 보실 수 있습니다/ });
    await beforeScripts(page, `/FloorPlan/Emodel${search}`, async () => {
      await start.click();
      await expect(start).toHaveAttribute('aria-busy', 'true');
    });
    await expect(walk.frame).toHaveAccessibleName(`${type} 살펴보기`, PATIENCE);
    await expect(walk.view).toHaveAccessibleName(/360도/, PATIENCE);
    await expect(start).toHaveCount(0);
    // Another type is not entered unasked.
    await page.getByRole('tab', { name: '84㎡A' }).click();
    await expect(walk.frame).toHaveAccessibleName('84㎡A 살펴보기');
    await expect(start).toBeVisible();
  });
