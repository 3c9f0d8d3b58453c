import { expect, test, untilReady } from '#e2e/support/site.ts';

// A sheet of paper is as narrow as a phone.
const PAPER = { width: 690, height: 1000 };

test('the overview is printed with all its rows and maps, without menus and buttons', async ({ page }) => {
  await page.goto('/BusinessGuide/intro');
  await untilReady(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  await expect(page.getByRole('heading', { level: 1, name: '사업개요' })).toBeVisible();
  await expect(page.getByText('94,114.8939').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '위치 약도' })).toBeVisible();
  for (const name of ['방문예약', '전화상담', '메뉴 열기', '입지안내'])
    await expect(
      page.getByRole('link', { name }).or(page.getByRole('button', { name })).filter({ visible: true }),
    ).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('기준일');
});

test('a plan is printed whole, with its dimensions and areas', async ({ page }) => {
  await page.goto('/FloorPlan/84A');
  await untilReady(page);
  await page.getByRole('button', { name: '확대' }).click();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  const plan = page
    .getByRole('img', { name: /84㎡A|84A/ })
    .filter({ visible: true })
    .first();
  const box = await plan.boundingBox();
  expect(box && { left: box.x >= 0, right: box.x + box.width <= PAPER.width }).toEqual({ left: true, right: true });
  await expect(page.getByText('계약면적')).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
});
