import { formatDayInYear } from '#text/dates.ts';
import { expectFits } from '#e2e/support/screens/every-width.ts';
import { expect, untilReady, type Site } from '#e2e/support/site.ts';
import { LeadsDesk } from '#e2e/support/visitors/leads-desk.ts';
import { OPEN, reserve, test as base } from '#e2e/support/visitors/visits.ts';

const DESKTOP = { tag: '@desktop' };
/** As long as names get, without a place to break them. */
const VISITOR = { name: '황보남궁하늘별빛나래', phone: '010-9876-5432' };
const { day } = OPEN;
const ALL = 'body';

const test = base.extend<{ desk: LeadsDesk }>({
  contextOptions: { reducedMotion: 'reduce' },
  leads: 60,
  desk: async ({ page, visit }, use) => {
    const visitor = await visit();
    await visitor.goto('/Brand/intro');
    await untilReady(visitor);
    const popup = await reserve(visitor, VISITOR, day, OPEN.time);
    await expect(popup.getByText('방문이 예약되었습니다.')).toBeVisible();
    await use(new LeadsDesk(page));
  },
});

async function enter(desk: LeadsDesk, site: Site): Promise<void> {
  await desk.open();
  await desk.enter(site.administrator, '관리자');
  await expect(desk.line(VISITOR.name)).toBeVisible();
}

test('the desk’s sign-in fits every width', DESKTOP, async ({ page, desk }) => {
  await desk.open();
  await expectFits(page, 'sign-in', ALL);
});

test(
  'the list fits every width: whole, with its conditions, while several are chosen, with nothing found',
  DESKTOP,
  async ({ page, site, desk }) => {
    await enter(desk, site);
    await expectFits(page, 'list', ALL);
    await page.locator('summary', { hasText: '조건' }).click();
    await page.getByLabel('상태').selectOption('새 접수');
    await expect(page.getByText('조건 1개')).toBeVisible();
    await expectFits(page, 'filters', ALL);
    await page.getByRole('button', { name: '여러 건 고르기' }).click();
    await page.getByRole('checkbox').first().check();
    await expectFits(page, 'choice', ALL);
    await desk.search('없는 이름');
    await expect(page.getByText('조건에 맞는 접수가 없습니다.')).toBeVisible();
    await expectFits(page, 'nothing found', ALL);
  },
);

test('a lead’s sheet and the dialogs fit every width', DESKTOP, async ({ page, site, desk }) => {
  await enter(desk, site);
  await desk.line(VISITOR.name).getByRole('button').click();
  const sheet = desk.sheet(VISITOR.name);
  await sheet.getByRole('button', { name: '번호 보기' }).click();
  await expect(sheet.getByRole('link')).toBeVisible();
  await sheet.getByLabel('메모 쓰기').fill('https://example.com/아주-긴-주소'.repeat(4));
  await sheet.getByRole('button', { name: '메모 남기기' }).click();
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  await expectFits(page, 'sheet', 'dialog');
  await sheet.getByRole('button', { name: '접수 삭제' }).click();
  await expect(page.getByRole('dialog', { name: '접수 삭제' })).toBeVisible();
  await expectFits(page, 'erase', 'dialog');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'CSV 내보내기' }).click();
  await expectFits(page, 'export', 'dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '현장 접수' }).click();
  await page.getByRole('button', { name: '등록하기' }).click();
  await expect(page.getByText('동의를 받으신 뒤 표시해 주세요.')).toBeVisible();
  await expectFits(page, 'walk-in', ALL);
});

test('visits, times, numbers and log fit every width', DESKTOP, async ({ page, site, desk }) => {
  await enter(desk, site);
  await desk.show('방문');
  await page.getByRole('button', { name: `${VISITOR.name} 도착` }).click();
  await expect(page.getByText('도착함')).toBeVisible();
  await expectFits(page, 'visits', ALL);
  await desk.show('시간');
  const panel = page.getByRole('tabpanel');
  await panel.locator('summary', { hasText: formatDayInYear(day) }).click();
  await expectFits(page, 'times', ALL);
  await panel.getByRole('button', { name: '이 날 예약 모두 취소' }).click();
  await expect(page.getByRole('button', { name: '모두 취소하기' })).toBeVisible();
  await expectFits(page, 'a day to be freed', 'dialog');
  await page.keyboard.press('Escape');
  await desk.show('현황');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectFits(page, 'numbers', ALL);
  await desk.show('기록');
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expectFits(page, 'log', ALL);
});

test('a check-in fits every width, also where there is none', DESKTOP, async ({ page, site, desk }) => {
  await enter(desk, site);
  await desk.open(`#visit=${'0'.repeat(32)}`);
  await expect(page.getByText('예약을 찾을 수 없습니다.')).toBeVisible();
  await expectFits(page, 'check-in', ALL);
});
