import type { Request } from 'playwright/test';
import { expect, serveSite, test, type Page } from '#e2e/support/site.ts';
import { enter, field, openDesk, PRESS_LIST, scrollToDesk, signIn, submit, write } from '#e2e/support/visitors/desk.ts';

const COMMIT = '**/documents:commit*';
/** Its draft's own copy at the account goes by the same address. */
const isArticle = (request: Request) =>
  request.url().includes(':commit') && (request.postData()?.includes('/documents/press/') ?? false);
const published = (page: Page) => expect(page.getByText('기사를 등록했습니다.')).toBeVisible({ timeout: 15_000 });
const listed = (page: Page, title: string) => page.locator('tbody').getByText(title, { exact: true });

test('two taps on 등록하기 in one moment publish once', { tag: '@phone' }, async ({ page, site }) => {
  await signIn(page, site.administrator);
  await write(page, { title: '두 번 누른 글', summary: '요약' });
  const commits: string[] = [];
  page.on('request', (request) => isArticle(request) && commits.push(request.postData() ?? ''));
  await submit(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await published(page);
  expect(commits).toHaveLength(1);
  await expect(listed(page, '두 번 누른 글')).toHaveCount(1);
});

test(
  'publishing offline says so, keeps the text, and works when the network is back',
  { tag: '@phone' },
  async ({ page, site, context }) => {
    await signIn(page, site.administrator);
    await write(page, { title: '지하철에서 쓴 글', summary: '요약', content: '본문' });
    await context.setOffline(true);
    // As slowly as a finger: what is said as the field is left must not move the button from under it.
    await submit(page).click({ delay: 500 });
    await expect(page.getByText('서버에 연결하지 못했습니다.')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('쓰신 글은 그대로 남아 있습니다.')).toBeVisible();
    await expect(field(page, '제목')).toHaveValue('지하철에서 쓴 글');
    await context.setOffline(false);
    await submit(page).click();
    await published(page);
    await expect(listed(page, '지하철에서 쓴 글')).toHaveCount(1);
  },
);

test(
  'a tab that dies while it publishes leaves a draft, which goes out from another tab without a second article',
  { tag: '@phone' },
  async ({ page, site, context }) => {
    await signIn(page, site.administrator);
    await write(page, { title: '끊긴 글', summary: '요약' });
    // It arrives, and the tab dies before the answer.
    let hasArrived = () => {};
    const arrived = new Promise<void>((resolve) => (hasArrived = resolve));
    await page.route(COMMIT, async (route) => {
      if (!isArticle(route.request())) return route.fallback();
      await route.fetch();
      hasArrived();
    });
    await submit(page).click();
    await arrived;
    const other = await context.newPage();
    await page.close();
    await openDesk(other, site.url);
    await expect(listed(other, '끊긴 글')).toHaveCount(1);
    await other.getByRole('button', { name: '이어 쓰기' }).click();
    await expect(field(other, '제목')).toHaveValue('끊긴 글');
    await write(other, { title: '끊겼다 이은 글' });
    await submit(other).click();
    await published(other);
    await expect(listed(other, '끊겼다 이은 글')).toHaveCount(1);
    await expect(listed(other, '끊긴 글')).toHaveCount(0);
    await expect(other.getByRole('button', { name: '이어 쓰기' })).toHaveCount(0);
  },
);

test(
  'a session that the service has ended asks for a new sign-in over the text, which then goes out',
  { tag: '@phone' },
  async ({ page }) => {
    const before = await serveSite();
    await signIn(page, before.administrator, before.url);
    await write(page, { title: '로그인이 끝난 글', summary: '요약' });
    // The same address with another account: every token of the first is refused.
    await before.close();
    const after = await serveSite({ port: before.port });
    await submit(page).click();
    await expect(page.getByText('로그인이 만료되었습니다. 글 위의 로그인 칸에서')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('로그인이 끝났습니다.')).toBeVisible();
    await expect(field(page, '제목')).toHaveValue('로그인이 끝난 글');
    await enter(page, after.administrator);
    await expect(field(page, '제목')).toHaveValue('로그인이 끝난 글');
    await submit(page).click();
    await published(page);
    await expect(listed(page, '로그인이 끝난 글')).toHaveCount(1);
    await after.close();
  },
);

test(
  'a token that expires while an article is edited leaves the edit standing under the sign-in',
  { tag: '@phone' },
  async ({ page, site }) => {
    await signIn(page, site.administrator);
    await page.locator('tbody a').first().click();
    await page.getByRole('button', { name: '기사 수정' }).click();
    await write(page, { title: '고치던 제목' });
    // As a hosted project answers after the password was changed elsewhere.
    await page.route(COMMIT, (route) =>
      route.fulfill({ status: 401, json: { error: { code: 401, message: 'expired', status: 'UNAUTHENTICATED' } } }),
    );
    await page.route('**/securetoken.googleapis.com/**', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
    );
    await page.getByRole('button', { name: '수정하기' }).click();
    await expect(page.getByText('로그인이 끝났습니다.')).toBeVisible({ timeout: 20_000 });
    await expect(field(page, '제목')).toHaveValue('고치던 제목');
    await page.unroute(COMMIT);
    await page.unroute('**/securetoken.googleapis.com/**');
    await page.getByLabel('이메일').fill(site.administrator.email);
    await page.getByLabel('비밀번호', { exact: true }).fill(site.administrator.password);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page.getByLabel('이메일')).toHaveCount(0);
    await page.getByRole('button', { name: '수정하기' }).click();
    await expect(page.getByRole('heading', { name: '고치던 제목' })).toBeVisible();
  },
);

test(
  'two administrators’ tabs: each has its own text, both publish at once, and a logout in one leaves the other’s text',
  { tag: '@phone' },
  async ({ page, site, context }) => {
    await signIn(page, site.administrator);
    const other = await context.newPage();
    await openDesk(other, site.url);
    await write(page, { title: '첫째 탭의 글', summary: '요약' });
    await write(other, { title: '둘째 탭의 글', summary: '요약' });
    await Promise.all([submit(page).click(), submit(other).click()]);
    await Promise.all([published(page), published(other)]);
    await page.goto(PRESS_LIST);
    for (const title of ['첫째 탭의 글', '둘째 탭의 글']) await expect(listed(page, title)).toHaveCount(1);
    await write(other, { title: '쓰던 글' });
    await scrollToDesk(page);
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(page.getByRole('textbox', { name: /^제목/ })).toHaveCount(0);
    await expect(other.getByText('로그인이 끝났습니다.')).toBeVisible({ timeout: 10_000 });
    await expect(field(other, '제목')).toHaveValue('쓰던 글');
  },
);

test('the typed password stays nowhere on the device', { tag: '@phone' }, async ({ page, site }) => {
  await signIn(page, site.administrator);
  const kept = await page.evaluate(async () => {
    const stores = await indexedDB.databases();
    const rows = stores.map(async ({ name = '' }) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
      });
      const all = [...database.objectStoreNames].map(
        (store) =>
          new Promise((resolve) => {
            const request = database.transaction(store).objectStore(store).getAll();
            request.addEventListener('success', () => resolve(request.result));
          }),
      );
      return [name, ...(await Promise.all(all))];
    });
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), await Promise.all(rows)]);
  });
  expect(kept).toContain(site.administrator.email);
  expect(kept).not.toContain(site.administrator.password);
});
