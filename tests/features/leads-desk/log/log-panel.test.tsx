// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { LogPanel } from '#features/leads-desk/log/log-panel.tsx';
import { logWrite } from '#protocol/office/log-writes.ts';
import { openMemoryOffice, type MemoryOffice } from '#tests/support/office/memory-office.ts';
import { showPanel } from '#tests/support/office/panel.tsx';

const LEAD = 'a1b2c3d4-0000-4000-8000-000000000000';

async function officeWithLog(): Promise<MemoryOffice> {
  let now = Date.parse('2027-03-04T14:59:00Z');
  const office = openMemoryOffice(() => new Date(now));
  const staff = office.as('staff');
  await staff.commit([logWrite(office.root, 'one', { deed: 'reveal', by: 'ours', lead: LEAD })]);
  now += 60_000;
  await staff.commit([logWrite(office.root, 'two', { deed: 'state', by: 'ours', lead: LEAD, detail: 'promised' })]);
  const admin = office.as('admin');
  now += 60_000;
  await admin.commit([logWrite(office.root, 'three', { deed: 'export', by: 'boss', count: 1200 })]);
  return office;
}

test('the log tells who did what when, newest first, by days of Korea', async () => {
  const panel = await showPanel(<LogPanel database={(await officeWithLog()).as('admin')} />);
  const headings = [...panel.element.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['2027년 3월 5일(금)', '2027년 3월 4일(목)']);
  const lines = [...panel.element.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    '00:01CSV 내보내기  1,200건나',
    '00:00상태 변경 방문 약속 계정 ours접수번호 A1B2C3',
    '23:59번호 보기  계정 ours접수번호 A1B2C3',
  ]);
});

test('a lead in the log is opened from there, unless it was erased', async () => {
  const office = await officeWithLog();
  office.put('log/erase-gone', { deed: 'erase', by: 'boss', at: new Date('2027-03-05T01:00:00Z'), lead: 'gone-lead' });
  const open = vi.fn<(lead: string) => void>();
  const panel = await showPanel(<LogPanel database={office.as('staff')} onOpenLead={open} />);
  expect(panel.has('접수번호 GONELE 열기')).toBe(false);
  await panel.press('접수번호 A1B2C3 열기');
  expect(open).toHaveBeenCalledExactlyOnceWith(LEAD);
});

test('a long log pages on without leaving an entry out, and says when there is no more', async () => {
  const office = openMemoryOffice();
  const entry = { deed: 'note', by: 'ours', at: new Date('2027-03-01T00:00:00Z') };
  office.putAll(Object.fromEntries(Array.from({ length: 70 }, (_, at) => [`log/entry-${at}`, entry])));
  const panel = await showPanel(<LogPanel database={office.as('staff')} />);
  expect(panel.element.querySelectorAll('li')).toHaveLength(50);
  await panel.press('더 보기');
  expect(panel.element.querySelectorAll('li')).toHaveLength(70);
  expect(panel.has('더 보기')).toBe(false);
});

test('without a network the log says so, and is read again on request', async () => {
  const database = (await officeWithLog()).as('staff');
  database.failWith('unavailable');
  const panel = await showPanel(<LogPanel database={database} />);
  expect(panel.text()).toContain('서버에 연결하지 못했습니다.');
  database.failWith(null);
  await panel.press('다시 시도');
  expect(panel.element.querySelectorAll('li')).toHaveLength(3);
});

test('an entry cannot be written a second time, and none is written in the name of another', async () => {
  const office = await officeWithLog();
  const staff = office.as('staff');
  await expect(staff.commit([logWrite(office.root, 'one', { deed: 'note', by: 'ours' })])).rejects.toThrow(
    'permission-denied',
  );
  await expect(staff.commit([logWrite(office.root, 'four', { deed: 'note', by: 'boss' })])).rejects.toThrow(
    'permission-denied',
  );
});
