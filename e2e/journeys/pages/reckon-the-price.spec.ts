import fs from 'node:fs/promises';
import { CALCULATOR_TEXT } from '#text/pages/price-calculator.ts';
import { PRICE_TEXT } from '#text/pages/price.ts';
import { expect, test, untilReady } from '#e2e/support/site.ts';

const PATH = '/SalesInfo/price';

test('type, floor and options make a price, and say what is due when', async ({ page }) => {
  await page.goto(PATH);
  await untilReady(page);
  await page.getByLabel(CALCULATOR_TEXT.type, { exact: true }).selectOption('59A');
  await page.getByLabel(PRICE_TEXT.floor, { exact: true }).selectOption('12');
  const total = page.getByRole('status').filter({ hasText: CALCULATOR_TEXT.total });
  await expect(total).toContainText('508,500,000원');
  await expect(total).toContainText(CALCULATOR_TEXT.withoutOptions);
  await page.getByRole('checkbox', { name: '발코니 확장' }).check();
  await expect(total).toContainText('523,300,000원');
  await expect(total).not.toContainText(CALCULATOR_TEXT.withoutOptions);
  const table = page.getByRole('table', { name: CALCULATOR_TEXT.payments });
  await expect(table.getByRole('row', { name: /계약금 1차/ })).toContainText('26,905,000원');
  await expect(table.getByRole('row', { name: /중도금 1차/ })).toContainText('2027년 10월 15일(금)');
  await expect(table.getByRole('row', { name: /잔금/ })).toContainText('165,870,000원');
  await expect(table.getByRole('row', { name: PRICE_TEXT.sum })).toContainText('523,300,000원');
});

test(
  'a phone shows what each floor costs, and its parts when they are asked for',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(PATH);
    await untilReady(page);
    const table = page.getByRole('table', { name: '59㎡A', exact: true });
    const land = table.getByText('211,200,000원').first();
    await expect(table.getByText('492,800,000원')).toBeVisible();
    await expect(land).toBeHidden();
    await table.getByText(PRICE_TEXT.parts).click();
    await expect(land).toBeVisible();
  },
);

test('the price stays in sight beside the choices, and lies over no payment', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${PATH}?type=84A&floor=20`);
  await untilReady(page);
  const total = page.getByRole('status').filter({ hasText: CALCULATOR_TEXT.total });
  const table = page.getByRole('table', { name: CALCULATOR_TEXT.payments });
  const last = page.getByRole('checkbox').last();
  await last.evaluate((box) => box.scrollIntoView({ block: 'center' }));
  await expect(total).toBeInViewport({ ratio: 1 });
  await table
    .getByRole('row')
    .last()
    .evaluate((row) => row.scrollIntoView({ block: 'end' }));
  const [ends, begins] = await Promise.all(
    [total, table].map((shown) => shown.evaluate((element) => element.getBoundingClientRect())),
  );
  expect(ends!.bottom).toBeLessThanOrEqual(begins!.top);
});

test('an option without a price stands in the ledger, which says so, and not in the calculator', async ({ page }) => {
  await page.goto(`${PATH}?type=84B`);
  await untilReady(page);
  await expect(page.getByLabel(CALCULATOR_TEXT.type, { exact: true })).toHaveValue('84B');
  const row = page.getByRole('region', { name: PRICE_TEXT.finishKinds.option }).getByRole('listitem');
  await expect(row.filter({ hasText: '헤링본 무늬 강마루' })).toContainText(PRICE_TEXT.priceLater);
  await expect(page.getByRole('checkbox', { name: '안방 붙박이장' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '헤링본' })).toHaveCount(0);
  await expect(page.getByText(CALCULATOR_TEXT.unpriced)).toBeVisible();
});

test('interest is reckoned by the rate that one types, and a rate that is none is said to be', async ({ page }) => {
  await page.goto(`${PATH}?type=84A&floor=20`);
  await untilReady(page);
  await expect(page.getByLabel(CALCULATOR_TEXT.type, { exact: true })).toHaveValue('84A');
  await expect(page.getByLabel(PRICE_TEXT.floor, { exact: true })).toHaveValue('20');
  const rate = page.getByLabel(CALCULATOR_TEXT.rate);
  await rate.fill('많이');
  await expect(page.getByText(CALCULATOR_TEXT.rateWrong)).toBeVisible();
  await rate.fill('4.5');
  await expect(page.getByText(/이자는 약 [\d,]+원입니다/)).toBeVisible();
});

test('the days are taken to a calendar', async ({ page }) => {
  await page.goto(PATH);
  await untilReady(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: CALCULATOR_TEXT.calendar }).click();
  const file = await fs.readFile(await (await downloading).path(), 'utf8');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(9);
  expect(file).toContain('DTSTART;VALUE=DATE:20270405');
  expect(file).toContain('TRIGGER:-PT15H');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every price and the ledger stand in the page', async ({ page }) => {
    await page.goto(PATH);
    const table = page.getByRole('table', { name: '44㎡' });
    await expect(table).toContainText('14,300,000원');
    for (const kind of Object.values(PRICE_TEXT.finishKinds))
      await expect(page.getByRole('heading', { name: kind, exact: true })).toBeVisible();
  });
});
