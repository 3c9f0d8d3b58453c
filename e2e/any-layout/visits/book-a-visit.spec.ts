import { facts } from '#content/facts.ts';
import { expect, untilReady } from '#e2e/support/site.ts';
import { LeadsDesk } from '#e2e/support/visitors/leads-desk.ts';
import { chooseTime, dayOf, OPEN, reserve, test, timeOf, tokenOf, visitWords } from '#e2e/support/visitors/visits.ts';

const VISITOR = { name: '남궁하늘', phone: '010-9876-5432' };
const { day, time, otherTime, nextDay, capacity } = OPEN;

test('who picks a time in the reservation popup is told that it is booked, and gets a pass with code, time, way and calendar', async ({
  page,
  site,
}) => {
  await page.goto('/Brand/intro');
  await untilReady(page);
  const popup = await reserve(page, VISITOR, day, time);
  await expect(popup.getByRole('status').filter({ hasText: '접수번호' })).toBeVisible();
  await expect(popup.getByText('방문이 예약되었습니다.')).toBeVisible();
  expect((await site.inbox())[0]?.fields).toMatchObject({ ...VISITOR, visitDate: visitWords(day, time) });

  await popup.getByRole('link', { name: '방문권 보기' }).click();
  await expect(page).toHaveTitle(/방문권/);
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: '방문권 QR 코드' })).toBeVisible();
  await expect(main.getByText('예약됨')).toBeVisible();
  await expect(main.getByText(visitWords(day, time))).toBeVisible();
  await expect(main.getByText(facts.modelHouse.address)).toBeVisible();
  await expect(main.getByRole('link', { name: '오시는 길' })).toBeVisible();
  const calendar = main.getByRole('link', { name: '캘린더에 추가' });
  const file = decodeURIComponent((await calendar.getAttribute('href')) ?? '').replaceAll('\r\n ', '');
  expect(file).toContain(`DTSTART;TZID=Asia/Seoul:${`${day}T${time}00`.replaceAll(/[-:]/g, '')}`);
  expect(file).toContain(`URL:${page.url()}`);
  // Whoever finds it learns nothing of its visitor.
  const text = await page.locator('body').innerText();
  for (const word of [VISITOR.name, VISITOR.phone, '5432']) expect(text + file).not.toContain(word);
});

test('a pass takes another time and gives its place back, until the visit is cancelled', async ({
  page,
  site,
  visit,
}) => {
  await page.goto('/Brand/intro');
  await untilReady(page);
  const popup = await reserve(page, VISITOR, day, time);
  await popup.getByRole('link', { name: '방문권 보기' }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '시간 바꾸기' }).click();
  await dayOf(main, day).click();
  await expect(timeOf(main, time)).toHaveAccessibleName(`${time} 남은 자리 ${capacity - 1}`);
  await timeOf(main, otherTime).click();
  await main.getByRole('button', { name: `이 시간으로 바꾸기: ${visitWords(day, otherTime)}` }).click();
  await expect(main.getByText('방문 시간을 바꾸었습니다.')).toBeVisible();
  await expect(main.getByText(visitWords(day, otherTime))).toBeVisible();

  const office = await visit();
  const desk = new LeadsDesk(office);
  await desk.open();
  await desk.enter(site.staff, '상담원');
  await desk.show('방문');
  await office.getByLabel('날짜').fill(day);
  const times = office.getByRole('tabpanel').getByRole('listitem');
  const at = (moment: string) => times.filter({ has: office.getByRole('heading', { name: moment, exact: true }) });
  await expect(at(otherTime)).toContainText(VISITOR.name);
  await expect(at(otherTime)).toContainText(`1 / ${capacity}`);
  await expect(at(time)).toContainText(`0 / ${capacity}`);

  page.once('dialog', (dialog) => void dialog.accept());
  await main.getByRole('button', { name: '예약 취소' }).click();
  await expect(main.getByText('취소됨')).toBeVisible();
  await expect(main.getByText('방문 예약을 취소했습니다.')).toBeVisible();
  await expect(main.locator(':focus'), 'who goes by keys keeps the place').toHaveCount(1);
  await expect(main.getByRole('img', { name: '방문권 QR 코드' })).toHaveCount(0);
  await expect(main.getByRole('button', { name: '시간 바꾸기' })).toHaveCount(0);
  await office.getByRole('button', { name: '새로 고침' }).click();
  await expect(at(otherTime)).toContainText(`0 / ${capacity}`);
  await expect(at(otherTime)).toContainText('취소됨');
});

test('the customer page books as well; without a choice its form is as it was', async ({ page, site }) => {
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  const main = page.getByRole('main');
  const form = main.locator('form');
  await form.getByLabel('이름').fill(VISITOR.name);
  await form.getByLabel('연락처').fill(VISITOR.phone);
  await chooseTime(form, nextDay, time);
  await form.getByRole('button', { name: '희망 일시 지우기' }).click();
  await form.getByRole('button', { name: '등록하기' }).click();
  await expect(main.getByRole('status').filter({ hasText: '접수번호' })).toBeVisible();
  await expect(main.getByText('방문이 예약되었습니다.')).toHaveCount(0);
  expect((await site.inbox())[0]?.fields['visitDate'] ?? '').toBe('');

  await form.getByLabel('이름').fill(VISITOR.name);
  await form.getByLabel('연락처').fill(VISITOR.phone);
  await chooseTime(form, nextDay, time);
  await form.getByRole('button', { name: '등록하기' }).click();
  await expect(main.getByText('방문이 예약되었습니다.')).toBeVisible();
  await main.getByRole('link', { name: '방문권 보기' }).click();
  // The form's own result says the time too.
  await expect.poll(() => tokenOf(page)).toMatch(/^[0-9a-f]{32}$/);
  await expect(page.getByRole('main').getByText(visitWords(nextDay, time))).toBeVisible();
});
