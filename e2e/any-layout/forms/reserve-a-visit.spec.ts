import { test } from '#e2e/support/visitors/reservation.ts';
import { expect } from '#e2e/support/site.ts';

const SUCCESS = '등록이 완료되었습니다.\n전문 상담사가 곧 연락드리겠습니다.';

test('a visitor reserves a visit: it is confirmed with a receipt number and stands in the inbox', async ({
  page,
  site,
  reservation,
}) => {
  await reservation.fill('홍길동', '010-1234-5678');
  await reservation.send();
  const result = reservation.popup.getByRole('status');
  await expect(result).toContainText('등록이 완료되었습니다.');
  expect(await result.locator('p').first().innerText()).toBe(SUCCESS);
  const [lead] = await site.inbox();
  expect(lead).toMatchObject({ form: 'reservation', copies: 1 });
  expect(lead?.fields).toMatchObject({ name: '홍길동', phone: '010-1234-5678', email: '', visitDate: '' });
  await expect(result).toContainText(`접수번호 ${lead?.receipt}`);
  await page.goto('/local/inbox');
  await expect(page.getByText('홍길동').first()).toBeVisible();
});

test('after a success the popup opens fresh and empty', async ({ reservation }) => {
  await reservation.fill('홍길동', '01012345678');
  await reservation.send();
  await expect(reservation.popup.getByRole('status')).toBeVisible();
  await reservation.close();
  await reservation.open();
  await expect(reservation.field('이름')).toHaveValue('');
  await expect(reservation.field('연락처')).toHaveValue('');
});

test('while it is sent the button is disabled and says so, and a second tap sends nothing', async ({
  site,
  reservation,
}) => {
  const release = await reservation.hold();
  await reservation.fill('홍길동', '01012345678');
  await reservation.send();
  await expect(reservation.popup.getByRole('button', { name: '등록 중...' })).toBeDisabled();
  await reservation.field('연락처').press('Enter');
  release();
  await expect(reservation.popup.getByRole('status')).toBeVisible();
  expect(await site.inbox()).toHaveLength(1);
});

test('a service error is told, the form stays away until the popup closes, and then the text is back', async ({
  site,
  reservation,
}) => {
  await reservation.answer((route) => route.fulfill({ status: 500, body: 'down' }));
  await reservation.fill('홍길동', '01012345678');
  await reservation.send();
  const alert = reservation.popup.getByRole('alert');
  await expect(alert).toContainText('등록에 실패했습니다. 다시 시도해 주세요.');
  await expect(reservation.field('이름')).toBeHidden();
  await reservation.close();
  await reservation.open();
  await expect(reservation.field('이름')).toHaveValue('홍길동');
  await expect(reservation.field('연락처')).toHaveValue('01012345678');
  expect(await site.inbox()).toHaveLength(0);
});

test('a refused field is named', async ({ reservation }) => {
  await reservation.answer((route) =>
    route.fulfill({
      status: 422,
      json: { error: 'x', errors: [{ field: 'phone', code: 'TYPE_PHONE', message: '전화번호가 아닙니다.' }] },
    }),
  );
  await reservation.fill('홍길동', '전화 주세요');
  await reservation.send();
  await expect(reservation.field('연락처')).toHaveAccessibleDescription(/한 번 더 눌러 주세요/);
  await reservation.send();
  const alert = reservation.popup.getByRole('alert');
  await expect(alert).toContainText('등록에 실패했습니다. 다시 시도해 주세요.');
  await expect(alert).toContainText('연락처: 전화번호가 아닙니다.');
});

test('without a network the visitor is told that an error occurred', async ({ reservation }) => {
  await reservation.answer((route) => route.abort('connectionreset'));
  await reservation.fill('홍길동', '01012345678');
  await reservation.send();
  await expect(reservation.popup.getByRole('alert')).toContainText('오류가 발생했습니다. 잠시 후 다시 시도해 주세요.');
});

test('empty fields are named beside the field in Korean, and nothing is sent', async ({ site, reservation }) => {
  await reservation.send();
  await expect(reservation.field('이름')).toHaveAccessibleDescription('이름을 입력해 주세요.');
  await expect(reservation.field('연락처')).toHaveAccessibleDescription('연락처를 입력해 주세요.');
  await expect(reservation.field('이름')).toBeFocused();
  await reservation.fill('   ', '01012345678');
  await reservation.send();
  await expect(reservation.field('이름')).toHaveAccessibleDescription('이름을 입력해 주세요.');
  expect(await site.inbox()).toHaveLength(0);
});

test('the notice beside the form says who keeps what, why, on what basis, how long, and the right to refuse', async ({
  reservation,
}) => {
  await reservation.popup.getByText('개인정보 수집·이용 안내').click();
  for (const term of [
    '개인정보처리자',
    '수집·이용 목적',
    '수집 항목',
    '자동 수집 항목',
    '처리 근거',
    '보유·이용 기간',
    '거부할 권리와 거부 시 불이익',
    '처리위탁·국외이전',
  ])
    await expect(reservation.popup.getByText(term, { exact: true })).toBeVisible();
});

test('a popup closed while it is sent shows the result when it is opened again, and sends nothing twice', async ({
  site,
  reservation,
}) => {
  const release = await reservation.hold();
  await reservation.fill('홍길동', '01012345678');
  await reservation.send();
  await reservation.close();
  await reservation.open();
  await expect(reservation.popup.getByRole('button', { name: '등록 중...' })).toBeDisabled();
  release();
  await expect(reservation.popup.getByRole('status')).toContainText('등록이 완료되었습니다.');
  expect(await site.inbox()).toHaveLength(1);
  await reservation.close();
  await reservation.open();
  await expect(reservation.field('이름')).toHaveValue('');
});
