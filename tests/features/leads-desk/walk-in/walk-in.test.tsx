// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { WalkInForm } from '#features/leads-desk/walk-in/walk-in-form.tsx';
import { saveWalkIn, type WalkIn } from '#features/leads-desk/walk-in/walk-in-lead.ts';
import { DatabaseError } from '#firebase/rest/database-error.ts';
import { openMemoryOffice, type MemoryDatabase, type MemoryOffice } from '#tests/support/office/memory-office.ts';
import { showPanel, type ShownPanel } from '#tests/support/office/panel.tsx';

const walkIn: WalkIn = { name: ' 홍길동 ', phone: '010 0000 1234', message: '84㎡ 문의', hasConsent: true };
const noticeVersion = '2027-01';
const open = vi.fn<(lead: string) => void>();

let office: MemoryOffice;
beforeEach(() => {
  office = openMemoryOffice();
  open.mockClear();
});
const leads = () => office.ids('leads').map((id) => ({ id, ...office.read(`leads/${id}`) }));

/** Its commits are done, but their answers get lost. */
const losingAnswers = (database: MemoryDatabase, code: string) => ({
  ...database,
  commit: async (...given: Parameters<MemoryDatabase['commit']>) => {
    await database.commit(...given);
    throw new DatabaseError(code);
  },
});

test('a walk-in is a lead like any other, marked as typed in at the desk, and stands in the log', async () => {
  const id = await saveWalkIn(office.as('staff'), walkIn, { noticeVersion, earlier: null, onSend: () => {} });
  expect(leads()).toMatchObject([
    {
      id,
      form: 'reservation',
      name: '홍길동',
      digits: '01000001234',
      last_four: '1234',
      receipt: id.slice(0, 6).toUpperCase(),
      message: '84㎡ 문의',
      via: 'desk',
      consent: 'true',
      notice_version: noticeVersion,
      state: 0,
    },
  ]);
  expect(office.ids('log').map((entry) => office.read(`log/${entry}`))).toMatchObject([
    { deed: 'walk-in', by: 'ours', lead: id },
  ]);
});

test('only the office types one in', async () => {
  const save = saveWalkIn(office.as('stranger'), walkIn, { noticeVersion, earlier: null, onSend: () => {} });
  await expect(save).rejects.toThrow('permission-denied');
  expect(leads()).toEqual([]);
});

test('sent again after a lost answer it is one lead, and other words are another', async () => {
  let sent: string | null = null;
  const save = (typed: WalkIn, isLost = false) =>
    saveWalkIn(isLost ? losingAnswers(office.as('staff'), 'cancelled') : office.as('staff'), typed, {
      noticeVersion,
      earlier: sent,
      onSend: (id) => {
        sent = id;
      },
    });
  await expect(save(walkIn, true)).rejects.toThrow('cancelled');
  expect(await save(walkIn)).toBe(sent);
  expect(leads()).toHaveLength(1);
  expect(office.ids('log')).toHaveLength(1);
  const other = await save({ ...walkIn, message: '' });
  expect(leads().map(({ id }) => id)).toContain(other);
  expect(leads()).toHaveLength(2);
});

test('an answer that got lost on the way does not make it fail', async () => {
  const database = losingAnswers(office.as('staff'), 'unavailable');
  const id = await saveWalkIn(database, walkIn, { noticeVersion, earlier: null, onSend: () => {} });
  expect(leads()).toMatchObject([{ id }]);
  expect(office.ids('log')).toHaveLength(1);
});

const control = (panel: ShownPanel, name: string) => panel.element.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

const type = (panel: ShownPanel, name: string, text: string) =>
  act(async () => {
    const input = control(panel, name);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

const show = (database: MemoryDatabase) =>
  showPanel(<WalkInForm database={database} noticeVersion={noticeVersion} onSaved={open} onClose={() => {}} />);

test('the form says what is missing, and saves nothing without the visitor’s consent', async () => {
  const panel = await show(office.as('staff'));
  await panel.press('등록하기');
  for (const sentence of ['이름을 입력해 주세요.', '연락처를 입력해 주세요.', '동의를 받으신 뒤 표시해 주세요.'])
    expect(panel.text()).toContain(sentence);
  expect(document.activeElement).toBe(control(panel, 'name'));
  await type(panel, 'name', '홍길동');
  expect(panel.text()).not.toContain('이름을 입력해 주세요.');
  await type(panel, 'phone', '010-0000-1234');
  await panel.press('등록하기');
  expect(document.activeElement).toBe(control(panel, 'hasConsent'));
  expect(leads()).toEqual([]);
});

test('the form asks once about a phone number that cannot be one', async () => {
  const panel = await show(office.as('staff'));
  await type(panel, 'name', '홍길동');
  await type(panel, 'phone', '1234');
  await act(async () => control(panel, 'hasConsent').click());
  await panel.press('등록하기');
  expect(panel.text()).toContain('전화번호가 맞는지 확인해 주세요.');
  await panel.press('등록하기');
  expect(leads()).toMatchObject([{ phone: '1234' }]);
});

test('the form keeps what was typed when it could not be saved, and opens the lead once it is saved', async () => {
  const database = office.as('staff');
  const panel = await show(database);
  await type(panel, 'name', '홍길동');
  await type(panel, 'phone', '010-0000-1234');
  await type(panel, 'message', '주말 방문');
  await act(async () => control(panel, 'hasConsent').click());
  database.failWith('resource-exhausted');
  await panel.press('등록하기');
  expect(panel.text()).toContain('입력하신 내용은 그대로 남아 있습니다.');
  expect(control(panel, 'message').value).toBe('주말 방문');
  database.failWith(null);
  await panel.press('등록하기');
  expect(leads()).toHaveLength(1);
  expect(open).toHaveBeenCalledExactlyOnceWith(leads()[0]?.id);
});
