// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NumbersPanel } from '#features/leads-desk/numbers/numbers-panel.tsx';
import { TEXTS } from '#tests/rules/office/office-world.ts';
import { openMemoryOffice } from '#tests/support/office/memory-office.ts';
import { showPanel, type ShownPanel } from '#tests/support/office/panel.tsx';

const NOW = new Date('2027-03-05T03:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const leadAt = (time: string, form: string, state: number) => ({
  ...TEXTS,
  form,
  state,
  received_at: new Date(time),
});

const tableOf = ({ element }: ShownPanel, at: number) =>
  [...element.querySelectorAll('table')[at]!.rows].map((row) => [...row.cells].map(({ textContent }) => textContent));

test('leads are counted by days of Korea, with their states and their forms', async () => {
  const office = openMemoryOffice();
  office.put('leads/a', leadAt('2027-03-04T15:00:00Z', 'visit', 0));
  office.put('leads/b', leadAt('2027-03-05T02:00:00Z', 'interest', 2));
  office.put('leads/c', leadAt('2027-03-04T14:59:59Z', 'visit', 6));
  office.put('leads/d', leadAt('2027-02-19T15:00:00Z', 'unknown', 99));
  office.put('leads/too-old', leadAt('2027-02-19T14:59:59Z', 'visit', 0));
  const panel = await showPanel(<NumbersPanel database={office.as('staff')} />);
  const states = tableOf(panel, 0);
  expect(states).toHaveLength(1 + 14 + 1);
  expect(states[0]).toEqual(['날짜', '모두', '새 접수', '통화함', '방문 약속', '방문함', '계약', '보류', '제외']);
  expect(states[1]).toEqual(['3월 5일(금)', '2', '1', '0', '1', '0', '0', '0', '0']);
  expect(states[2]).toEqual(['3월 4일(목)', '1', '0', '0', '0', '0', '0', '0', '1']);
  expect(states[14]).toEqual(['2월 20일(토)', '1', '1', '0', '0', '0', '0', '0', '0']);
  expect(states[15]).toEqual(['합계', '4', '2', '0', '1', '0', '0', '0', '1']);
  const forms = tableOf(panel, 1);
  expect(forms[0]).toEqual(['날짜', '모두', '방문예약 팝업', '관심고객 팝업', '방문예약 홈', '고객 페이지', '그 밖']);
  expect(forms[15]).toEqual(['합계', '4', '0', '1', '2', '0', '1']);
});

test('an office without leads has days without any', async () => {
  const panel = await showPanel(<NumbersPanel database={openMemoryOffice().as('staff')} />);
  expect(tableOf(panel, 0)[1]).toEqual(['3월 5일(금)', '0', '0', '0', '0', '0', '0', '0', '0']);
  expect(panel.text()).not.toContain('세지 않음');
});

test('where there are too many to count, it says from where on they are missing', async () => {
  const office = openMemoryOffice();
  // 100 a day: 1,000 end with the tenth of fourteen days.
  const leads = Array.from({ length: 1400 }, (_, at) => {
    const time = new Date(NOW.getTime() - Math.floor(at / 100) * 86_400_000 - (at % 100) * 1000);
    return [`leads/lead-${at}`, leadAt(time.toISOString(), 'visit', 0)] as const;
  });
  office.putAll(Object.fromEntries(leads));
  const database = office.as('staff');
  const panel = await showPanel(<NumbersPanel database={database} />);
  await vi.waitFor(() => expect(panel.text()).toContain('최근 1,000건까지만 세었습니다. 2월 24일(수) 접수는 일부이고'));
  const states = tableOf(panel, 0);
  expect(states[10]?.slice(0, 2)).toEqual(['2월 24일(수)', '100']);
  expect(states[11]).toEqual(['2월 23일(화)', '세지 않음']);
  expect(database.calls.query).toHaveLength(4);
});

test('without a network it says so, and counts again on request', async () => {
  const database = openMemoryOffice().as('staff');
  database.failWith('unavailable');
  const panel = await showPanel(<NumbersPanel database={database} />);
  expect(panel.text()).toContain('서버에 연결하지 못했습니다.');
  database.failWith(null);
  await panel.press('다시 시도');
  expect(tableOf(panel, 0)).toHaveLength(16);
});
