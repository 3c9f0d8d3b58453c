import { expect, test, type Page } from '#e2e/support/site.ts';
import { field, openDesk, scrollToDesk, signIn, submit, write } from '#e2e/support/visitors/desk.ts';

const waiting = (page: Page) => page.getByRole('region', { name: '예약한 기사' });
const articles = (page: Page) => page.locator('tbody');
const reserve = (page: Page) => page.getByRole('button', { name: '예약하기', exact: true });

/** Writes an article and gives it a date that is far away. */
async function schedule(page: Page, title: string) {
  await write(page, { title, summary: '요약' });
  await page.getByLabel('게시 일시').fill('2999-12-01T09:00');
  await reserve(page).click();
  await expect(page.getByText('2999년 12월 1일 오전 9:00에 게시하도록 예약했습니다.')).toBeVisible();
}

/** As if the date had come: what the desk stores next is due already. */
const makeDue = (page: Page) =>
  page.route('**/documents:commit*', (route) =>
    route.continue({
      postData: (route.request().postData() ?? '').replace('2999-12-01T00:00:00.000Z', '2020-01-01T00:00:00Z'),
    }),
  );

test('an article with a date is seen by nobody before, can be changed, and goes back to the drafts when it is cancelled', async ({
  page,
  site,
  browser,
}) => {
  await signIn(page, site.administrator);
  await schedule(page, '청약 안내');
  await expect(waiting(page)).toContainText('청약 안내');
  await expect(waiting(page)).toContainText('2999년 12월 1일 오전 9:00');
  const visitor = await (await browser.newContext()).newPage();
  await openDesk(visitor, site.url);
  await expect(articles(visitor).getByText('청약 안내')).toHaveCount(0);
  await waiting(page).getByRole('button', { name: '고치기' }).click();
  await expect(field(page, '제목')).toHaveValue('청약 안내');
  await write(page, { title: '청약 일정 안내' });
  await page.getByLabel('게시 일시').fill('2020-01-01T09:00');
  await reserve(page).click();
  await expect(page.getByText('게시 일시는 지금보다 뒤여야 합니다.')).toBeVisible();
  await page.getByLabel('게시 일시').fill('2999-12-02T18:30');
  await reserve(page).click();
  await expect(waiting(page)).toContainText('청약 일정 안내');
  await expect(waiting(page)).toContainText('2999년 12월 2일 오후 6:30');
  await waiting(page).getByRole('button', { name: '예약 취소' }).click();
  await expect(waiting(page)).toBeHidden();
  await page.getByRole('region', { name: '임시 저장한 글' }).getByRole('button', { name: '이어 쓰기' }).click();
  await expect(field(page, '제목')).toHaveValue('청약 일정 안내');
  await submit(page).click();
  await expect(articles(page).getByText('청약 일정 안내')).toHaveCount(1);
});

test('what is due is published once, whoever comes first', async ({ page, site }) => {
  await signIn(page, site.administrator);
  await makeDue(page);
  await schedule(page, '예약한 소식');
  await expect(articles(page).getByText('예약한 소식')).toHaveCount(1);
  await expect(waiting(page)).toBeHidden();
  await page.reload();
  await expect(articles(page).getByText('예약한 소식')).toHaveCount(1);
});

test('a date can be given up for publishing at once', async ({ page, site }) => {
  await signIn(page, site.administrator);
  await schedule(page, '먼저 알리는 소식');
  await waiting(page).getByRole('button', { name: '지금 게시' }).click();
  await expect(articles(page).getByText('먼저 알리는 소식')).toHaveCount(1);
  await expect(waiting(page)).toBeHidden();
});

test('a date that is only half written publishes nothing', async ({ page, site }) => {
  await signIn(page, site.administrator);
  await write(page, { title: '엠바고 소식', summary: '요약' });
  await page.getByLabel('게시 일시').focus();
  await page.keyboard.type('2999');
  await submit(page).click();
  await expect(page.getByText('게시 일시의 날짜와 시각을 모두 적어 주세요.')).toBeVisible();
  await page.reload();
  await expect(articles(page).locator('tr').first()).toBeVisible();
  await expect(articles(page).getByText('엠바고 소식')).toHaveCount(0);
});

test('a change of an article with a date goes on after a reload, and can be given up', async ({ page, site }) => {
  await signIn(page, site.administrator);
  await schedule(page, '분양 일정');
  await waiting(page).getByRole('button', { name: '고치기' }).click();
  await write(page, { title: '고치던 제목' });
  await page.reload();
  await scrollToDesk(page);
  await expect(field(page, '제목')).toHaveValue('고치던 제목');
  await page.getByRole('button', { name: '수정 취소' }).click();
  await expect(waiting(page)).toContainText('분양 일정');
  await expect(field(page, '제목')).toHaveValue('');
});
