import type { Page } from 'playwright/test';
import { expect, test, untilReady } from '#e2e/support/site.ts';

const formOf = (page: Page) => page.locator('#interestForm');

test('the inline form shows its result in place and empties', async ({ page, site }) => {
  await page.goto('/');
  await untilReady(page);
  const form = formOf(page);
  await form.getByLabel('이름').fill('홍길동');
  await form.getByLabel('연락처').fill('01012345678');
  await form.getByLabel('문의 내용').fill('주말에 방문하고 싶습니다.');
  await form.getByRole('button', { name: '등록하기' }).click();
  await expect(form.getByRole('status')).toContainText('등록이 완료되었습니다.');
  await expect(form.getByLabel('이름')).toHaveValue('');
  const [lead] = await site.inbox();
  expect(lead).toMatchObject({ form: 'visit', copies: 1 });
  expect(lead?.fields).toMatchObject({ name: '홍길동', phone: '01012345678', message: '주말에 방문하고 싶습니다.' });
});

test('a phone number in another form is refused with an example, and nothing typed is lost', async ({ page, site }) => {
  await page.goto('/');
  await untilReady(page);
  const form = formOf(page);
  await expect(form.getByText('예: 01012345678 또는 010-1234-5678')).toBeVisible();
  await form.getByLabel('이름').fill('홍길동');
  await form.getByLabel('연락처').fill('032-123-4567');
  await form.getByRole('button', { name: '등록하기' }).click();
  await expect(form.getByLabel('연락처')).toHaveAccessibleDescription(/연락처를 확인해 주세요/);
  await expect(form.getByLabel('연락처')).toHaveValue('032-123-4567');
  await expect(form.getByLabel('이름')).toHaveValue('홍길동');
  expect(await site.inbox()).toHaveLength(0);
});

test('whoever fills the trap is thanked and not stored', async ({ page, site }) => {
  await page.goto('/');
  await untilReady(page);
  const form = formOf(page);
  await form.getByLabel('이름').fill('bot');
  await form.getByLabel('연락처').fill('01012345678');
  await form.locator('[name="_gotcha"]').evaluate((input: HTMLInputElement) => (input.value = 'http://spam.example'));
  await form.getByRole('button', { name: '등록하기' }).click();
  await expect(form.getByRole('status')).toBeVisible();
  expect(await site.inbox()).toHaveLength(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the inline form posts, is thanked for in Korean, and leads back', async ({ page, site }) => {
    await page.goto('/');
    const form = formOf(page);
    await form.getByLabel('이름').fill('홍길동');
    await form.getByLabel('연락처').fill('010-1234-5678');
    await form.getByRole('button', { name: '등록하기' }).click();
    await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible();
    const [lead] = await site.inbox();
    expect(lead).toMatchObject({ form: 'visit', leadId: null });
    expect(lead?.fields).toMatchObject({ name: '홍길동', phone: '010-1234-5678' });
    await page.getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });

  test('every page can be read, and its links lead on', async ({ page }) => {
    await page.goto('/Brand/intro');
    await expect(page.locator('h1')).toHaveText('브랜드 소개');
    await page.getByRole('navigation', { name: '하위 메뉴' }).getByRole('link', { name: '홍보영상' }).click();
    await expect(page).toHaveURL('/Brand/video');
  });

  test('the footer lists the family sites and every page of the menu', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/Brand/intro');
    const footer = page.getByRole('contentinfo');
    await expect(
      footer.getByRole('link', { name: '(예시) 온새미건설 (새 창)' }).filter({ visible: true }),
    ).toBeVisible();
    for (const name of ['홍보영상', '입주자모집공고', '관심고객 등록'])
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  });
});
