import fs from 'node:fs/promises';
import type { Download } from 'playwright/test';
import { hold } from '#e2e/support/network/hold.ts';
import { expect, serveSite, test as base, untilReady, type Page } from '#e2e/support/site.ts';
import { LeadsDesk } from '#e2e/support/visitors/leads-desk.ts';

const NAME = '남궁하늘';
const PHONE = '010-9876-5432';
const HIDDEN = '010-****-5432';
/** What a spreadsheet would compute. */
const FORMULA = '=HYPERLINK("https://evil.example","눌러 주세요")';
const NOTE = '저녁에 다시 전화하기로 했습니다.';

/** A test at an office that has worked for a while, and to which a visitor has just written from another device. */
const test = base.extend<{ desk: LeadsDesk; receipt: string }>({
  site: async ({}, use) => {
    const site = await serveSite({ leads: 40 });
    await use(site);
    await site.close();
  },
  receipt: async ({ browser, site }, use) => {
    const context = await browser.newContext({ baseURL: site.url });
    await use(await sendForm(await context.newPage()));
    await context.close();
  },
  desk: async ({ page, receipt }, use) => {
    expect(receipt).toMatch(/^[0-9A-F]{6}$/);
    await use(new LeadsDesk(page));
  },
});

/** Sends the form of the customer page as any visitor does. @returns the receipt number that the visitor is told */
async function sendForm(page: Page): Promise<string> {
  await page.goto('/Promotion/Customer?utm_source=naver&utm_campaign=봄맞이');
  await untilReady(page);
  const main = page.getByRole('main');
  await main.getByLabel('이름').fill(NAME);
  await main.getByLabel('연락처').fill(PHONE);
  await main.getByLabel('문의 내용').fill(FORMULA);
  await main.getByRole('button', { name: '등록하기' }).click();
  const said = await main.getByRole('status').filter({ hasText: '접수번호' }).innerText();
  return /접수번호\s*([0-9A-F]{6})/.exec(said)?.[1] ?? said;
}

const rowsOf = async (download: Download) => {
  const text = await fs.readFile(await download.path(), 'utf8');
  return { text, rows: text.split('\r\n') };
};

test('staff finds a lead by its last four digits with two taps, and works it; the log says so, and nobody else’s number was seen', async ({
  page,
  site,
  desk,
  receipt,
}) => {
  await desk.open();
  await desk.enter(site.staff, '상담원');
  const line = desk.line(NAME);
  await expect(line).toContainText('새 접수');
  await expect(line).toContainText(HIDDEN);
  await expect(line).toContainText(receipt);

  // The field, then the line that is found.
  await page.getByRole('searchbox').click();
  await page.keyboard.type('5432');
  await page.keyboard.press('Enter');
  await expect(line).toHaveCount(1);
  await line.getByRole('button').click();

  const sheet = desk.sheet(NAME);
  await expect(sheet).toContainText(receipt);
  await expect(sheet.getByText(HIDDEN)).toBeVisible();
  await expect(sheet.getByText(PHONE)).toHaveCount(0);
  await expect(sheet.getByText(FORMULA)).toBeVisible();
  await expect(sheet.getByText('봄맞이')).toBeVisible();
  await sheet.getByRole('button', { name: '번호 보기' }).click();
  await expect(sheet.getByRole('link', { name: `${PHONE} 전화 걸기` })).toHaveAttribute('href', 'tel:01098765432');
  await sheet.getByRole('button', { name: '통화함' }).click();
  await expect(sheet.getByText(/에 마지막으로 바꿈/)).toBeVisible();
  await sheet.getByLabel('메모 쓰기').fill(NOTE);
  await sheet.getByRole('button', { name: '메모 남기기' }).click();
  await expect(sheet.getByRole('listitem').filter({ hasText: NOTE })).toContainText('나');
  await sheet.getByLabel('담당자').fill('주말 당직');
  await sheet.getByRole('button', { name: '담당자 저장' }).click();
  await expect(sheet.getByText('저장했습니다.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: '접수 삭제' })).toHaveCount(0);

  await page.reload();
  await expect(line).toContainText('통화함');
  await expect(line).toContainText('주말 당직');
  await expect(page.getByRole('button', { name: 'CSV 내보내기' })).toHaveCount(0);
  await line.getByRole('button').click();
  await expect(sheet.getByRole('button', { name: '통화함', pressed: true })).toBeVisible();
  await expect(sheet.getByLabel('담당자')).toHaveValue('주말 당직');
  await expect(sheet.getByText(NOTE)).toBeVisible();
  // It was shown to somebody who has left since.
  await expect(sheet.getByText(HIDDEN)).toBeVisible();
  await sheet.getByRole('button', { name: '닫기' }).click();

  await desk.show('기록');
  const deeds = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: receipt });
  await expect(deeds).toHaveCount(4);
  for (const [at, words] of ['담당자 변경', '메모 추가', '상태 변경 통화함', '번호 보기'].entries()) {
    await expect(deeds.nth(at)).toContainText(words);
    await expect(deeds.nth(at)).toContainText('나');
  }
  const log = await page.getByRole('tabpanel').innerText();
  for (const word of [NAME, '5432', NOTE, '주말 당직']) expect(log).not.toContain(word);
});

test('what is typed while a note or a name is saved stays in its field', async ({ page, site, desk }) => {
  await desk.open();
  await desk.enter(site.staff, '상담원');
  await desk.line(NAME).getByRole('button').click();
  const sheet = desk.sheet(NAME);
  for (const [label, button, typed] of [
    ['메모 쓰기', '메모 남기기', NOTE],
    ['담당자', '담당자 저장', '주말 당직'],
  ] as const) {
    const release = await hold(page, '**/documents:commit*');
    await sheet.getByLabel(label).fill(typed);
    await sheet.getByRole('button', { name: button }).click();
    await sheet.getByLabel(label).fill(`${typed} 더`);
    release();
    await expect(sheet.getByRole('button', { name: button })).not.toHaveAttribute('aria-disabled', 'true');
    await expect(sheet.getByLabel(label)).toHaveValue(`${typed} 더`);
    await expect(sheet.getByText('저장했습니다.')).toHaveCount(0);
    await page.unrouteAll();
  }
  // What was saved is what was there when the button was pressed.
  await expect(sheet.getByRole('listitem').getByText(NOTE, { exact: true })).toBeVisible();
  await page.reload();
  await expect(desk.line(NAME)).toContainText('주말 당직');
  await expect(desk.line(NAME)).not.toContainText('주말 당직 더');
});

test('a name that could not be saved is not called saved, also after one that was', async ({ page, site, desk }) => {
  await desk.open();
  await desk.enter(site.staff, '상담원');
  await desk.line(NAME).getByRole('button').click();
  const sheet = desk.sheet(NAME);
  await sheet.getByLabel('담당자').fill('주말 당직');
  await sheet.getByRole('button', { name: '담당자 저장' }).click();
  await expect(sheet.getByText('저장했습니다.')).toBeVisible();
  await page.route('**/documents:commit*', (route) => route.abort());
  await sheet.getByRole('button', { name: '담당자 저장' }).click();
  await expect(sheet.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(sheet.getByText('저장했습니다.')).toHaveCount(0);
});

test('an administrator takes the list out as a file in which nothing is a formula, and erases a lead for good', async ({
  page,
  site,
  desk,
  receipt,
}) => {
  await desk.open();
  await desk.enter(site.administrator, '관리자');
  await expect(desk.line(NAME)).toBeVisible();
  await page.getByRole('button', { name: 'CSV 내보내기' }).click();
  const exporting = page.getByRole('dialog', { name: 'CSV 내보내기' });
  const saving = page.waitForEvent('download');
  await exporting.getByRole('button', { name: '내보내기', exact: true }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/접수목록-\d{4}-\d{2}-\d{2}-\d{4}\.csv$/);
  const { text, rows } = await rowsOf(download);
  expect(text.startsWith('\u{feff}"접수번호","접수 시각","접수 경로","접수 방법","이름","연락처"')).toBe(true);
  const row = rows.find((one) => one.includes(NAME));
  // One of digits alone that begins with a nought has a sign before it, or a spreadsheet would drop the nought.
  expect(row).toMatch(new RegExp(`"'?${receipt}"`));
  expect(row).toContain(`"${PHONE}"`);
  expect(row).toContain(`"'${FORMULA.replaceAll('"', '""')}"`);
  expect(text).not.toMatch(/(^|,)"?[=+@-]/mu);
  await expect(exporting.getByText('41건을 파일로 만들었습니다.')).toBeVisible();
  await exporting.getByRole('button', { name: '닫기' }).last().click();

  await desk.search('5432');
  await desk.line(NAME).getByRole('button').click();
  await desk.sheet(NAME).getByRole('button', { name: '접수 삭제' }).click();
  const asking = page.getByRole('dialog', { name: '접수 삭제' });
  await expect(asking).toContainText(`접수번호 ${receipt} 접수를 삭제하시겠습니까?`);
  await asking.getByRole('button', { name: '삭제하기' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(desk.line(NAME)).toHaveCount(0);
  await page.getByRole('button', { name: '검색 지우기' }).click();
  await expect(page.getByText('모두 40건')).toBeVisible();
  for (const wanted of ['5432', receipt, NAME]) {
    await desk.search(wanted);
    await expect(page.getByText('조건에 맞는 접수가 없습니다.')).toBeVisible();
  }
  await desk.show('기록');
  const log = page.getByRole('tabpanel').getByRole('listitem');
  await expect(log.first()).toContainText('접수 삭제');
  await expect(log.first()).toContainText(`접수번호 ${receipt}`);
  await expect(log.nth(1)).toContainText('CSV 내보내기');
  await expect(log.nth(1)).toContainText('41건');
});

test('a desk that nobody touches for half an hour signs out, and takes all that was shown with it', async ({
  page,
  site,
  desk,
}) => {
  await page.clock.install();
  await desk.open();
  await desk.enter(site.staff, '상담원');
  await desk.line(NAME).getByRole('button').click();
  await expect(desk.sheet(NAME)).toBeVisible();
  await page.clock.fastForward('30:30');
  await expect(page.getByText('30분 동안 사용하지 않아 로그아웃했습니다.')).toBeVisible();
  await expect(page.getByText(NAME)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
