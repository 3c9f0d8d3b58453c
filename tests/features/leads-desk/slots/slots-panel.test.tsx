// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SlotsPanel } from '#features/leads-desk/slots/slots-panel.tsx';
import { bookWrites } from '#protocol/office/booking-writes.ts';
import { leadWrite } from '#protocol/office/lead-writes.ts';
import { leadIdOf } from '#tests/support/office/leads.ts';
import { openMemoryOffice, type MemoryOffice } from '#tests/support/office/memory-office.ts';
import { showPanel, type ShownPanel } from '#tests/support/office/panel.tsx';

const plan = [
  { day: '2027-03-12', times: ['10:00', '14:00'], capacity: 3 },
  { day: '2027-03-13', times: ['10:00'], capacity: 3 },
];
const LEAD = leadIdOf(1);
const TOKEN = 'a'.repeat(32);
const SLOT = '2027-03-12T1000';

async function book(office: MemoryOffice) {
  const texts = { form: 'reservation', name: '홍길동', phone: '010-0000-1234', booking: TOKEN };
  await office
    .as('visitor')
    .commit([leadWrite(office.root, LEAD, texts), ...bookWrites(office.root, TOKEN, { slot: SLOT, lead: LEAD })]);
}

/** Opens the first day that is listed. */
async function openFirstDay(panel: ShownPanel) {
  const details = panel.element.querySelector('details')!;
  await act(async () => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
}

const type = (input: HTMLInputElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

let office: MemoryOffice;
beforeEach(() => {
  vi.setSystemTime(new Date('2027-03-12T00:30:00+09:00'));
  office = openMemoryOffice();
  return () => vi.useRealTimers();
});

const summaries = (panel: ShownPanel) =>
  [...panel.element.querySelectorAll('summary')].map(({ textContent }) => textContent);

test('a day that is not opened is opened with one tap, and then says what is taken', async () => {
  const panel = await showPanel(<SlotsPanel database={office.as('staff')} plan={plan} />);
  expect(summaries(panel)).toEqual(['3월 12일(금)열지 않음', '3월 13일(토)열지 않음']);
  await openFirstDay(panel);
  await panel.press('이 날 열기');
  expect(office.ids('slots')).toEqual([SLOT, '2027-03-12T1400']);
  await book(office);
  await panel.press('새로 고침');
  expect(summaries(panel)[0]).toBe('3월 12일(금)예약 1 / 6');
});

test('all days are opened together', async () => {
  const panel = await showPanel(<SlotsPanel database={office.as('staff')} plan={plan} />);
  await panel.press('아직 열지 않은 2일 모두 열기');
  expect(office.ids('slots')).toHaveLength(3);
  expect(office.ids('log').map((id) => office.read(`log/${id}`)?.['count'])).toEqual([3]);
});

test('a time is closed and opened again, and its capacity stays above what is taken', async () => {
  office.put(`slots/${SLOT}`, { taken: 2, capacity: 3, closed: false });
  const panel = await showPanel(<SlotsPanel database={office.as('staff')} plan={plan} />);
  await openFirstDay(panel);
  await panel.press('10:00 닫기');
  expect(office.read(`slots/${SLOT}`)).toEqual({ taken: 2, capacity: 3, closed: true });
  await panel.press('10:00 열기');
  const input = panel.element.querySelector('input')!;
  await type(input, '1');
  expect(panel.text()).toContain('이미 예약된 2팀보다 줄일 수 없습니다.');
  await type(input, '5');
  await panel.press('10:00 정원 저장');
  expect(office.read(`slots/${SLOT}`)).toEqual({ taken: 2, capacity: 5, closed: false });
});

test('a change that failed says so, and shows what the database really has once it is back', async () => {
  const database = office.as('staff');
  const panel = await showPanel(<SlotsPanel database={database} plan={plan} />);
  await openFirstDay(panel);
  database.failWith('resource-exhausted');
  await panel.press('이 날 열기');
  expect(panel.text()).toContain('오늘 쓸 수 있는 양을 넘었습니다.');
  database.failWith(null);
  await panel.press('이 날 열기');
  expect(panel.text()).not.toContain('오늘 쓸 수 있는 양을 넘었습니다.');
  expect(office.ids('slots')).toHaveLength(2);
});

test('a day that another desk has opened meanwhile is shown as it is', async () => {
  const panel = await showPanel(<SlotsPanel database={office.as('staff')} plan={plan} />);
  await openFirstDay(panel);
  office.put(`slots/${SLOT}`, { taken: 0, capacity: 9, closed: false });
  await panel.press('이 날 열기');
  expect(summaries(panel)[0]).toBe('3월 12일(금)예약 0 / 9열지 않은 시간 1');
});

test('a day is freed only after it was asked, and is closed then', async () => {
  office.put(`slots/${SLOT}`, { taken: 0, capacity: 3, closed: false });
  await book(office);
  const panel = await showPanel(<SlotsPanel database={office.as('staff')} plan={plan} />);
  await openFirstDay(panel);
  await panel.press('이 날 예약 모두 취소');
  expect(panel.text()).toContain('3월 12일(금)의 모든 시간을 닫고 예약 1건을 취소합니다.');
  expect(office.read(`bookings/${TOKEN}`)).toMatchObject({ state: 'booked' });
  await panel.press('모두 취소하기');
  expect(panel.text()).toContain('예약 1건을 취소했습니다.');
  expect(office.read(`slots/${SLOT}`)).toEqual({ taken: 0, capacity: 3, closed: true });
  expect(office.read(`bookings/${TOKEN}`)).toMatchObject({ state: 'cancelled' });
});
