import { expect, openReservation, reservation, send, test, type, visit, type Page } from './firefox.ts';

/** How a visitor comes to each form. */
const FORMS = {
  reservation: async (page: Page) => {
    await visit(page, '/');
    await openReservation(page);
    return reservation(page);
  },
  interest: async (page: Page) => {
    await visit(page, '/');
    await page.getByRole('main').getByRole('button', { name: '관심고객 등록', exact: true }).click();
    return page.getByRole('dialog', { name: '관심고객 등록' });
  },
  visit: async (page: Page) => {
    await visit(page, '/');
    return page.locator('#interestForm');
  },
  customer: async (page: Page) => {
    await visit(page, '/Promotion/Customer');
    return page.getByRole('main');
  },
};

for (const [name, open] of Object.entries(FORMS))
  test(`the form ${name}: what is missing is named and nothing sent; what is right is sent once and confirmed`, async ({
    page,
    site,
  }) => {
    const form = await open(page);
    await type(form.getByLabel('연락처'), '010-1234-5678');
    await form.getByRole('button', { name: '등록하기' }).click();
    await expect(form.getByLabel('이름')).toHaveAccessibleDescription(/이름을 입력해 주세요/);
    await expect(form.getByLabel('연락처'), 'nothing typed is lost').toHaveValue('010-1234-5678');
    expect(await site.inbox()).toEqual([]);

    await send(form, '홍길동');
    await expect(form.getByRole('status')).toContainText('등록이 완료되었습니다.');
    const leads = await site.inbox();
    expect(leads).toMatchObject([{ form: name, copies: 1, fields: { name: '홍길동', phone: '010-1234-5678' } }]);
    await expect(form.getByRole('status')).toContainText(`접수번호 ${leads[0]?.receipt}`);
  });
