import { readStore } from '#e2e/support/browser-database.ts';
import { expect, test, type Page } from '#e2e/support/site.ts';
import { becomeKiosk, kioskLabel } from '#e2e/support/visitors/kiosk.ts';

const rows = (page: Page) => readStore(page, 'modelhouse-notebook', 'entries');

const openMine = async (page: Page) => {
  await page.goto('/my');
  await expect(page.getByText('이 기기의 브라우저에만 저장되며')).toBeVisible();
};

test('what a visitor ticks and writes is there again, goes nowhere, and is erased by one button', async ({ page }) => {
  await openMine(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    const told = decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`);
    if (request.method() !== 'GET' || /92cm|59A|fridge|kitchen|\?/u.test(told)) sent.push(told);
  });
  await page.getByRole('checkbox', { name: '59㎡A' }).check();
  await page.getByText('주방 · 4개 중 0개 확인').click();
  await page.getByRole('checkbox', { name: /냉장고와 김치냉장고/ }).check();
  await page.getByLabel('주방 메모').fill('냉장고 자리 92cm');
  await expect(page.getByText('주방 · 4개 중 1개 확인')).toBeVisible();
  await expect.poll(async () => (await rows(page)).length).toBe(3);

  await openMine(page);
  await expect(page.getByRole('checkbox', { name: '59㎡A' })).toBeChecked();
  await page.getByText('주방 · 4개 중 1개 확인').click();
  await expect(page.getByLabel('주방 메모')).toHaveValue('냉장고 자리 92cm');

  await page.getByRole('button', { name: '모두 지우기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '지우기', exact: true }).click();
  await expect(page.getByText('모두 지웠습니다.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '59㎡A' })).not.toBeChecked();
  expect(await rows(page)).toEqual([]);
  expect(sent).toEqual([]);
});

test('a type that is kept on its own page stands among the visitor’s own', async ({ page }) => {
  await page.goto('/FloorPlan/84B');
  await page.getByRole('button', { name: '84㎡B 나의 방문에 담기' }).click();
  await expect(page.getByRole('button', { name: '84㎡B 나의 방문에 담음' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: '나의 방문 보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '나의 방문' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '84㎡B' })).toBeChecked();
  await page.goBack();
  await page.getByRole('button', { name: '84㎡B 나의 방문에 담음' }).click();
  await expect(page.getByRole('button', { name: '84㎡B 나의 방문에 담기' })).toHaveAttribute('aria-pressed', 'false');
  expect(await rows(page)).toEqual([]);
});

test('a shared tablet writes nothing down, says so, and forgets when its visitor has gone', async ({ page }) => {
  await page.clock.install();
  await becomeKiosk(page);
  await page.goto('/my');
  await expect(kioskLabel(page)).toBeVisible();
  await expect(page.getByText('이 창을 닫으면 사라집니다.')).toBeVisible();
  const type = page.getByRole('checkbox', { name: '59㎡A' });
  await type.check();
  expect(await rows(page)).toEqual([]);
  await page.clock.runFor(61_000);
  await expect(type).not.toBeChecked();
});

test('everything that is kept fits on one printed page', async ({ page }) => {
  await openMine(page);
  for (const room of ['현관', '거실', '주방', '침실']) {
    await page.locator('summary').filter({ hasText: room }).click();
    await page.getByLabel(`${room} 메모`).fill('남쪽 창 아래에 책상을 놓을 수 있는지 다시 확인하기. '.repeat(6));
  }
  await page.getByRole('checkbox', { name: '59㎡A' }).check();
  await page.locator('summary').filter({ hasText: '현관' }).click();
  await page.getByRole('checkbox', { name: /중문은 기본입니까/ }).check();
  await page.emulateMedia({ media: 'print' });
  for (const words of ['☑ 중문은 기본입니까, 유상옵션입니까?', '☐ 환기와 난방은 어떻게 합니까?', '관심 타입: 59㎡A'])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.locator('p').filter({ hasText: /^남쪽 창 아래에 책상을/ })).toHaveCount(4);
  await page.emulateMedia({ media: null });
  const sheet = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
});
