import { facts } from '#content/facts.ts';
import { press } from '#content/press.ts';
import { PRESS_LIST as LIST, scrollToDesk } from '#e2e/support/visitors/desk.ts';
import { hold } from '#e2e/support/network/hold.ts';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { SHARE_TEXT } from '#text/share.ts';
import { expect, isPhone, serveSite, test, untilReady } from '#e2e/support/site.ts';

test('the list shows ten articles, and 더보기 the rest', async ({ page }) => {
  await page.goto(LIST);
  const rows = page.locator('tbody a');
  await expect(rows).toHaveCount(10);
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(isPhone(page) ? 3 : 5);
  await page.getByRole('button', { name: '더보기' }).click();
  await expect(rows).toHaveCount(12);
  await expect(page.getByRole('button', { name: '더보기' })).toHaveCount(0);
});

test('an article shows its paragraphs, counts one view, and 목록으로 goes back', async ({ page }) => {
  await page.goto(LIST);
  await untilReady(page);
  const link = page.locator('tbody a').first();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await page.locator('article > p').count()).toBeGreaterThan(1);
  const shown = Number(
    (await page.locator('article header').innerText()).match(/조회수 ([\d,]+)/)?.[1]?.replace(',', ''),
  );
  await page.getByRole('button', { name: '목록으로' }).click();
  await expect(page).toHaveURL(LIST);
  await page.goForward();
  await expect(page.locator('article header')).toContainText(`조회수 ${(shown + 1).toLocaleString('ko-KR')}`);
});

test('an article is handed on by its own address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const address = `${LIST}/${press!.articles[0]!.id}`;
  await page.goto(address);
  await page.getByRole('article').getByRole('button', { name: SHARE_TEXT.share }).click();
  await expect(page.getByRole('article').getByRole('status')).toHaveText(SHARE_TEXT.copied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(new URL(address, copied).pathname);
});

test('a missing article gives way to the list', async ({ page }) => {
  await page.goto(`${LIST}/nothing-here`);
  await expect(page).toHaveURL(LIST);
  await expect(page.locator('tbody a')).toHaveCount(10);
});

test('a failure says so and can be tried again', async ({ page }) => {
  await page.route('**/documents:runQuery*', (route) => route.abort());
  await page.goto(LIST);
  await expect(page.getByRole('alert')).toContainText('기사 목록을 불러오지 못했습니다. 인터넷 연결을');
  await page.unroute('**/documents:runQuery*');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.locator('tbody a')).toHaveCount(10);
});

test('목록으로 finds the list also after a popup was closed by Back, and on an article opened directly', async ({
  page,
}) => {
  await page.goto(LIST);
  await untilReady(page);
  await page.locator('tbody a').first().click();
  await expect(page.locator('article')).toBeVisible();
  const article = page.url();
  await page.getByRole('contentinfo').getByRole('button', { name: '방문예약' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: '목록으로' }).click();
  await expect(page).toHaveURL(LIST);
  await page.goto(article);
  await page.getByRole('button', { name: '목록으로' }).click();
  await expect(page).toHaveURL(LIST);
});

test('더보기 used twice in one moment loads the next articles once, and the focus goes to the first of them', async ({
  page,
}) => {
  await page.goto(LIST);
  await expect(page.locator('tbody a')).toHaveCount(10);
  await page.getByRole('button', { name: '더보기' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.locator('tbody a')).toHaveCount(12);
  await expect(page.locator('tbody a').nth(10)).toBeFocused();
});

test(
  'a list of exactly ten ends after an empty page, and the focus stays in it',
  { tag: '@desktop' },
  async ({ page }) => {
    const site = await serveSite({ articles: press?.articles.slice(0, 10) ?? [] });
    await page.goto(site.url + LIST);
    await page.getByRole('button', { name: '더보기' }).press('Enter');
    await expect(page.getByRole('button', { name: '더보기' })).toHaveCount(0);
    await expect(page.locator('tbody a')).toHaveCount(10);
    await expect(page.locator('tbody a').last()).toBeFocused();
    await site.close();
  },
);

test('an id that no article can have gives way to the list', async ({ page }) => {
  for (const id of ['__nothing__', 'a%2Fb']) {
    await page.goto(`${LIST}/${id}`);
    await expect(page).toHaveURL(LIST);
  }
});

test('the document has the title and the address of the article that is read, and of the list after it', async ({
  page,
}) => {
  await page.goto(LIST);
  await untilReady(page);
  const link = page.locator('tbody a').first();
  const title = await link.innerText();
  const heads = () =>
    page.evaluate(() => ({
      titles: document.head.querySelectorAll('title').length,
      title: document.title,
      canonical: Array.from(document.querySelectorAll('link[rel="canonical"]'), (tag) => tag.getAttribute('href')),
    }));
  const list = await heads();
  await link.click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const path = new URL(page.url()).pathname;
  const article = { titles: 1, title: `${title} | ${facts.name}`, canonical: [facts.origin + path] };
  expect(await heads()).toEqual(article);
  await page.reload();
  await expect(page).toHaveTitle(article.title);
  expect(await heads()).toEqual(article);
  await page.getByRole('button', { name: '목록으로' }).click();
  await expect(page.locator('tbody a').first()).toBeVisible();
  expect(await heads()).toEqual({ ...list, canonical: [facts.origin + LIST] });
});

test('sign-in is loaded when its place comes near, not before, and never on an article', async ({ page, site }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const signInCode = async () => {
    const scripts = loaded.filter((url) => url.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    return texts.filter((text) => text.includes('accounts:signInWithPassword')).length;
  };
  await page.goto(LIST);
  await expect(page.locator('tbody a')).toHaveCount(10);
  const article = await page.locator('tbody a').first().getAttribute('href');
  await untilCodeRuns(page);
  expect(await signInCode()).toBe(0);
  await scrollToDesk(page);
  await expect(page.getByLabel('이메일')).toBeVisible();
  expect(await signInCode()).toBe(1);
  loaded.length = 0;
  await page.goto(site.url + article);
  await expect(page.locator('article h1')).toBeVisible();
  await scrollToDesk(page);
  await untilCodeRuns(page);
  expect(await signInCode()).toBe(0);
});

test('a row has number, title and Korean day, on wide screens author and views too', async ({ page }) => {
  await page.goto(LIST);
  await expect(page.locator('tbody a')).toHaveCount(10);
  const heads = ['NO', '제목', '작성일', ...(isPhone(page) ? [] : ['작성자', '조회수'])];
  await expect(page.getByRole('columnheader')).toHaveText(heads);
  const cells = await page.getByRole('row').nth(1).getByRole('cell').allInnerTexts();
  expect(cells).toHaveLength(heads.length);
  expect(cells[0]).toBe('1');
  expect(cells[2]).toMatch(/^\d{4}\. \d{1,2}\. \d{1,2}\.$/);
  if (!isPhone(page)) {
    expect(cells[3]).toBe('관리자');
    expect(cells[4]).toMatch(/^[\d,]+$/);
  }
});

test(
  'nothing shows until the article has loaded; then it names the administrator, day and time, and its views',
  { tag: '@desktop' },
  async ({ page }) => {
    const article = { id: 'late', title: '늦게 온 기사', summary: '요약', content: '한 줄', date: '2026-10-05T09:10' };
    const site = await serveSite({ articles: [{ ...article, views: 0 }] });
    const release = await hold(page, '**/documents**');
    await page.goto(`${site.url}${LIST}/late`);
    await untilReady(page);
    await untilCodeRuns(page);
    await expect(page.locator('article')).toHaveCount(0);
    release();
    const head = page.locator('article header');
    await expect(head).toContainText('관리자');
    await expect(head).toContainText(/2026년 10월 5일 오전 9:10/);
    await expect(head).toContainText(/조회수 [01]$/);
    await site.close();
  },
);

test(
  'every load counts one view, and an article that is read without its server none',
  { tag: '@desktop' },
  async ({ page }) => {
    const counted: string[] = [];
    page.on('request', (request) => request.url().includes(':commit') && counted.push(request.url()));
    await page.goto(LIST);
    await untilReady(page);
    await page.locator('tbody a').first().click();
    await expect.poll(() => counted.length).toBe(1);
    await page.reload();
    await expect.poll(() => counted.length).toBe(2);
    await page.route('**/documents:batchGet*', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('읽은 내용을 보여 드립니다')).toBeVisible();
    await expect(page.locator('article h1')).toBeVisible();
    await untilCodeRuns(page);
    expect(counted).toHaveLength(2);
  },
);
