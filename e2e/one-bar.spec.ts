import type { Browser, Page } from 'playwright/test';
import { expect, test, type Site } from './support/site.ts';
import { reserveOnce, visitorsReserve } from './support/one-bar.ts';
import { weakNetwork } from './support/weak-network.ts';

const noScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort('connectionreset'));
const popupOf = (page: Page) => page.getByRole('dialog', { name: '방문예약' });
const SAVED = '이 기기에 저장했으며 자동으로 다시 보냅니다.';

test.use({ viewport: { width: 360, height: 740 } });

test('before any script of the page has come, the popup opens, takes a reservation, sends it and confirms it', async ({
  page,
  site,
}) => {
  await noScripts(page);
  await page.goto('/Brand/intro');
  await reserveOnce(page, '홍길동');
  const result = popupOf(page).getByRole('status');
  await expect(result).toContainText('등록이 완료되었습니다.');
  const [lead] = await site.inbox();
  await expect(result).toContainText(`접수번호 ${lead?.receipt}`);
  expect(lead).toMatchObject({ form: 'reservation', copies: 1 });
  expect(lead?.fields).toMatchObject({ name: '홍길동', phone: '010-1234-5678', email: '', visitDate: '' });
});

test('before the scripts, the popup closes by ×, by Escape and by Back, and the page stays', async ({ page }) => {
  await noScripts(page);
  await page.goto('/BusinessGuide/plan');
  const open = () =>
    page.getByRole('complementary', { name: '빠른 상담' }).getByRole('button', { name: '방문예약' }).click();
  await open();
  await popupOf(page).getByRole('button', { name: '닫기' }).click();
  await expect(popupOf(page)).toBeHidden();
  await open();
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toBeHidden();
  await open();
  await page.goBack();
  await expect(popupOf(page)).toBeHidden();
  await expect(page).toHaveURL('/BusinessGuide/plan');
});

test('before the scripts, empty and doubtful fields are named beside the field, and nothing typed is lost', async ({
  page,
  site,
}) => {
  await noScripts(page);
  await page.goto('/Brand/intro');
  await page.getByRole('complementary', { name: '빠른 상담' }).getByRole('button', { name: '방문예약' }).click();
  const popup = popupOf(page);
  const send = () => popup.getByRole('button', { name: '등록하기' }).click();
  await send();
  await expect(popup.getByLabel('이름')).toHaveAccessibleDescription('이름을 입력해 주세요.');
  await expect(popup.getByLabel('이름')).toBeFocused();
  await popup.getByLabel('이름').fill('홍길동');
  await expect(popup.getByLabel('이름')).toHaveAccessibleDescription('');
  await popup.getByLabel('연락처').fill('abc');
  await send();
  await expect(popup.getByLabel('연락처')).toHaveAccessibleDescription(/한 번 더 눌러 주세요/);
  await expect(popup.getByLabel('연락처')).toHaveValue('abc');
  expect(await site.inbox()).toHaveLength(0);
  await send();
  await expect(popup.getByRole('status')).toContainText('접수번호');
  expect((await site.inbox())[0]?.fields['phone']).toBe('abc');
});

test('scripts that come while a popup is open take it over: open, filled, and closed by Back', async ({
  page,
  site,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/Brand/video');
  await page.goto('/Brand/intro');
  await page.getByRole('complementary', { name: '빠른 상담' }).getByRole('button', { name: '방문예약' }).click();
  await popupOf(page).getByLabel('이름').fill('홍길동');
  release();
  await page.waitForFunction(() => window.early?.taken === true);
  await expect(popupOf(page).getByLabel('이름')).toHaveValue('홍길동');
  await expect(popupOf(page).getByLabel('이름')).toBeFocused();
  await popupOf(page).getByLabel('연락처').fill('010-1234-5678');
  await page.goBack();
  await expect(popupOf(page)).toBeHidden();
  await expect(page).toHaveURL('/Brand/intro');
  await page.getByRole('complementary', { name: '빠른 상담' }).getByRole('button', { name: '방문예약' }).click();
  await popupOf(page).getByRole('button', { name: '등록하기' }).click();
  await expect(popupOf(page).getByRole('status')).toContainText('접수번호');
  expect(await site.inbox()).toHaveLength(1);
});

test('an answer that came before the scripts stays on the screen when they come', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/Brand/intro');
  await reserveOnce(page, '홍길동');
  const result = popupOf(page).getByRole('status');
  await expect(result).toContainText('접수번호');
  const said = await result.innerText();
  release();
  await page.waitForFunction(() => window.early?.taken === true);
  expect(await result.innerText()).toBe(said);
  await expect(popupOf(page).getByLabel('이름')).toBeHidden();
  await popupOf(page).getByRole('button', { name: '닫기' }).click();
  await page.getByRole('complementary', { name: '빠른 상담' }).getByRole('button', { name: '방문예약' }).click();
  await expect(popupOf(page).getByLabel('이름')).toHaveValue('');
});

/** The page comes, and then nothing more does, ever. */
async function cutAfterDocument(browser: Browser, site: Site) {
  const network = await weakNetwork({ port: site.port });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route(/\.(js|avif|webp|woff2|svg)(\?|$)/, (route) => route.abort('connectionreset'));
  await page.goto(`${network.url}/Brand/intro`);
  network.carry(false);
  return { context, page, network };
}

test('cut for good after the document, a reservation is kept with its number, and the next visit sends it once', async ({
  browser,
  site,
}) => {
  const { context, page, network } = await cutAfterDocument(browser, site);
  await reserveOnce(page, '홍길동');
  const alert = popupOf(page).getByRole('alert');
  await expect(alert).toContainText(SAVED, { timeout: 20_000 });
  const receipt = /접수번호 ([0-9A-F]{6})/.exec(await alert.innerText())?.[1];
  await page.close();
  expect(await site.inbox()).toHaveLength(0);
  network.carry(true);
  const next = await context.newPage();
  await next.goto(`${network.url}/`);
  await expect.poll(async () => (await site.inbox()).length, { timeout: 20_000 }).toBe(1);
  expect((await site.inbox())[0]).toMatchObject({ receipt, copies: 1, fields: { name: '홍길동' } });
  await context.close();
  await network.close();
});

test('the home page’s form too is kept when it is sent before the scripts and without a network', async ({
  browser,
  site,
}) => {
  const { context, page, network } = await cutAfterDocument(browser, site);
  network.carry(true);
  await page.goto(`${network.url}/`);
  network.carry(false);
  const form = page.locator('#interestForm');
  await form.getByLabel('이름').fill('김온새');
  await form.getByLabel('연락처').fill(' +82 10-1234-5678 ');
  await form.getByRole('button', { name: '등록하기' }).click();
  await expect(form.getByRole('alert')).toContainText(SAVED, { timeout: 20_000 });
  await expect(form.getByLabel('이름')).toHaveValue('김온새');
  network.carry(true);
  await expect.poll(async () => (await site.inbox()).length, { timeout: 30_000 }).toBe(1);
  expect((await site.inbox())[0]?.fields).toMatchObject({ name: '김온새', phone: '010-1234-5678' });
  await context.close();
  await network.close();
});

test('scripts and styles that a short dead spot took are asked for again without a touch', async ({
  browser,
  site,
}) => {
  const network = await weakNetwork({ port: site.port });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  let isDead = true;
  await page.route('**/assets/*', (route) => (isDead ? route.abort('connectionreset') : route.continue()));
  await page.goto(`${network.url}/Brand/intro`, { waitUntil: 'load' });
  await page.waitForFunction(() => document.querySelectorAll('link[rel="modulepreload"]').length > 0);
  isDead = false;
  await page.waitForFunction(() => window.early?.taken === true, undefined, { timeout: 30_000 });
  const header = page.getByRole('banner').locator('xpath=ancestor-or-self::header');
  await expect(header).toHaveCSS('position', 'sticky');
  await context.close();
  await network.close();
});

test('with the network three seconds there and three seconds gone, every visitor’s reservation arrives once', async ({
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const told = await visitorsReserve(browser, site, 2);
  expect(told.filter((words) => words === '')).toEqual([]);
  const leads = await site.inbox();
  expect(new Set(leads.map(({ fields }) => fields['name']))).toEqual(new Set(['방문객 0', '방문객 1']));
  expect(leads).toHaveLength(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the reservation button leads to a page with a form that posts', async ({ page, site }) => {
    await page.goto('/Brand/intro');
    await page.getByRole('complementary', { name: '빠른 상담' }).getByRole('button', { name: '방문예약' }).click();
    const form = page.getByRole('main');
    await form.getByLabel('이름').fill('홍길동');
    await form.getByLabel('연락처').fill('010-1234-5678');
    await form.getByRole('button', { name: '등록하기' }).click();
    await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible();
    expect((await site.inbox())[0]).toMatchObject({ form: 'customer', fields: { name: '홍길동' } });
  });
});
