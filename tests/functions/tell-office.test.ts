import { expect, test } from 'vitest';
import { RefusedError } from '#functions/senders/sender.ts';
import { tellOffice } from '#functions/tell-office.ts';
import { WAITS_MS } from '#functions/patiently.ts';
import { fakeOffice, fakeSender, noPatience } from '#tests/support/office/fake-office.ts';

const LEAD = {
  id: 'a1b2c3d4-e5f6-4000-8000-000000000000',
  texts: { form: 'visit', name: '김하늘', phone: '010-1234-5678', message: '조용한 동이 좋습니다' },
};
const failures = (count: number) => Array.from({ length: count }, () => new Error('busy'));

test('a new lead is told once by every sender', async () => {
  const [webhook, mail] = [fakeSender('webhook'), fakeSender('mail')];
  await tellOffice(LEAD, fakeOffice([webhook, mail]));
  expect(webhook.taken.map(({ receipt }) => receipt)).toEqual(['A1B2C3']);
  expect(mail.taken).toEqual(webhook.taken);
});

test('an event that comes twice tells once', async () => {
  const sender = fakeSender();
  const office = fakeOffice([sender]);
  await tellOffice(LEAD, office);
  await tellOffice(LEAD, office);
  expect(sender.taken).toHaveLength(1);
});

test('what the office typed in at its desk is not told', async () => {
  const sender = fakeSender();
  await tellOffice({ ...LEAD, texts: { ...LEAD.texts, via: 'desk' } }, fakeOffice([sender]));
  expect(sender.tries).toEqual([]);
});

test('a sender that fails is tried again later each time, under one id', async () => {
  const sender = fakeSender('fake', failures(WAITS_MS.length));
  const patience = noPatience(1);
  await tellOffice(LEAD, fakeOffice([sender], { patience }));
  expect(patience.waits).toEqual(WAITS_MS.map((pause) => pause * 1.5));
  expect(sender.taken).toHaveLength(1);
  expect(new Set(sender.tries).size).toBe(1);
});

test('a sender that fails to the end asks for the event again, which then tells by this sender alone', async () => {
  const [busy, mail] = [fakeSender('busy', failures(WAITS_MS.length + 1)), fakeSender('mail')];
  const office = fakeOffice([busy, mail]);
  await expect(tellOffice(LEAD, office)).rejects.toThrow('not told yet');
  await tellOffice(LEAD, office);
  expect(busy.taken).toHaveLength(1);
  expect(mail.tries).toHaveLength(1);
});

test('a refusal is final: neither tried again nor asked for again', async () => {
  const sender = fakeSender('webhook', [new RefusedError('the webhook answers 404')]);
  const office = fakeOffice([sender]);
  await tellOffice(LEAD, office);
  expect(sender.tries).toHaveLength(1);
  expect(office.lines).toEqual([
    expect.stringMatching(/^webhook: message [0-9a-f]{32} was not taken: RefusedError: .*404$/),
  ]);
});

test('who stops before the lead is remembered as told tells it again, under the same id', async () => {
  const sender = fakeSender();
  const office = fakeOffice([sender]);
  const stopped = { has: office.told.has, add: () => Promise.reject(new Error('stopped')) };
  await expect(tellOffice(LEAD, { ...office, told: stopped })).rejects.toThrow('stopped');
  await tellOffice(LEAD, office);
  expect(sender.taken.map(({ id }) => id)).toEqual([sender.tries[0], sender.tries[0]]);
});

test('no line of the log says anything of the visitor', async () => {
  const office = fakeOffice([fakeSender('a', failures(9)), fakeSender('b', [new RefusedError('no')])]);
  await tellOffice(LEAD, office).catch(() => {});
  expect(office.lines).toHaveLength(2);
  expect(office.lines.join()).not.toMatch(/김|하늘|5678|조용/);
});
