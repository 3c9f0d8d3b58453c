import { PRESS_LIST, field, openDesk, submit } from '#e2e/support/visitors/desk.ts';
import { expect, test, type, visit } from './firefox.ts';

test('the press list leads to an article and back', async ({ page }) => {
  await visit(page, PRESS_LIST);
  const first = page.locator('tbody a').first();
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await page.locator('article > p').count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: '목록으로' }).click();
  await expect(page).toHaveURL(PRESS_LIST);
  await expect(page.locator('tbody a')).toHaveCount(10);
});

test('the administrator signs in and publishes, and every visitor reads it', async ({ page, site, browser }) => {
  const { email, password } = site.administrator;
  await openDesk(page);
  await type(page.getByLabel('이메일'), email);
  await type(page.getByLabel('비밀번호', { exact: true }), password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByText(`${email} 님, 반갑습니다`)).toBeVisible();
  await type(field(page, '제목'), '새 소식 <b>');
  await type(field(page, '요약'), '요약입니다');
  await type(field(page, '본문'), '첫 문단\n둘째 문단');
  await submit(page).click();
  await expect(page.getByText('기사를 등록했습니다.')).toBeVisible();
  await expect(field(page, '제목')).toHaveValue('');
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visit(visitor, site.url + PRESS_LIST);
  const row = visitor.locator('tbody tr').first();
  await expect(row).toContainText('새 소식 <b>');
  await row.getByRole('link').click();
  await expect(visitor.getByText('둘째 문단')).toBeVisible();
  await visitor.context().close();
});
