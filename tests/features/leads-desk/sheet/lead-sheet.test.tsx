// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { leadOf, type Lead } from '#features/leads-desk/list/lead.ts';
import { LeadSheet } from '#features/leads-desk/sheet/lead-sheet.tsx';
import { putLead } from '#tests/support/office/leads.ts';
import { openMemoryOffice } from '#tests/support/office/memory-office.ts';
import { showPanel } from '#tests/support/office/panel.tsx';

function Sheet({ database, first }: { database: OfficeDatabase; first: Lead }) {
  const [lead, setLead] = useState(first);
  return <LeadSheet database={database} lead={lead} onChanged={setLead} onOpen={setLead} onClose={() => {}} />;
}

async function openSheet() {
  const office = openMemoryOffice();
  const id = putLead(office, 1);
  putLead(office, 2, { name: '김다시' });
  const database = office.as('staff');
  const found = await database.find(`leads/${id}`);
  const lead = found && leadOf(found);
  if (!lead) throw new Error('No lead');
  const panel = await showPanel(<Sheet database={database} first={lead} />);
  const log = () => office.ids('log').map((entry) => office.read(`log/${entry}`));
  return { office, id, database, panel, log };
}

test('the number is shown only after the log has noted it', async () => {
  const { id, database, panel, log } = await openSheet();
  expect(panel.text()).not.toContain('1234');
  database.failWith('permission-denied');
  await panel.press('번호 보기');
  expect(panel.text()).not.toContain('1234');
  expect(panel.text()).toContain('이 계정에는 권한이 없습니다.');
  database.failWith(null);
  await panel.press('번호 보기');
  expect(panel.element.querySelector('a')?.getAttribute('href')).toBe('tel:01012345678');
  expect(log()).toEqual([{ deed: 'reveal', by: 'ours', lead: id, at: expect.any(Date) }]);
});

test('a state is one tap, stored with who and when, and told to the log', async () => {
  const { office, id, panel, log } = await openSheet();
  await panel.press('방문 약속');
  await panel.show(<p>gone</p>);
  expect(office.read(`leads/${id}`)).toMatchObject({ state: 2, changed_by: 'ours', changed_at: expect.any(Date) });
  expect(log()).toEqual([{ deed: 'state', by: 'ours', lead: id, detail: 'promised', at: expect.any(Date) }]);
});

test('a note stays typed until it is saved, and then stands in the list', async () => {
  const { office, id, database, panel, log } = await openSheet();
  const field = panel.element.querySelector('textarea');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, '오후에 다시 전화');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  database.failWith('permission-denied');
  await panel.press('메모 남기기');
  expect(field?.value).toBe('오후에 다시 전화');
  database.failWith(null);
  await panel.press('메모 남기기');
  expect(field?.value).toBe('');
  expect(panel.text()).toContain('오후에 다시 전화');
  expect(office.ids(`leads/${id}/notes`)).toHaveLength(1);
  expect(log()).toEqual([{ deed: 'note', by: 'ours', lead: id, at: expect.any(Date) }]);
});

test('other leads of the number are shown, and opening one hides what was revealed', async () => {
  const { panel } = await openSheet();
  expect(panel.text()).toContain('같은 번호의 다른 접수 1건');
  await panel.press('번호 보기');
  await act(async () => panel.element.querySelector<HTMLButtonElement>('li button')?.click());
  expect(panel.text()).toContain('김다시 님');
  expect(panel.element.querySelector('a')).toBeNull();
});
