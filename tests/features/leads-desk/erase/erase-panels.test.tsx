// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { EraseDialog } from '#features/leads-desk/erase/erase-dialog.tsx';
import { RetentionReminder } from '#features/leads-desk/erase/retention-reminder.tsx';
import { BOOKED, LEAD, TEXTS } from '#tests/rules/office/office-world.ts';
import { openMemoryOffice, type MemoryOffice } from '#tests/support/office/memory-office.ts';
import { showPanel } from '#tests/support/office/panel.tsx';

const RETENTION = { months: 12, closes: null };
const MONTH = 31 * 24 * 3_600_000;

/** An office with leads that are 13 months old, and one of today. */
function officeWithOld(count: number): MemoryOffice {
  const office = openMemoryOffice();
  const old = { ...TEXTS, state: 0, received_at: new Date(Date.now() - 13 * MONTH) };
  office.putAll(Object.fromEntries(Array.from({ length: count }, (_, at) => [`leads/old-${at}`, old])));
  office.put('leads/young', { ...TEXTS, state: 0, received_at: new Date() });
  return office;
}

test('a lead is erased only after a question', async () => {
  const office = openMemoryOffice();
  office.fill();
  const erased = vi.fn<() => void>();
  const panel = await showPanel(
    <EraseDialog database={office.as('admin')} lead={BOOKED.lead} onErased={erased} onClose={() => undefined} />,
  );
  expect(panel.text()).toContain('되돌릴 수 없습니다');
  expect(office.read(`leads/${BOOKED.lead}`)).not.toBe(null);
  await panel.press('삭제하기');
  expect(office.read(`leads/${BOOKED.lead}`)).toBe(null);
  expect(erased).toHaveBeenCalledOnce();
});

test('a lead that could not be erased is told of, and can be tried again', async () => {
  const office = openMemoryOffice();
  office.fill();
  const database = office.as('admin');
  const erased = vi.fn<() => void>();
  const panel = await showPanel(
    <EraseDialog database={database} lead={LEAD} onErased={erased} onClose={() => undefined} />,
  );
  database.failWith('unavailable');
  await panel.press('삭제하기');
  expect(panel.text()).toContain('서버에 연결하지 못했습니다.');
  expect(erased).not.toHaveBeenCalled();
  database.failWith(null);
  await panel.press('삭제하기');
  expect(erased).toHaveBeenCalledOnce();
});

test('leads past their time are counted and erased, and the others stay', async () => {
  const office = officeWithOld(12);
  const panel = await showPanel(<RetentionReminder database={office.as('admin')} isAdmin retention={RETENTION} />);
  expect(panel.text()).toContain('보유 기간이 지난 접수 12건');
  await panel.press('모두 삭제하기');
  await panel.press('삭제하기');
  await vi.waitFor(() => expect(panel.text()).toContain('보유 기간이 지난 접수 12건을 모두 삭제했습니다.'));
  expect(office.ids('leads')).toEqual(['young']);
  expect(office.ids('log')).toHaveLength(12);
  expect(office.read('log/erase-old-3')).toMatchObject({ deed: 'erase', detail: 'retention' });
});

test('an erasure that a network stopped goes on where it was', async () => {
  const office = officeWithOld(3);
  const database = office.as('admin');
  const panel = await showPanel(<RetentionReminder database={database} isAdmin retention={RETENTION} />);
  database.failWith('unavailable');
  await panel.press('모두 삭제하기');
  await panel.press('삭제하기');
  expect(panel.text()).toContain('서버에 연결하지 못했습니다.');
  database.failWith(null);
  await panel.press('모두 삭제하기');
  await panel.press('삭제하기');
  await vi.waitFor(() => expect(office.ids('leads')).toEqual(['young']));
});

test('staff are told that leads are past their time, and have no button to erase them', async () => {
  const panel = await showPanel(
    <RetentionReminder database={officeWithOld(2).as('staff')} isAdmin={false} retention={RETENTION} />,
  );
  expect(panel.text()).toContain('보유 기간이 지난 접수 2건');
  expect(panel.has('모두 삭제하기')).toBe(false);
});

test('nothing is said while every lead is within its time', async () => {
  const panel = await showPanel(
    <RetentionReminder database={officeWithOld(0).as('admin')} isAdmin retention={RETENTION} />,
  );
  expect(panel.text()).toBe('');
});

test('more leads than are looked for at once are told as that many or more', async () => {
  const panel = await showPanel(
    <RetentionReminder database={officeWithOld(201).as('staff')} isAdmin={false} retention={RETENTION} />,
  );
  expect(panel.text()).toContain('보유 기간이 지난 접수 200건 이상');
});
