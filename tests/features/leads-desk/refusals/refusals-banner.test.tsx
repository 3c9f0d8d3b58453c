// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { RefusalsBanner } from '#features/leads-desk/refusals/refusals-banner.tsx';
import { openMemoryOffice, type MemoryOffice } from '#tests/support/office/memory-office.ts';
import { showPanel } from '#tests/support/office/panel.tsx';

const AT = new Date('2027-03-05T01:00:00Z');

function officeWith(...statuses: number[]): MemoryOffice {
  const office = openMemoryOffice();
  const refusals = statuses.map(
    (status, at) =>
      [`refusals/lead-${at}`, { form: 'visit', status, at: new Date(AT.getTime() + at * 60_000) }] as const,
  );
  office.putAll(Object.fromEntries(refusals));
  return office;
}

test('nothing is said while the form service takes every lead', async () => {
  expect((await showPanel(<RefusalsBanner database={officeWith().as('staff')} isAdmin={false} />)).text()).toBe('');
});

test('refused leads are counted by what their status means, with what helps', async () => {
  const panel = await showPanel(
    <RefusalsBanner database={officeWith(402, 402, 404, 500).as('staff')} isAdmin={false} />,
  );
  expect(panel.element.querySelector('[role="alert"]')?.textContent).toBe('접수 서비스가 접수 4건을 받지 않았습니다');
  const lines = [...panel.element.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('오류(500)');
  expect(lines[1]).toContain('양식이 없습니다');
  expect(lines[2]).toContain('한도를 다 썼습니다. 2건');
  expect(lines[2]).toContain('요금제를 올리거나');
});

test('staff cannot clear it, and are told who can', async () => {
  const panel = await showPanel(<RefusalsBanner database={officeWith(402).as('staff')} isAdmin={false} />);
  expect(panel.has('확인했으니 알림 지우기')).toBe(false);
  expect(panel.text()).toContain('관리자에게 알려 주세요.');
});

test('an administrator clears what was shown, and the log says how many', async () => {
  const office = officeWith(402, 429);
  const panel = await showPanel(<RefusalsBanner database={office.as('admin')} isAdmin />);
  // Came after the desk had read.
  office.put('refusals/later', { form: 'visit', status: 402, at: new Date() });
  await panel.press('확인했으니 알림 지우기');
  expect(office.ids('refusals')).toEqual(['later']);
  const [entry = ''] = office.ids('log');
  expect(office.read(`log/${entry}`)).toMatchObject({ deed: 'refusals', by: 'boss', count: 2 });
  expect(panel.text()).toContain('접수 1건');
});

test('what could not be cleared stays, and is told of', async () => {
  const office = officeWith(402);
  const database = office.as('admin');
  const panel = await showPanel(<RefusalsBanner database={database} isAdmin />);
  database.failWith('unavailable');
  await panel.press('확인했으니 알림 지우기');
  expect(panel.text()).toContain('서버에 연결하지 못했습니다.');
  expect(office.ids('refusals')).toHaveLength(1);
});

test('more refusals than are read are told as that many or more', async () => {
  const office = officeWith(...Array.from({ length: 201 }, () => 402));
  const panel = await showPanel(<RefusalsBanner database={office.as('admin')} isAdmin />);
  expect(panel.text()).toContain('접수 200건 이상을');
  await panel.press('확인했으니 알림 지우기');
  expect(office.ids('refusals')).toHaveLength(1);
});
