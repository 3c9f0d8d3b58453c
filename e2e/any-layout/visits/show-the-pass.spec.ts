import { untilOfflineReady } from '#e2e/support/builds/offline.ts';
import { expect, untilReady } from '#e2e/support/site.ts';
import { LeadsDesk } from '#e2e/support/visitors/leads-desk.ts';
import { OPEN, reserve, test, tokenOf, visitWords } from '#e2e/support/visitors/visits.ts';

const VISITOR = { name: '남궁하늘', phone: '010-9876-5432' };
const { day, time } = OPEN;

test('a pass before the camera of the staff opens its check-in; the visitor has arrived with a tap, which can be taken back', async ({
  page,
  site,
  visit,
  time: now,
}) => {
  await page.goto('/Brand/intro');
  await untilReady(page);
  const popup = await reserve(page, VISITOR, day, time);
  await popup.getByRole('link', { name: '방문권 보기' }).click();
  await expect(page.getByRole('main').getByText('예약됨')).toBeVisible();
  const token = tokenOf(page);

  const early = await visit();
  const earlyDesk = new LeadsDesk(early);
  await earlyDesk.open(`#visit=${token}`);
  await earlyDesk.enter(site.staff, '상담원');
  await expect(early.getByText(/오늘 예약이 아닙니다. 예약한 날은/)).toBeVisible();

  now.goTo(day, '10:05');
  const office = await visit();
  const desk = new LeadsDesk(office);
  await desk.open(`#visit=${token}`);
  await desk.enter(site.staff, '상담원');
  const card = office.getByRole('region', { name: '방문권 확인' });
  await expect(card).toContainText(VISITOR.name);
  await expect(card).toContainText('끝번호 5432');
  await expect(card).toContainText(visitWords(day, time));
  await expect(card.getByText('오늘 예약이 아닙니다')).toHaveCount(0);
  await card.getByRole('button', { name: `${VISITOR.name} 도착` }).click();
  await expect(card.getByText('도착함')).toBeVisible();
  await card.getByRole('button', { name: '되돌리기' }).click();
  await card.getByRole('button', { name: `${VISITOR.name} 도착` }).click();
  await expect(card.getByText('도착함')).toBeVisible();
  await card.getByRole('button', { name: '목록으로' }).click();
  // The token is in the address no longer than it is needed.
  expect(new URL(office.url()).hash).toBe('');
  await expect(desk.line(VISITOR.name)).toContainText('방문함');
  await desk.show('방문');
  await expect(office.getByText('예정 0건 · 도착 1건 · 취소 0건')).toBeVisible();
  // The next pass, in the same tab.
  await desk.open(`#visit=${'0'.repeat(32)}`);
  await expect(card.getByText('예약을 찾을 수 없습니다.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('main').getByText('방문하셨습니다')).toBeVisible();
  await expect(page.getByRole('button', { name: '예약 취소' })).toHaveCount(0);
});

test('who is not of the office gets nothing of a visit by its code', async ({ page, visit }) => {
  const visitor = await visit();
  await visitor.goto('/Brand/intro');
  await untilReady(visitor);
  const popup = await reserve(visitor, VISITOR, day, time);
  await popup.getByRole('link', { name: '방문권 보기' }).click();
  await expect(visitor.getByRole('main').getByText('예약됨')).toBeVisible();
  const desk = new LeadsDesk(page);
  await desk.open(`#visit=${tokenOf(visitor)}`);
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(visitWords(day, time));
  await expect(page.locator('body')).not.toContainText(VISITOR.name);
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a pass that was open once opens again without a network, and says when the office was last asked',
    { tag: '@phone' },
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto('/Brand/intro');
      await untilOfflineReady(page);
      const popup = await reserve(page, VISITOR, day, time);
      await popup.getByRole('link', { name: '방문권 보기' }).click();
      const main = page.getByRole('main');
      await expect(main.getByText('예약됨')).toBeVisible();
      await page.context().setOffline(true);
      await page.reload();
      await expect(main.getByText(visitWords(day, time))).toBeVisible();
      await expect(main.getByText(/마지막으로 확인한 시각: \d+월 \d+일\(.\) 09:\d\d/)).toBeVisible();
      await expect(main.getByRole('img', { name: '방문권 QR 코드' })).toBeVisible();
      await expect(main.getByRole('link', { name: '캘린더에 추가' })).toBeVisible();
      await main.getByRole('button', { name: '시간 바꾸기' }).click();
      await expect(main.getByText('지금은 남은 자리를 확인할 수 없습니다.')).toBeVisible();
    },
  );
});
