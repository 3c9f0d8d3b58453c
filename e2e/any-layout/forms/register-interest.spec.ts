import { expect, test, untilReady } from '#e2e/support/site.ts';

test('interest is registered from the hero button with all that the visitor gives', async ({ page, site }) => {
  await page.goto('/');
  await untilReady(page);
  await page.getByRole('main').getByRole('button', { name: '관심고객 등록', exact: true }).click();
  const popup = page.getByRole('dialog', { name: '관심고객 등록' });
  await popup.getByLabel('이름').fill('김온새');
  await popup.getByLabel('연락처').fill('010 9876 5432');
  await popup.getByLabel('생년월일').fill('1965-03-02');
  await popup.getByLabel('거주 지역').fill('인천 중구');
  await popup.getByLabel('문의 내용').fill('84타입이\n궁금합니다.');
  await expect(popup.getByLabel('[선택] 광고성 정보 수신 동의')).not.toBeChecked();
  await popup.getByLabel('[선택] 광고성 정보 수신 동의').check();
  await popup.getByRole('button', { name: '등록하기' }).click();
  await expect(popup.getByRole('status')).toContainText('등록이 완료되었습니다.');
  const [lead] = await site.inbox();
  expect(lead?.form).toBe('interest');
  expect(lead?.fields).toMatchObject({
    name: '김온새',
    phone: '010 9876 5432',
    birthday: '1965-03-02',
    residence: '인천 중구',
    message: '84타입이\n궁금합니다.',
    marketing_consent: 'true',
  });
  expect(lead?.fields['submitted_at']).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(lead?.fields['notice_version']).not.toBe('');
});

test('the Location link opens the same popup, and Back closes it', async ({ page }) => {
  await page.goto('/');
  await untilReady(page);
  await page.getByRole('button', { name: '관심고객 등록하기' }).click();
  const popup = page.getByRole('dialog', { name: '관심고객 등록' });
  await expect(popup).toBeVisible();
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('what was typed is still there when the popup was closed without sending', async ({ page }) => {
  await page.goto('/');
  await untilReady(page);
  await page.getByRole('button', { name: '관심고객 등록하기' }).click();
  const popup = page.getByRole('dialog', { name: '관심고객 등록' });
  await popup.getByLabel('이름').fill('김온새');
  await popup.getByRole('button', { name: '닫기' }).click();
  await page.getByRole('button', { name: '관심고객 등록하기' }).click();
  await expect(popup.getByLabel('이름')).toHaveValue('김온새');
});

test('the interest popup takes the focus and keeps it, and the page under it does not scroll', async ({ page }) => {
  await page.goto('/');
  await untilReady(page);
  const button = page.getByRole('main').getByRole('button', { name: '관심고객 등록', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: '관심고객 등록' });
  const close = popup.getByRole('button', { name: '닫기' });
  await expect(close).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Shift+Tab');
  await expect(popup.getByRole('button', { name: '등록하기' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await close.click();
  await expect(popup).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
});
