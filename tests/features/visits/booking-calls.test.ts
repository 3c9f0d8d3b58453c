import { expect, test, vi } from 'vitest';
import { bookForLead, cancelVisit, moveVisit, readBooking } from '#features/visits/booking-calls.ts';
import { newToken } from '#features/visits/visit-store.ts';
import { SITE } from '#tests/rules/office/office-database.ts';
import { BOOKED, fillOffice, FILLED, FREE_SLOT, LEAD } from '#tests/rules/office/office-world.ts';
import { runOffice } from '#tests/support/office/office-server.ts';

async function filled() {
  const office = await runOffice();
  fillOffice(office);
  const takenOf = (slot: string) => office.fields(`${SITE}/slots/${slot}`)?.['taken'];
  return { ...office, takenOf };
}
const { token, slot } = BOOKED;

test('a visit is read by its token, and another token finds none', async () => {
  const { endpoint } = await filled();
  expect(await readBooking(endpoint, token)).toEqual({ slot, state: 'booked' });
  expect(await readBooking(endpoint, newToken())).toBeNull();
});

test('a lead without a visit gets one, and its place is taken', async () => {
  const { endpoint, takenOf, fields } = await filled();
  const mine = newToken();
  expect(await bookForLead(endpoint, { lead: LEAD, token: mine, slot: FREE_SLOT })).toBe('done');
  expect(await readBooking(endpoint, mine)).toEqual({ slot: FREE_SLOT, state: 'booked' });
  expect(takenOf(FREE_SLOT)).toEqual({ integerValue: '1' });
  expect(fields(`${SITE}/leads/${LEAD}`)?.['booking']).toEqual({ stringValue: mine });
});

test('a full time is an answer, and nothing is changed', async () => {
  const { endpoint, takenOf, fields } = await filled();
  const mine = newToken();
  expect(await bookForLead(endpoint, { lead: LEAD, token: mine, slot: FILLED.slot })).toBe('full');
  expect(await moveVisit(endpoint, { token, from: slot, to: FILLED.slot })).toBe('full');
  expect(await readBooking(endpoint, mine)).toBeNull();
  expect(await readBooking(endpoint, token)).toEqual({ slot, state: 'booked' });
  expect(takenOf(FILLED.slot)).toEqual({ integerValue: '1' });
  expect(fields(`${SITE}/leads/${LEAD}`)).not.toHaveProperty('booking');
});

test('a move gives one place back and takes another', async () => {
  const { endpoint, takenOf } = await filled();
  expect(await moveVisit(endpoint, { token, from: slot, to: FREE_SLOT })).toBe('done');
  expect([takenOf(slot), takenOf(FREE_SLOT)]).toEqual([{ integerValue: '0' }, { integerValue: '1' }]);
});

test('a cancelled visit gives its place back, once', async () => {
  const { endpoint, takenOf } = await filled();
  expect(await cancelVisit(endpoint, { token, slot })).toBe('done');
  // As after an answer that was lost.
  expect(await cancelVisit(endpoint, { token, slot })).toBe('done');
  expect(takenOf(slot)).toEqual({ integerValue: '0' });
  expect(await readBooking(endpoint, token)).toEqual({ slot, state: 'cancelled' });
});

test('a commit that met another one is tried again, five times at most', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { endpoint, failWith, calls } = await filled();
  failWith(...Array<string>(5).fill('ABORTED'));
  expect(await moveVisit(endpoint, { token, from: slot, to: FREE_SLOT })).toBe('done');
  expect(calls).toHaveLength(6);
  failWith(...Array<string>(6).fill('ABORTED'));
  expect(await moveVisit(endpoint, { token, from: FREE_SLOT, to: slot })).toBe('full');
  expect(calls.filter((path) => path.endsWith(':commit'))).toHaveLength(12);
  vi.restoreAllMocks();
});

test('where the office cannot be reached nobody says what became of it', async () => {
  const { endpoint } = await filled();
  const nowhere = { ...endpoint, commit: endpoint.commit.replace(/:\d+/, ':1') };
  await expect(cancelVisit(nowhere, { token, slot })).rejects.toMatchObject({ status: 'UNREACHABLE' });
});
