// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { LeadList } from '#features/leads-desk/list/lead-list.tsx';
import type { Lead } from '#features/leads-desk/list/lead.ts';
import { putLead } from '#tests/support/office/leads.ts';
import { openMemoryOffice, type MemoryOffice } from '#tests/support/office/memory-office.ts';
import { showPanel } from '#tests/support/office/panel.tsx';

const show = async (office: MemoryOffice) => {
  const database = office.as('staff');
  const onOpen = vi.fn<(lead: Lead) => void>();
  const panel = await showPanel(<LeadList database={database} changed={null} onOpen={onOpen} />);
  const lines = () => [...panel.element.querySelectorAll('li')].map(({ textContent }) => textContent);
  return { panel, database, onOpen, lines };
};

test('an empty office says that nothing has come yet', async () => {
  const { panel } = await show(openMemoryOffice());
  expect(panel.text()).toContain('아직 접수가 없습니다.');
});

test('a line tells name, state, time and receipt, and masks the number', async () => {
  const office = openMemoryOffice();
  putLead(office, 0xabcdef01, { at: '2027-03-12T01:05:00Z', state: 'called' });
  const { lines } = await show(office);
  expect(lines()).toHaveLength(1);
  for (const part of ['김방문', '통화함', '3월 12일 10:05', 'ABCDEF', '010-****-5678'])
    expect(lines()[0]).toContain(part);
  expect(lines()[0]).not.toContain('1234');
});

test('leads of one number stand together, and the first says how many there are', async () => {
  const office = openMemoryOffice();
  putLead(office, 1, { name: '김처음' });
  putLead(office, 2, { name: '이사이', phone: '010-9999-8888' });
  putLead(office, 3, { name: '김다시' });
  const { lines } = await show(office);
  expect(lines()).toHaveLength(3);
  expect(lines()[0]).toContain('김다시');
  expect(lines()[0]).toContain('같은 번호 2건');
  expect(lines()[1]).toContain('김처음');
  expect(lines()[2]).not.toContain('같은 번호');
});

test('further pages are shown on request, and the list says when it is whole', async () => {
  const office = openMemoryOffice();
  for (let number = 0; number < 60; number += 1) putLead(office, number, { phone: `010-8000-${1000 + number}` });
  const { panel, lines } = await show(office);
  expect(lines()).toHaveLength(50);
  expect(panel.text()).toContain('50건까지 표시');
  await panel.press('더 보기');
  expect(lines()).toHaveLength(60);
  expect(panel.text()).toContain('모두 60건');
  expect(panel.has('더 보기')).toBe(false);
});

test('several leads are set aside at once, each with its entry in the log', async () => {
  const office = openMemoryOffice();
  const ids = [1, 2, 3].map((number) => putLead(office, number, { phone: `010-8000-100${number}` }));
  const { panel, lines } = await show(office);
  await panel.press('여러 건 고르기');
  const boxes = [...panel.element.querySelectorAll<HTMLInputElement>('li input')];
  await act(async () => boxes.slice(0, 2).forEach((box) => box.click()));
  expect(panel.text()).toContain('2건 선택');
  await panel.press('제외로 바꾸기');
  expect(lines().filter((line) => line.includes('제외'))).toHaveLength(2);
  expect(ids.map((id) => office.read(`leads/${id}`)?.['state'])).toEqual([0, 6, 6]);
  expect(office.ids('log').map((id) => office.read(`log/${id}`))).toEqual([
    expect.objectContaining({ deed: 'state', detail: 'excluded', by: 'ours' }),
    expect.objectContaining({ deed: 'state', detail: 'excluded', by: 'ours' }),
  ]);
});

test('what was shown stays when the network goes, and the list tries again on request', async () => {
  const office = openMemoryOffice();
  for (let number = 0; number < 51; number += 1) putLead(office, number, { phone: `010-8000-${1000 + number}` });
  const { panel, database, lines } = await show(office);
  database.failWith('unavailable');
  await panel.press('더 보기');
  expect(panel.text()).toContain('서버에 연결하지 못했습니다.');
  expect(lines()).toHaveLength(50);
  database.failWith(null);
  await panel.press('다시 시도');
  expect(lines()).toHaveLength(51);
});

test('a tap on a line opens its lead', async () => {
  const office = openMemoryOffice();
  const id = putLead(office, 1);
  const { panel, onOpen } = await show(office);
  await act(async () => panel.element.querySelector<HTMLButtonElement>('li button')?.click());
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id, name: '김방문' }));
});
