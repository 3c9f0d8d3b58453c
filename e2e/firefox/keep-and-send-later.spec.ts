import { RESULT_TEXT } from '#text/forms.ts';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { expect, openReservation, reservation, send, test, visit } from './firefox.ts';

test(
  'a reservation without a network is kept, shown as waiting, and sent once the network is there',
  {
    tag: '@keeps',
  },
  async ({ page, site, network }) => {
    await visit(page, '/Brand/intro');
    // The code of the waiting list comes a little later than the page.
    await untilCodeRuns(page);
    network.carry(false);
    await openReservation(page);
    await send(reservation(page), '김온새');
    const alert = reservation(page).getByRole('alert');
    await expect(alert).toContainText(RESULT_TEXT.exception);
    await expect(alert).toContainText(RESULT_TEXT.saved);
    await reservation(page).getByRole('button', { name: '닫기' }).click();
    await page.getByRole('button', { name: '전송 대기 1건' }).click();
    const sheet = page.getByRole('dialog', { name: '전송 대기 목록' });
    const receipt = (await sheet.locator('strong').first().innerText()).trim();

    network.carry(true);
    await sheet.getByRole('button', { name: '지금 보내기' }).click();
    await expect(sheet.getByText('전송을 기다리는 요청이 없습니다.')).toBeVisible({ timeout: 20_000 });
    expect(await site.inbox()).toMatchObject([{ receipt, copies: 1, fields: { name: '김온새' } }]);
  },
);

test(
  'a kept reservation survives its tab, and the next visit sends it',
  { tag: '@keeps' },
  async ({ page, site, network, context }) => {
    await visit(page, '/Brand/intro');
    network.carry(false);
    await openReservation(page);
    await send(reservation(page), '이바다');
    await expect(reservation(page).getByRole('alert')).toContainText(RESULT_TEXT.saved);
    // A private window forgets with its last tab.
    const next = await context.newPage();
    await page.close();
    network.carry(true);
    await next.goto(`${site.url}/privacy`);
    await expect.poll(() => site.inbox(), { timeout: 20_000 }).toMatchObject([{ fields: { name: '이바다' } }]);
  },
);

test(
  'where nothing may be kept the page does not say so, names the phone, and loses nothing that was typed',
  {
    tag: '@forgets',
  },
  async ({ page, site, network }) => {
    await visit(page, '/Promotion/Customer');
    network.carry(false);
    const form = page.getByRole('main');
    await send(form, '박파도');
    await expect(form.getByRole('alert')).toContainText(RESULT_TEXT.exception);
    await expect(form.getByRole('alert')).not.toContainText(RESULT_TEXT.saved);
    await expect(form.getByRole('alert').getByRole('link', { name: /^0/ })).toHaveAttribute('href', /^tel:/);
    await expect(form.getByLabel('이름')).toHaveValue('박파도');

    network.carry(true);
    await form.getByRole('button', { name: '등록하기' }).click();
    await expect(form.getByRole('status')).toContainText('등록이 완료되었습니다.');
    expect(await site.inbox()).toMatchObject([{ copies: 1, fields: { name: '박파도' } }]);
  },
);
