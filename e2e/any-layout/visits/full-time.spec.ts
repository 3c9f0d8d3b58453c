import { formatDayInYear } from '#text/dates.ts';
import { expect, untilReady, type Page } from '#e2e/support/site.ts';
import { LeadsDesk } from '#e2e/support/visitors/leads-desk.ts';
import { chooseTime, OPEN, test, timeOf, visitWords } from '#e2e/support/visitors/visits.ts';
import { Reservation } from '#e2e/support/visitors/reservation.ts';

const FIRST = { name: '남궁하늘', phone: '010-9876-5432' };
const SECOND = { name: '제갈바다', phone: '010-8765-4321' };
const { day, time, otherTime, thirdTime } = OPEN;

/** Fills the reservation popup in, with the time that everybody wants, and does not send it yet. */
async function askFor(page: Page, visitor: typeof FIRST): Promise<Reservation> {
  await page.goto('/Brand/intro');
  await untilReady(page);
  const reservation = new Reservation(page);
  await reservation.open();
  await reservation.fill(visitor.name, visitor.phone);
  await chooseTime(reservation.popup, day, time);
  return reservation;
}

test('of two who want the last place at once one gets it; the other’s request is at the office all the same, and takes the nearest time with a tap', async ({
  page,
  site,
  visit,
}) => {
  const office = await visit();
  const desk = new LeadsDesk(office);
  await desk.open();
  await desk.enter(site.staff, '상담원');
  await desk.show('시간');
  const panel = office.getByRole('tabpanel');
  await panel.locator('summary', { hasText: formatDayInYear(day) }).click();
  const row = panel
    .getByRole('listitem')
    .filter({ has: office.getByText(time, { exact: true }) })
    .last();
  await row.getByRole('textbox', { name: '정원' }).fill('1');
  await row.getByRole('button', { name: `${time} 정원 저장` }).click();
  await expect(row).toContainText('예약 0 / 1');
  await panel.getByRole('button', { name: `${otherTime} 닫기` }).click();
  await expect(panel.getByRole('button', { name: `${otherTime} 열기` })).toBeVisible();

  const slower = await askFor(page, SECOND);
  await expect(timeOf(slower.popup, time)).toHaveAccessibleName(`${time} 남은 자리 1`);
  await expect(timeOf(slower.popup, otherTime)).toBeDisabled();
  const faster = await askFor(await visit(), FIRST);
  await faster.send();
  await expect(faster.popup.getByText('방문이 예약되었습니다.')).toBeVisible();

  await slower.send();
  await expect(slower.popup.getByRole('status').filter({ hasText: '접수번호' })).toBeVisible();
  await expect(slower.popup.getByText('고르신 시간은 그사이 마감되었습니다. 접수는 완료되었으며')).toBeVisible();
  const nearest = slower.popup.getByRole('list', { name: '가까운 시간' }).getByRole('button');
  await expect(nearest).toHaveCount(4);
  await expect(nearest.first()).toContainText(visitWords(day, thirdTime));
  await expect(nearest.filter({ hasText: new RegExp(`${time}|${otherTime}`) })).toHaveCount(0);

  await desk.show('접수');
  for (const { name } of [FIRST, SECOND]) await expect(desk.line(name)).toContainText('새 접수');
  await nearest.first().click();
  await expect(slower.popup.getByText('방문이 예약되었습니다.')).toBeVisible();
  await expect(slower.popup.getByRole('link', { name: '방문권 보기' })).toBeVisible();

  await desk.show('방문');
  await office.getByLabel('날짜').fill(day);
  const at = (moment: string) =>
    panel.getByRole('listitem').filter({ has: office.getByRole('heading', { name: moment, exact: true }) });
  await expect(at(time)).toContainText('1 / 1');
  await expect(at(time)).toContainText(FIRST.name);
  await expect(at(time)).not.toContainText(SECOND.name);
  await expect(at(thirdTime)).toContainText(SECOND.name);
});
