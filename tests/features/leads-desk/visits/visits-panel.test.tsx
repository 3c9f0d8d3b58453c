// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CheckIn } from '#features/leads-desk/visits/check-in.tsx';
import { VisitsPanel } from '#features/leads-desk/visits/visits-panel.tsx';
import { cancelWrites } from '#protocol/office/booking-writes.ts';
import { openMemoryOffice, type MemoryOffice } from '#tests/support/office/memory-office.ts';
import { showPanel } from '#tests/support/office/panel.tsx';
import { bookVisit, tokenOf, visitorsLead } from './booked-visits.ts';

const LEAD = visitorsLead(1);
const SLOT = '2027-03-12T1000';
const TOKEN = tokenOf(1);
const stateOf = (token: string) => office.read(`bookings/${token}`)?.['state'];

let office: MemoryOffice;
beforeEach(async () => {
  vi.setSystemTime(new Date('2027-03-11T18:00:00+09:00'));
  office = openMemoryOffice();
  office.put(`slots/${SLOT}`, { taken: 0, capacity: 4, closed: false });
  office.put('slots/2027-03-12T1400', { taken: 0, capacity: 4, closed: true });
  await bookVisit(office, 1, SLOT, { name: '홍길동' });
  return () => vi.useRealTimers();
});

describe('the list of visits', () => {
  test('shows in the evening who comes tomorrow, by the hour', async () => {
    const panel = await showPanel(<VisitsPanel database={office.as('staff')} />);
    expect(panel.element.querySelector('h2')?.textContent).toBe('2027년 3월 12일(금) 방문 일정');
    expect(panel.text()).toContain('예정 1건 · 도착 0건 · 취소 0건');
    const times = [...panel.element.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
    expect(times).toEqual(['10:001 / 4 홍길동끝번호 0001접수번호 000001도착', '14:000 / 4 닫음예약 없음']);
  });

  test('opens on the first day that has times, where the office receives nobody before', async () => {
    vi.setSystemTime(new Date('2027-02-01T10:00:00+09:00'));
    const panel = await showPanel(<VisitsPanel database={office.as('staff')} />);
    expect(panel.text()).toContain('2027년 3월 12일(금) 방문 일정');
    expect(panel.text()).toContain('홍길동');
  });

  test('opens on the day itself where no times follow, and where nothing can be read', async () => {
    vi.setSystemTime(new Date('2027-03-20T10:00:00+09:00'));
    const panel = await showPanel(<VisitsPanel database={office.as('staff')} />);
    expect(panel.text()).toContain('2027년 3월 20일(토) 방문 일정');
    const cut = office.as('staff');
    cut.failWith('unavailable');
    await panel.show(<VisitsPanel key="cut" database={cut} />);
    expect(panel.text()).toContain('2027년 3월 20일(토) 방문 일정');
    expect(panel.text()).toContain('서버에 연결하지 못했습니다.');
  });

  test('marks an arrival in one tap, and takes it back', async () => {
    const panel = await showPanel(<VisitsPanel database={office.as('staff')} />);
    await panel.press('홍길동 도착');
    expect(stateOf(TOKEN)).toBe('arrived');
    expect(panel.text()).toContain('예정 0건 · 도착 1건 · 취소 0건');
    await panel.press('홍길동 되돌리기');
    expect(stateOf(TOKEN)).toBe('booked');
    expect(office.read(`leads/${LEAD}`)).toMatchObject({ state: 0 });
  });

  test('goes to other days, and opens a lead', async () => {
    const open = vi.fn<(lead: string) => void>();
    const panel = await showPanel(<VisitsPanel database={office.as('staff')} onOpenLead={open} />);
    await panel.press('홍길동 접수 열기');
    expect(open).toHaveBeenCalledExactlyOnceWith(LEAD);
    await panel.press('전날');
    expect(panel.text()).toContain('이 날은 방문 시간이 없습니다.');
    await panel.press('다음 날');
    expect(panel.text()).toContain('홍길동');
  });

  test('prints as it stands, without what can only be tapped', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const panel = await showPanel(<VisitsPanel database={office.as('staff')} />);
    await panel.press('인쇄');
    expect(print).toHaveBeenCalledOnce();
    const tapped = [...panel.element.querySelectorAll('button')].filter(
      (button) => !button.closest('[data-print="no"]'),
    );
    expect(tapped).toEqual([]);
    vi.unstubAllGlobals();
  });

  test('says where an arrival could not be marked, and shows a visit that was cancelled meanwhile', async () => {
    const database = office.as('staff');
    const panel = await showPanel(<VisitsPanel database={database} />);
    database.failWith('resource-exhausted');
    await panel.press('홍길동 도착');
    expect(panel.text()).toContain('오늘 쓸 수 있는 양을 넘었습니다.');
    database.failWith(null);
    await office.as('visitor').commit(cancelWrites(office.root, TOKEN, SLOT));
    await panel.press('홍길동 도착');
    expect(panel.text()).toContain('다른 곳에서 먼저 바꾸었습니다.');
    await panel.press('새로 고침');
    expect(panel.text()).toContain('취소됨');
    expect(panel.has('홍길동 도착')).toBe(false);
  });
});

describe('the check-in by a pass', () => {
  const close = () => {};

  test('shows who it is, and marks the arrival in one tap', async () => {
    vi.setSystemTime(new Date('2027-03-12T09:50:00+09:00'));
    const panel = await showPanel(<CheckIn database={office.as('staff')} token={TOKEN} onClose={close} />);
    for (const part of ['홍길동', '끝번호 0001', '접수번호 000001', '2027년 3월 12일(금) 10:00'])
      expect(panel.text()).toContain(part);
    expect(panel.text()).not.toContain('오늘 예약이 아닙니다');
    await panel.press('홍길동 도착');
    expect(stateOf(TOKEN)).toBe('arrived');
    expect(panel.text()).toContain('도착함');
  });

  test('says that a visit is booked for another day', async () => {
    const panel = await showPanel(<CheckIn database={office.as('staff')} token={TOKEN} onClose={close} />);
    expect(panel.text()).toContain('오늘 예약이 아닙니다. 예약한 날은 2027년 3월 12일(금)입니다.');
  });

  test('lets nobody in whose visit was cancelled, and says where there is none', async () => {
    await office.as('visitor').commit(cancelWrites(office.root, TOKEN, SLOT));
    const panel = await showPanel(<CheckIn database={office.as('staff')} token={TOKEN} onClose={close} />);
    expect(panel.text()).toContain('취소된 예약입니다.');
    expect(panel.has('홍길동 도착')).toBe(false);
    await panel.show(<CheckIn database={office.as('staff')} token={tokenOf(7)} onClose={close} />);
    expect(panel.text()).toContain('예약을 찾을 수 없습니다.');
  });

  test('is read again after the network was away', async () => {
    const database = office.as('staff');
    database.failWith('unavailable');
    const panel = await showPanel(<CheckIn database={database} token={TOKEN} onClose={close} />);
    expect(panel.text()).toContain('서버에 연결하지 못했습니다.');
    database.failWith(null);
    await panel.press('다시 시도');
    expect(panel.text()).toContain('홍길동');
  });
});
