import type { BrowserContext, Page } from 'playwright/test';
import { RESULT_TEXT } from '#text/forms.ts';
import { openPopup, popupOf, reserveOnce, test, visitorsReserve } from '#e2e/support/network/one-bar.ts';
import { hold } from '#e2e/support/network/hold.ts';
import { expect } from '#e2e/support/site.ts';
import type { WeakNetwork } from '#e2e/support/network/weak-network.ts';

const SCRIPTS = '**/assets/*.js';
const noScripts = (page: Page) => page.route(SCRIPTS, (route) => route.abort('connectionreset'));
const isTaken = (page: Page, timeout = 30_000) =>
  page.waitForFunction(() => window.early?.taken === true, undefined, { timeout });

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
  await openPopup(page);
  await popupOf(page).getByRole('button', { name: '닫기' }).click();
  await expect(popupOf(page)).toBeHidden();
  await openPopup(page);
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toBeHidden();
  await openPopup(page);
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
  await openPopup(page);
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
  const release = await hold(page, SCRIPTS);
  await page.goto('/Brand/video');
  await page.goto('/Brand/intro');
  await openPopup(page);
  await popupOf(page).getByLabel('이름').fill('홍길동');
  release();
  await isTaken(page);
  await expect(popupOf(page).getByLabel('이름')).toHaveValue('홍길동');
  await expect(popupOf(page).getByLabel('이름')).toBeFocused();
  await popupOf(page).getByLabel('연락처').fill('010-1234-5678');
  await page.goBack();
  await expect(popupOf(page)).toBeHidden();
  await expect(page).toHaveURL('/Brand/intro');
  await openPopup(page);
  await popupOf(page).getByRole('button', { name: '등록하기' }).click();
  await expect(popupOf(page).getByRole('status')).toContainText('접수번호');
  expect(await site.inbox()).toHaveLength(1);
});

test('an answer that came before the scripts stays on the screen when they come', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/Brand/intro');
  await reserveOnce(page, '홍길동');
  const result = popupOf(page).getByRole('status');
  await expect(result).toContainText('접수번호');
  const said = await result.innerText();
  release();
  await isTaken(page);
  expect(await result.innerText()).toBe(said);
  await expect(popupOf(page).getByLabel('이름')).toBeHidden();
  await popupOf(page).getByRole('button', { name: '닫기' }).click();
  await openPopup(page);
  await expect(popupOf(page).getByLabel('이름')).toHaveValue('');
});

/** The page comes, and then nothing more does, ever. */
async function cutAfterDocument(phone: BrowserContext, network: WeakNetwork, path: string): Promise<Page> {
  const page = await phone.newPage();
  await page.route(/\.(js|avif|webp|woff2|svg)(\?|$)/, (route) => route.abort('connectionreset'));
  await page.goto(network.url + path);
  network.carry(false);
  return page;
}

test('cut for good after the document, a reservation is kept with its number; the next visit sends it once, before its own scripts and pictures', async ({
  phone,
  network,
  site,
}) => {
  const page = await cutAfterDocument(phone, network, '/Brand/intro');
  await reserveOnce(page, '홍길동');
  const alert = popupOf(page).getByRole('alert');
  await expect(alert).toContainText(RESULT_TEXT.saved, { timeout: 20_000 });
  const receipt = /접수번호 ([0-9A-F]{6})/.exec(await alert.innerText())?.[1];
  await page.close();
  expect(await site.inbox()).toHaveLength(0);
  network.carry(true);
  const next = await phone.newPage();
  await noScripts(next);
  const release = await hold(next, '**/images/**');
  await next.goto(`${network.url}/`, { waitUntil: 'domcontentloaded' });
  await expect.poll(async () => (await site.inbox()).length, { timeout: 20_000 }).toBe(1);
  expect((await site.inbox())[0]).toMatchObject({ receipt, copies: 1, fields: { name: '홍길동' } });
  expect(await next.evaluate(() => document.readyState), 'the page is still loading').toBe('interactive');
  release();
});

test('the home page’s form too is kept when it is sent before the scripts and without a network', async ({
  phone,
  network,
  site,
}) => {
  const page = await cutAfterDocument(phone, network, '/');
  const form = page.locator('#interestForm');
  await form.getByLabel('이름').fill('김온새');
  await form.getByLabel('연락처').fill(' +82 10-1234-5678 ');
  await form.getByRole('button', { name: '등록하기' }).click();
  await expect(form.getByRole('alert')).toContainText(RESULT_TEXT.saved, { timeout: 20_000 });
  await expect(form.getByLabel('이름')).toHaveValue('김온새');
  network.carry(true);
  await expect.poll(async () => (await site.inbox()).length, { timeout: 30_000 }).toBe(1);
  expect((await site.inbox())[0]?.fields).toMatchObject({ name: '김온새', phone: '010-1234-5678' });
});

test('scripts and styles that a short dead spot took are asked for again without a touch', async ({
  phone,
  network,
}) => {
  const page = await phone.newPage();
  let isDead = true;
  await page.route('**/assets/*', (route) => (isDead ? route.abort('connectionreset') : route.continue()));
  await page.goto(`${network.url}/Brand/intro`, { waitUntil: 'load' });
  await page.waitForFunction(() => document.querySelectorAll('link[rel="modulepreload"]').length > 0);
  isDead = false;
  await isTaken(page);
  await expect(page.locator('header')).toHaveCSS('position', 'sticky');
});

test('a stylesheet that alone was lost is asked for again, with scripts or without', async ({ phone, network }) => {
  for (const prepare of [noScripts, () => {}]) {
    const page = await phone.newPage();
    await prepare(page);
    const lost: string[] = [];
    await page.route('**/assets/*.css', (route) => {
      const address = route.request().url();
      if (lost.length >= 3) return route.continue();
      lost.push(address);
      return route.abort('connectionreset');
    });
    await page.goto(`${network.url}/Brand/intro`);
    const styles = () =>
      page.evaluate(() => {
        // One that did not come is in the list all the same, and may not be read.
        const hasCome = (sheet: CSSStyleSheet) => {
          try {
            return sheet.cssRules.length > 0;
          } catch {
            return false;
          }
        };
        return [...document.styleSheets].flatMap((sheet) => (hasCome(sheet) ? (sheet.href ?? []) : []));
      });
    await expect.poll(styles, { timeout: 20_000 }).toEqual(expect.arrayContaining(lost));
    expect(lost).toHaveLength(3);
    await page.close();
  }
});

test('with the network three seconds there and three seconds gone, every visitor’s reservation arrives once', async ({
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const told = await visitorsReserve(browser, site, 2);
  expect(told.map((words) => words.includes('접수번호'))).toEqual([true, true]);
  const leads = await site.inbox();
  expect(new Set(leads.map(({ fields }) => fields['name']))).toEqual(new Set(['방문객 0', '방문객 1']));
  expect(leads).toHaveLength(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the reservation button leads to a page with a form that posts', async ({ page, site }) => {
    await page.goto('/Brand/intro');
    await openPopup(page);
    const form = page.getByRole('main');
    await form.getByLabel('이름').fill('홍길동');
    await form.getByLabel('연락처').fill('010-1234-5678');
    await form.getByRole('button', { name: '등록하기' }).click();
    await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible();
    expect((await site.inbox())[0]).toMatchObject({ form: 'customer', fields: { name: '홍길동' } });
  });
});
