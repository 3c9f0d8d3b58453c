import { points } from '#content/points.ts';
import { POINTS_TEXT } from '#text/pages/points.ts';
import { expect, test, untilReady } from '#e2e/support/site.ts';

const PATH = '/SalesInfo/points';
const { parts } = POINTS_TEXT;

test('three answers are added up to points of 84, which are forgotten with the page', async ({ page }) => {
  await page.goto(PATH);
  await untilReady(page);
  await expect(page.getByLabel(parts.withoutHome)).toHaveValue('');
  await page.getByLabel(parts.withoutHome).selectOption({ label: POINTS_TEXT.answer('10년 이상 11년 미만', 22) });
  await page.getByLabel(parts.dependants).selectOption({ label: POINTS_TEXT.answer('3명', 20) });
  const status = page.locator('main [role="status"]');
  await expect(status).toContainText('42점');
  await expect(status).toContainText(parts.account);
  await page.getByLabel(parts.account, { exact: true }).selectOption({ label: POINTS_TEXT.answer('15년 이상', 17) });
  await expect(status).toContainText('59점');
  await page.getByLabel(parts.spouseAccount).selectOption({ index: 3 });
  await expect(status).toContainText('59점');
  await page.reload();
  await untilReady(page);
  await expect(page.getByLabel(parts.withoutHome)).toHaveValue('');
  await expect(status).toContainText('0점');
});

test('what is to be looked up before applying stands with its day, and can be ticked', async ({ page }) => {
  await page.goto(PATH);
  await untilReady(page);
  const item = points!.checklist.items[0]!;
  await expect(page.getByText(POINTS_TEXT.asOf('입주자모집공고', '2027년 3월 5일(금)', true)).first()).toBeVisible();
  await page.getByLabel(item.title).check();
  await expect(page.getByLabel(item.title)).toBeChecked();
});
