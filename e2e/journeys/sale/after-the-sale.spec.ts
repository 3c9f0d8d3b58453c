import fs from 'node:fs/promises';
import { buildSite, changedContent } from '#e2e/support/builds/second-build.ts';
import { inSeoul, openOn, stateIn } from '#e2e/support/sale.ts';
import { expect, isPhone, serveSite, test, type Page } from '#e2e/support/site.ts';

const LAST_DAY = '2027-06-30';
const END = '2027-07-01';
const TITLE = '잔여세대 상담 대기 등록';
const SENTENCE = '분양이 모두 끝났습니다.';

const openPopup = (page: Page) =>
  (isPhone(page) ? stateIn(page) : page.getByRole('contentinfo')).getByRole('button', { name: '방문예약' }).click();

const typeInto = async (page: Page, name: string) => {
  const popup = page.getByRole('dialog', { name });
  await popup.getByLabel('이름').fill('김기다림');
  await popup.getByLabel('연락처').fill('010-0000-1234');
  return popup;
};

test('until the last day every form is what it was', async ({ page }) => {
  await openOn(page, '/', inSeoul(LAST_DAY, '23:30:00'));
  await expect(stateIn(page)).toContainText('예정된 일정 종료');
  await expect(page.getByRole('heading', { name: '견본주택 방문예약' })).toBeVisible();
  await openPopup(page);
  await expect(page.getByRole('dialog', { name: '방문예약' }).getByLabel('이름')).toBeVisible();
  await expect(page.getByText(SENTENCE)).toHaveCount(0);
});

test('from the end on each form is a waiting list under the content’s title, behind buttons of the same names', async ({
  page,
  site,
}) => {
  await openOn(page, '/', inSeoul(END, '00:00:00'));
  await expect(stateIn(page)).toContainText('분양 완료 (예시)');
  await expect(page.getByRole('main').getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(page.getByRole('heading', { name: '견본주택 방문예약' })).toHaveCount(0);
  await page.getByRole('button', { name: '관심고객 등록', exact: true }).click();
  await expect(page.getByRole('dialog', { name: TITLE }).getByText(SENTENCE)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
  await openPopup(page);
  const popup = await typeInto(page, TITLE);
  await expect(popup.getByRole('heading')).toHaveText([TITLE]);
  await expect(popup.locator('summary', { hasText: '희망 일시' })).toHaveCount(0);
  await popup.getByRole('button', { name: '등록하기' }).click();
  await expect(popup.getByRole('status').filter({ hasText: '등록이 완료되었습니다.' })).toBeVisible();
  expect((await site.inbox()).map(({ form, fields }) => [form, fields['name']])).toEqual([['reservation', '김기다림']]);
});

test('a form that is half filled when the sale ends is not touched, can be sent, and only then is another', async ({
  page,
  site,
}) => {
  await openOn(page, '/', inSeoul(LAST_DAY, '23:59:20'));
  await expect(stateIn(page)).toContainText('예정된 일정 종료');
  await openPopup(page);
  const popup = await typeInto(page, '방문예약');
  await page.clock.runFor(60_000);
  await expect(stateIn(page).filter({ hasText: '분양 완료' })).toHaveCount(1);
  await expect(popup.getByLabel('이름')).toHaveValue('김기다림');
  await expect(popup.getByText(SENTENCE)).toHaveCount(0);
  // What nobody was at work with is another form already.
  await expect(page.locator('[data-screen]').filter({ hasText: TITLE })).toHaveCount(1);
  await popup.getByRole('button', { name: '등록하기' }).click();
  await expect(popup.getByRole('status').filter({ hasText: '등록이 완료되었습니다.' })).toBeVisible();
  expect(await site.inbox()).toHaveLength(1);
  await popup.getByRole('button', { name: '닫기' }).click();
  await openPopup(page);
  await expect(page.getByRole('dialog', { name: TITLE }).getByText(SENTENCE)).toBeVisible();
});

test('a form in which the visitor stands waits until they leave it', { tag: '@desktop' }, async ({ page }) => {
  await openOn(page, '/Promotion/Customer', inSeoul(LAST_DAY, '23:59:20'));
  await expect(stateIn(page)).toContainText('예정된 일정 종료');
  const name = page.getByRole('main').getByLabel('이름');
  const sentence = page.getByRole('main').getByText(SENTENCE);
  await name.focus();
  await page.clock.runFor(60_000);
  await expect(stateIn(page)).toContainText('분양 완료');
  await expect(name).toBeFocused();
  await expect(sentence).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(sentence).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: '브랜드', exact: true }).focus();
  await expect(page.getByRole('main').getByRole('heading', { name: TITLE })).toBeVisible();
});

test('what was typed before the page’s scripts came is kept, whatever the day', { tag: '@phone' }, async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/assets/main-*.js', (route) => void held.push(() => void route.continue()));
  await page.clock.install({ time: inSeoul(END) });
  await page.goto('/');
  await openPopup(page);
  const popup = await typeInto(page, '방문예약');
  held.forEach((release) => release());
  await page.unrouteAll();
  await page.waitForFunction(() => window.early?.taken === true);
  await expect(page.locator('[data-screen]').filter({ hasText: TITLE })).toHaveCount(1);
  await expect(popup.getByLabel('이름')).toHaveValue('김기다림');
});

test.describe('where the content keeps the forms', () => {
  let dist = '';
  let folder = '';
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    folder = await changedContent('schedule.ts', `forms: 'waiting',\n      title: '${TITLE}',`, "forms: 'keep',");
    dist = await buildSite({ CONTENT: folder });
  });
  test.afterAll(async () => {
    await fs.rm(dist, { recursive: true, force: true });
    await fs.rm(folder, { recursive: true, force: true });
  });

  test('the end is said, and they stay as they were', { tag: '@phone' }, async ({ page }) => {
    const site = await serveSite({ dist, folder });
    try {
      await openOn(page, `${site.url}/BusinessGuide/plan`, inSeoul(END));
      await expect(page.getByRole('main').getByText(SENTENCE)).toBeVisible();
      await expect(stateIn(page)).toContainText('분양 완료');
      await openPopup(page);
      await expect(page.getByRole('dialog', { name: '방문예약' }).getByLabel('이름')).toBeVisible();
      await expect(page.getByRole('dialog').getByText(SENTENCE)).toHaveCount(0);
    } finally {
      await site.close();
    }
  });
});
