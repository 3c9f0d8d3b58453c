import { expect, openReservation, reservation, test, type, visit } from './firefox.ts';

const LATER = '/SalesInfo/SubscriptionGuide';

test('Back closes the popup and leaves the page; × closes it too, and Back leads on from there', async ({ page }) => {
  await visit(page, '/Brand/intro');
  await page.getByRole('banner').getByRole('link', { name: '청약안내', exact: true }).click();
  await expect(page).toHaveURL(LATER);
  await openReservation(page);
  await type(reservation(page).getByLabel('이름'), '홍길동');
  await page.goBack();
  await expect(reservation(page)).toBeHidden();
  await expect(page).toHaveURL(LATER);

  await openReservation(page);
  await expect(reservation(page).getByLabel('이름'), 'nothing typed is lost').toHaveValue('홍길동');
  await reservation(page).getByRole('button', { name: '닫기' }).click();
  await expect(reservation(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/Brand/intro');
});
