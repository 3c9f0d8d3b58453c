import { addressOf } from '#site/pages/routes.ts';
import { expect, test, untilReady } from '#e2e/support/site.ts';
import { facts } from '#content/facts.ts';

const ADDRESSES = ['/Promotion/Customer', addressOf('/{site}/customer', facts.slug)];

for (const address of ADDRESSES)
  test(`${address} registers a customer and clears the form`, async ({ page, site }) => {
    await page.goto(encodeURI(address));
    await untilReady(page);
    const main = page.getByRole('main');
    await expect(main.getByText('고객센터')).toBeVisible();
    await expect(main.getByText('24시간 상담')).toBeVisible();
    await main.getByLabel('이름').fill('이바다');
    await main.getByLabel('연락처').fill('010-2222-3333');
    await main.getByRole('button', { name: '등록하기' }).click();
    await expect(main.getByRole('status').filter({ hasText: '✅ 등록이 완료되었습니다.' })).toBeVisible();
    await expect(main.getByLabel('이름')).toHaveValue('');
    const [lead] = await site.inbox();
    expect(lead?.form).toBe('customer');
    // The message is labelled required and not enforced.
    expect(lead?.fields).toMatchObject({
      name: '이바다',
      phone: '010-2222-3333',
      message: '',
      marketing_consent: 'false',
    });
  });
