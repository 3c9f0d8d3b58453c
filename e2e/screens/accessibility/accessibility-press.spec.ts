import { expect, expectAccessible, test } from '#e2e/support/screens/accessibility.ts';
import { facts } from '#e2e/support/routes.ts';
import { scrollToDesk } from '#e2e/support/visitors/desk.ts';
import { untilReady, type Page, type Site } from '#e2e/support/site.ts';

const LIST = encodeURI(`/${facts.slug}/press`);
const READS = /documents:(runQuery|batchGet)/;

async function openDesk(page: Page) {
  await page.goto(LIST);
  await untilReady(page);
  await expect(page.locator('tbody a')).toHaveCount(10);
  await scrollToDesk(page);
  await expect(page.getByLabel('이메일')).toBeVisible();
}

async function signIn(page: Page, { email, password }: Site['administrator']) {
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

test('the desk has no problem: refused, signed in, with a preview', async ({ page, site }) => {
  await openDesk(page);
  await signIn(page, { ...site.administrator, password: 'wrong-password' });
  await expect(page.getByText('로그인 실패')).toBeVisible();
  await expectAccessible(page);
  await signIn(page, site.administrator);
  await expect(page.getByText('님, 반갑습니다')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /^제목/ }).fill('새 소식');
  await page.getByRole('button', { name: '미리보기' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: '새 소식' })).toBeVisible();
  await expectAccessible(page);
});

test('an article has no problem for who may edit it: its tools, its form, the question before it is deleted', async ({
  page,
  site,
}) => {
  await openDesk(page);
  await signIn(page, site.administrator);
  await expect(page.getByText('님, 반갑습니다')).toBeVisible();
  const title = await page.locator('tbody a').first().innerText();
  await page.locator('tbody a').first().click();
  await expect(page.locator('h1')).toHaveText(title);
  await page.getByRole('button', { name: '기사 삭제' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: '취소' }).last().click();
  await page.getByRole('button', { name: '기사 수정' }).click();
  await expect(page.getByRole('textbox', { name: /^제목/ })).toHaveValue(title);
  await expectAccessible(page);
});

test('what was read earlier has no problem while the server is away', async ({ page }) => {
  await page.goto(LIST);
  await untilReady(page);
  await expect(page.locator('tbody a')).toHaveCount(10);
  // The list is kept for later a moment after it shows.
  await page.locator('tbody a').first().click();
  await expect(page.locator('article')).toBeVisible();
  await page.route(READS, (route) => route.abort());
  await page.goto(LIST);
  await expect(page.getByText(/읽은 내용을 보여 드립니다/)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
});

test('an article that cannot be read names its page all the same', async ({ page }) => {
  await page.route(READS, (route) => route.abort());
  await page.goto(`${LIST}/brand-name`);
  await expect(page.getByText('기사를 불러오지 못했습니다.')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('h1')).toHaveText('언론보도 기사');
  await expectAccessible(page);
});
