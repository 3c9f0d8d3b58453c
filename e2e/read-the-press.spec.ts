import { facts } from '#content/facts.ts';
import { expect, isPhone, test, untilReady } from './support/site.ts';

const LIST = encodeURI(`/${facts.slug}/press`);

test('the list shows ten articles, and 더보기 the rest', async ({ page }) => {
  await page.goto(LIST);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(isPhone(page) ? 3 : 5);
  await page.getByRole('button', { name: '더보기' }).click();
  await expect(rows).toHaveCount(12);
  await expect(page.getByRole('button', { name: '더보기' })).toHaveCount(0);
});

test('an article shows its paragraphs, counts one view, and 목록으로 goes back', async ({ page }) => {
  await page.goto(LIST);
  await untilReady(page);
  const link = page.locator('tbody a').first();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await page.locator('article > p').count()).toBeGreaterThan(1);
  const shown = Number(
    (await page.locator('article header').innerText()).match(/조회수 ([\d,]+)/)?.[1]?.replace(',', ''),
  );
  await page.getByRole('button', { name: '목록으로' }).click();
  await expect(page).toHaveURL(LIST);
  await page.goForward();
  await expect(page.locator('article header')).toContainText(`조회수 ${(shown + 1).toLocaleString('ko-KR')}`);
});

test('a missing article gives way to the list', async ({ page }) => {
  await page.goto(`${LIST}/nothing-here`);
  await expect(page).toHaveURL(LIST);
  await expect(page.locator('tbody tr')).toHaveCount(10);
});

test('a failure says so and can be tried again', async ({ page }) => {
  await page.route('**/documents:runQuery*', (route) => route.abort());
  await page.goto(LIST);
  await expect(page.getByRole('alert')).toContainText('기사 목록을 불러오지 못했습니다. 인터넷 연결을');
  await page.unroute('**/documents:runQuery*');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(10);
});

test('목록으로 finds the list also after a popup was closed by Back, and on an article opened directly', async ({
  page,
}) => {
  await page.goto(LIST);
  await untilReady(page);
  await page.locator('tbody a').first().click();
  await expect(page.locator('article')).toBeVisible();
  const article = page.url();
  await page.getByRole('contentinfo').getByRole('button', { name: '방문예약' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: '목록으로' }).click();
  await expect(page).toHaveURL(LIST);
  await page.goto(article);
  await page.getByRole('button', { name: '목록으로' }).click();
  await expect(page).toHaveURL(LIST);
});

test('더보기 used twice in one moment loads the next articles once, and the focus goes to the first of them', async ({
  page,
}) => {
  await page.goto(LIST);
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await page.getByRole('button', { name: '더보기' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.locator('tbody tr')).toHaveCount(12);
  await expect(page.locator('tbody a').nth(10)).toBeFocused();
});

test('an id that no article can have gives way to the list', async ({ page }) => {
  for (const id of ['__nothing__', 'a%2Fb']) {
    await page.goto(`${LIST}/${id}`);
    await expect(page).toHaveURL(LIST);
  }
});
