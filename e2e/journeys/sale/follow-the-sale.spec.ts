import fs from 'node:fs/promises';
import { schedule } from '#content/schedule.ts';
import { inSeoul, openOn, stateIn } from '#e2e/support/sale.ts';
import { expect, isPhone, test, untilReady, type Page } from '#e2e/support/site.ts';
import { STEP_TEXT } from '#text/sale.ts';

const PLAN = '/BusinessGuide/plan';

/** A step in the list, which stands in its month's. */
const row = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true, level: 4 }) })
    .last();

for (const [when, day, state, next] of [
  ['long before', '2026-12-01', '분양 예정', '입주자모집공고 2027년 3월 5일(금) D-94'],
  ['the day before', '2027-03-04', '분양 예정', '입주자모집공고 3월 5일(금) D-1'],
  ['on the day', '2027-03-16', '1순위 접수 중', '2순위 접수 3월 17일(수) D-1'],
  ['between', '2027-03-20', '다음 일정', '당첨자 발표 3월 24일(수) D-4'],
  ['after the end', '2027-07-01', '분양 완료', '분양일정 보기'],
] as const)
  test(`the first screen says where the sale stands, above its button: ${when}`, async ({ page }) => {
    await openOn(page, '/', inSeoul(day));
    const words = page.getByRole('main').getByRole('paragraph').filter({ hasText: state });
    await expect(words).toBeInViewport();
    await expect(words).toHaveText(`${state} (예시)${next}`);
    const button = page.getByRole('button', { name: '관심고객 등록', exact: true });
    const [above, below] = [await words.boundingBox(), await button.boundingBox()];
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
  });

test('every page says it in its frame, in the strip or at the buttons, and that the dates are examples', async ({
  page,
}) => {
  await openOn(page, '/Brand/intro', inSeoul('2027-03-16'));
  await expect(stateIn(page)).toContainText('1순위 접수 중 · 2순위 접수 D-1 (예시)');
  await expect(stateIn(page).getByText('1순위 접수 중')).toBeInViewport();
});

test('the strip leads to the schedule', { tag: '@desktop' }, async ({ page }) => {
  await openOn(page, '/Brand/intro', inSeoul('2027-03-16'));
  await stateIn(page).getByRole('link', { name: '1순위 접수 중' }).click();
  await expect(page).toHaveURL(PLAN);
});

test('the schedule marks what is over, on and ahead, in words', async ({ page }) => {
  await openOn(page, PLAN, inSeoul('2027-03-28'));
  await expect(row(page, '당첨자 발표')).toContainText('종료');
  await expect(row(page, '서류접수')).toContainText('진행 중');
  await expect(row(page, '정당계약')).toContainText('D-8');
  await expect(row(page, '중도금 1차')).toContainText('D-201');
  await expect(page.getByRole('main')).toContainText('당첨자 서류 접수 중 · 3월 30일(화)까지 (예시)');
  if (!isPhone(page)) await expect(page.locator('main svg').getByText('오늘')).toBeVisible();
});

test('at midnight in Seoul an open page goes on to the next day by itself', async ({ page }) => {
  await openOn(page, PLAN, inSeoul('2027-03-15', '23:58:30'));
  await expect(stateIn(page)).toContainText('특별공급 접수 중 · 1순위 접수 D-1');
  await expect(row(page, '1순위 접수')).toContainText('D-1');
  await page.clock.runFor(85_000);
  await expect(stateIn(page)).toContainText('특별공급 접수 중');
  await page.clock.runFor(10_000);
  await expect(stateIn(page)).toContainText('1순위 접수 중 · 2순위 접수 D-1');
  await expect(row(page, '특별공급 접수')).toContainText('종료');
  await expect(row(page, '1순위 접수')).toContainText('D-DAY');
});

test('a tab that is looked at again after days says the new day', async ({ page }) => {
  await openOn(page, '/', inSeoul('2027-03-05'));
  await expect(stateIn(page)).toContainText('오늘 입주자모집공고');
  // No timer runs while a device sleeps.
  await page.clock.pauseAt(inSeoul('2027-03-05', '10:30:00'));
  await page.clock.setSystemTime(inSeoul('2027-03-16'));
  await expect(stateIn(page)).toContainText('오늘 입주자모집공고');
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect(stateIn(page)).toContainText('1순위 접수 중');
  await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: '1순위 접수 중' })).toBeVisible();
});

test.describe('on a device of another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });
  test('it is the day in Seoul that counts', async ({ page }) => {
    await openOn(page, '/Brand/intro', inSeoul('2027-03-16', '00:00:00'));
    await expect(stateIn(page)).toContainText('1순위 접수 중');
  });
});

test('one date is taken to a calendar, and all of them', async ({ page }) => {
  await openOn(page, PLAN, inSeoul('2027-03-01'));
  const take = async (name: string) => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    const download = await downloading;
    return { name: download.suggestedFilename(), text: await fs.readFile(await download.path(), 'utf8') };
  };
  const one = await take(STEP_TEXT.takeStep('1순위 접수'));
  expect(one.name).toBe('1순위 접수.ics');
  expect(one.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(one.text).toContain('SUMMARY:(예시) 온새미 스카이 1순위 접수\r\n');
  expect(one.text).toContain('DTSTART;VALUE=DATE:20270316\r\nDTEND;VALUE=DATE:20270317\r\n');
  const all = await take(STEP_TEXT.takeAll);
  const names = (text: string) => Array.from(text.replaceAll('\r\n ', '').matchAll(/^UID:(.*)\r$/gm), ([, uid]) => uid);
  expect(names(all.text)).toHaveLength(schedule!.steps.length);
  expect(names(all.text)).toContain(names(one.text)[0]);
});

test('before the page is taken over nothing counts days, and nothing can be pressed in vain', async ({
  page,
  request,
}) => {
  for (const address of ['/', PLAN, '/Brand/intro']) {
    const html = (await (await request.get(address)).text()).replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
    expect(html, address).not.toMatch(/D-\d|D-DAY|분양 예정|접수 중|분양 완료/);
  }
  await page.route('**/assets/main-*.js', (route) => route.abort());
  await page.goto(PLAN);
  await expect(page.getByRole('button', { name: STEP_TEXT.takeAll })).toBeDisabled();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the first date is said, with its year and as an example', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByText('입주자모집공고 2027년 3월 5일(금)')).toBeVisible();
    await expect(page.getByRole('main').getByText('분양일정 (예시)')).toBeVisible();
    await page.goto(PLAN);
    for (const { title } of schedule!.steps) await expect(row(page, title)).toContainText('예시');
  });
});

test('who comes from another page finds the schedule too', async ({ page }) => {
  await openOn(page, '/BusinessGuide/intro', inSeoul('2027-03-16'));
  await page.getByRole('navigation', { name: '하위 메뉴' }).getByRole('link', { name: '분양일정' }).click();
  await expect(row(page, '1순위 접수')).toContainText('D-DAY');
  await page.goBack();
  await expect(page).toHaveURL('/BusinessGuide/intro');
  await untilReady(page);
});
