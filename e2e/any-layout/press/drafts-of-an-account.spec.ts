import { expect, test, type Page } from '#e2e/support/site.ts';
import { field, scrollToDesk, signIn, submit, write } from '#e2e/support/visitors/desk.ts';

const AT_ACCOUNT = '계정에도 저장해 다른 기기에서 이어 쓰실 수 있습니다.';

const titled = (page: Page) => field(page, '제목');
const drafts = (page: Page) => page.getByRole('region', { name: '임시 저장한 글' });

/** As when the window comes to the front again. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a draft goes on on another device, and what one device adds is on the other', async ({ page, site, browser }) => {
  await signIn(page, site.administrator);
  await write(page, { title: '전화기에서 쓴 글', summary: '요약' });
  await expect(page.getByText(AT_ACCOUNT)).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await signIn(other, site.administrator, site.url);
  await expect(drafts(other)).toContainText('다른 기기에서 쓴 글');
  await drafts(other).getByRole('button', { name: '이어 쓰기' }).click();
  await expect(titled(other)).toHaveValue('전화기에서 쓴 글');
  await write(other, { content: '책상에서 덧붙인 글' });
  await expect(other.getByText(AT_ACCOUNT)).toBeVisible();
  await comeBack(page);
  await expect(field(page, '본문')).toHaveValue('책상에서 덧붙인 글');
  await submit(page).click();
  await expect(page.getByText('기사를 등록했습니다.')).toBeVisible();
  await comeBack(other);
  await expect(titled(other)).toHaveValue('');
  await expect(drafts(other)).toBeHidden();
});

test('what two devices changed at once is kept twice', async ({ page, site, browser }) => {
  await signIn(page, site.administrator);
  await write(page, { title: '함께 쓰는 글' });
  await expect(page.getByText(AT_ACCOUNT)).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await signIn(other, site.administrator, site.url);
  await drafts(other).getByRole('button', { name: '이어 쓰기' }).click();
  await write(other, { title: '둘째 기기의 제목' });
  await expect(other.getByText(AT_ACCOUNT)).toBeVisible();
  await write(page, { title: '첫째 기기의 제목' });
  await expect(page.getByText('다른 기기에서도 같은 글을 고쳐 두 글을 모두 저장했습니다.')).toBeVisible();
  await expect(titled(page)).toHaveValue('첫째 기기의 제목');
  await expect(drafts(page)).toContainText('둘째 기기의 제목');
  await comeBack(other);
  await expect(titled(other)).toHaveValue('둘째 기기의 제목');
  await expect(drafts(other)).toContainText('첫째 기기의 제목');
});

test('without a network a draft stays on the device, says so, and follows later', async ({ page, site }) => {
  await signIn(page, site.administrator);
  await page.route('**/documents:commit*', (route) => route.abort());
  await write(page, { title: '복도에서 쓴 글' });
  await expect(page.getByText('지금은 계정에 저장할 수 없어 이 기기에만 있습니다.')).toBeVisible();
  await page.unroute('**/documents:commit*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(AT_ACCOUNT)).toBeVisible();
  await page.reload();
  await scrollToDesk(page);
  await expect(titled(page)).toHaveValue('복도에서 쓴 글');
});
