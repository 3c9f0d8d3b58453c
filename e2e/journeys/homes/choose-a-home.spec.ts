import { expect, test } from '#e2e/support/site.ts';

test('a home is chosen by tower, floor and line, says what it is, and its address opens it again', async ({ page }) => {
  await page.goto('/ComplexGuide/detailintro');
  await expect(page.getByText('동과 층, 호를 모두 골라 주세요.')).toBeVisible();
  await page.getByLabel('동', { exact: true }).selectOption('101동');
  await page.getByLabel('층', { exact: true }).selectOption('12');
  await page.getByLabel('호', { exact: true }).selectOption('4호');
  const card = page.getByRole('status').filter({ has: page.getByRole('heading', { name: '101동 1204호' }) });
  await expect(card).toContainText('59㎡B 아파트');
  await expect(card).toContainText('41층 가운데 12층');
  await expect(card).toContainText('왼쪽 1203호 59㎡A');
  await expect(card).toContainText('평면도와 좌우가 반대');
  await expect(card).toContainText('공급 전');
  await expect(page).toHaveURL(/\?home=101-1204$/u);
  // Its neighbour's plan lies as it is drawn.
  await page.getByLabel('호', { exact: true }).selectOption('3호');
  await expect(page.getByRole('heading', { name: '101동 1203호' })).toBeVisible();
  await expect(page.getByText('평면도와 좌우가 반대')).toHaveCount(0);
  await page.getByLabel('호', { exact: true }).selectOption('4호');
  await expect(page).toHaveURL(/\?home=101-1204$/u);
  await page.reload();
  await expect(card).toContainText('59㎡B');
  await card.getByRole('link', { name: '분양가 보기' }).click();
  await expect(page).toHaveURL(/type=59B&floor=12$/u);
  await page.goBack();
  await expect(card).toContainText('59㎡B');
});

test('a tower’s table is one stop for the keyboard: arrows move, Enter chooses', async ({ page }) => {
  await page.goto('/ComplexGuide/detailintro?home=102-2001');
  const chosen = page.getByRole('gridcell', { selected: true });
  await expect(chosen).toHaveText('2001');
  await chosen.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?home=102-2102$/u);
  await expect(page.getByRole('heading', { name: '102동 2102호' })).toBeVisible();
  await expect(chosen).toHaveText('2102');
});

test('a home that is kept stands among the visitor’s own and leads back', async ({ page }) => {
  await page.goto('/ComplexGuide/detailintro?home=104-1004');
  await page.getByRole('button', { name: '104동 1004호 나의 방문에 담기' }).click();
  await page.getByRole('link', { name: '나의 방문 보기' }).click();
  await page.getByRole('link', { name: '104동 1004호', exact: true }).click();
  await expect(page.getByRole('heading', { name: '104동 1004호' })).toBeVisible();
});
