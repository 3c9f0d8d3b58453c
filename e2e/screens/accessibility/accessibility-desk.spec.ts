import { formatDayInYear } from '#text/dates.ts';
import { expect, expectAccessible } from '#e2e/support/screens/accessibility.ts';
import { untilReady, type Page, type Site } from '#e2e/support/site.ts';
import { LeadsDesk } from '#e2e/support/visitors/leads-desk.ts';
import { OPEN, reserve, test as base } from '#e2e/support/visitors/visits.ts';

const VISITOR = { name: '남궁하늘', phone: '010-9876-5432' };
const { day, time } = OPEN;

/** A test at a desk that has been worked, and at which a visitor is expected; no animation is in the way. */
const test = base.extend<{ desk: LeadsDesk }>({
  contextOptions: { reducedMotion: 'reduce' },
  leads: 12,
  desk: async ({ page, visit }, use) => {
    const visitor = await visit();
    await visitor.goto('/Brand/intro');
    await untilReady(visitor);
    const popup = await reserve(visitor, VISITOR, day, time);
    await expect(popup.getByText('방문이 예약되었습니다.')).toBeVisible();
    await use(new LeadsDesk(page));
  },
});

async function enter(desk: LeadsDesk, page: Page, site: Site): Promise<void> {
  await desk.open();
  await desk.enter(site.administrator, '관리자');
  await expect(page.getByText('모두 13건')).toBeVisible();
}

test('the desk’s sign-in has no problem: empty, refused, and for an account that may see nothing', async ({
  page,
  site,
  desk,
}) => {
  await desk.open();
  await expect(page.getByLabel('이메일')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('이메일').fill(site.staff.email);
  await page.getByLabel('비밀번호', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByText('로그인 실패')).toBeVisible();
  await expectAccessible(page);
  await page.route(/documents[/:]/, (route) =>
    route.fulfill({ status: 403, json: { error: { code: 403, message: 'No.', status: 'PERMISSION_DENIED' } } }),
  );
  await page.getByLabel('비밀번호', { exact: true }).fill(site.staff.password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: '권한이 없습니다' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('the list has no problem: whole, with its conditions, while several are chosen, searched, and with nothing found', async ({
  page,
  site,
  desk,
}) => {
  await enter(desk, page, site);
  await expectAccessible(page);
  await page.locator('summary', { hasText: '조건' }).click();
  await page.getByLabel('상태').selectOption('새 접수');
  await expect(page.getByText('조건 1개')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '여러 건 고르기' }).click();
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('1건 선택')).toBeVisible();
  await expectAccessible(page);
  await desk.search('5432');
  await expect(desk.line(VISITOR.name)).toHaveCount(1);
  await expectAccessible(page);
  await desk.search('없는 이름');
  await expect(page.getByText('조건에 맞는 접수가 없습니다.')).toBeVisible();
  await expectAccessible(page);
});

test('a lead’s sheet has no problem: as it opens, worked, and asked whether it is to be erased', async ({
  page,
  site,
  desk,
}) => {
  await enter(desk, page, site);
  await desk.line(VISITOR.name).getByRole('button').click();
  const sheet = desk.sheet(VISITOR.name);
  await expect(sheet.getByText('아직 메모가 없습니다.')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: '번호 보기' }).click();
  await expect(sheet.getByRole('link')).toBeVisible();
  await sheet.getByRole('button', { name: '방문 약속' }).click();
  await expect(sheet.getByText(/에 마지막으로 바꿈/)).toBeVisible();
  await sheet.getByLabel('메모 쓰기').fill('저녁에 다시 전화하기로 했습니다.');
  await sheet.getByRole('button', { name: '메모 남기기' }).click();
  await expect(sheet.getByRole('listitem').filter({ hasText: '저녁에 다시 전화하기로 했습니다.' })).toBeVisible();
  await sheet.getByLabel('메모 쓰기').fill('가'.repeat(2001));
  await expect(sheet.getByText('메모는 2,000자까지')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: '접수 삭제' }).click();
  await expect(page.getByRole('dialog', { name: '접수 삭제' })).toBeVisible();
  await expectAccessible(page);
});

test('the form for who comes unasked has no problem, also with its errors, nor has the export', async ({
  page,
  site,
  desk,
}) => {
  await enter(desk, page, site);
  await page.getByRole('button', { name: 'CSV 내보내기' }).click();
  const exporting = page.getByRole('dialog', { name: 'CSV 내보내기' });
  await expectAccessible(page);
  await exporting.getByRole('button', { name: '내보내기', exact: true }).click();
  await expect(exporting.getByRole('link', { name: '파일 저장하기' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '현장 접수' }).click();
  await expect(page.getByRole('heading', { name: '현장 접수' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '등록하기' }).click();
  await expect(page.getByText('동의를 받으신 뒤 표시해 주세요.')).toBeVisible();
  await expectAccessible(page);
});

test('a day’s visits and its check-in have no problem: expected, arrived, nobody', async ({ page, site, desk }) => {
  await enter(desk, page, site);
  await desk.show('방문');
  await expect(page.getByRole('button', { name: `${VISITOR.name} 도착` })).toBeVisible();
  await page.getByRole('button', { name: '전날' }).click();
  await expect(page.getByText('이 날은 방문 시간이 없습니다.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '다음 날' }).click();
  await expect(page.getByRole('button', { name: `${VISITOR.name} 도착` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `${VISITOR.name} 도착` }).click();
  await expect(page.getByText('도착함')).toBeVisible();
  await expectAccessible(page);
  await desk.open(`#visit=${'0'.repeat(32)}`);
  await expect(page.getByText('예약을 찾을 수 없습니다.')).toBeVisible();
  await expectAccessible(page);
});

test('the times have no problem: closed away, a day of them, one that is too small, and the question before a day is freed', async ({
  page,
  site,
  desk,
}) => {
  await enter(desk, page, site);
  await desk.show('시간');
  const panel = page.getByRole('tabpanel');
  const summary = panel.locator('summary', { hasText: formatDayInYear(day) });
  await expect(summary).toBeVisible();
  await expectAccessible(page);
  await summary.click();
  await panel.getByRole('button', { name: `${time} 닫기` }).click();
  await expect(panel.getByRole('button', { name: `${time} 열기` })).toBeVisible();
  await panel.getByRole('textbox').nth(1).fill('8');
  await expectAccessible(page);
  await panel.getByRole('button', { name: '이 날 예약 모두 취소' }).click();
  await expect(page.getByRole('button', { name: '모두 취소하기' })).toBeVisible();
  await expectAccessible(page);
});

test('the numbers and the log have no problem', async ({ page, site, desk }) => {
  await enter(desk, page, site);
  await desk.line(VISITOR.name).getByRole('button').click();
  await desk.sheet(VISITOR.name).getByRole('button', { name: '번호 보기' }).click();
  await expect(desk.sheet(VISITOR.name).getByRole('link')).toBeVisible();
  await page.keyboard.press('Escape');
  await desk.show('현황');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectAccessible(page);
  await desk.show('기록');
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText('번호 보기');
  await expectAccessible(page);
});
