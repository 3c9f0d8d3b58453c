import { expect, test } from 'vitest';
import { eraseLead } from '#features/leads-desk/erase/erase-lead.ts';
import { cancelWrites, moveWrites } from '#protocol/office/booking-writes.ts';
import { leadWrite } from '#protocol/office/lead-writes.ts';
import { BOOKED, FREE_SLOT, LEAD, TEXTS } from '#tests/rules/office/office-world.ts';
import { openMemoryOffice, type MemoryOffice } from '#tests/support/office/memory-office.ts';

function filledOffice(): MemoryOffice {
  const office = openMemoryOffice();
  office.fill();
  return office;
}

test('an erased lead leaves nothing but the word that it was erased', async () => {
  const office = filledOffice();
  await eraseLead(office.as('admin'), LEAD, 'request');
  expect(office.read(`leads/${LEAD}`)).toBe(null);
  expect(office.ids(`leads/${LEAD}/notes`)).toEqual([]);
  expect(office.read(`refusals/${LEAD}`)).toBe(null);
  expect(office.read(`log/erase-${LEAD}`)).toEqual({
    deed: 'erase',
    by: 'boss',
    lead: LEAD,
    detail: 'request',
    at: expect.any(Date) as Date,
  });
});

test('an erased lead gives its place back', async () => {
  const office = filledOffice();
  await eraseLead(office.as('admin'), BOOKED.lead, 'request');
  expect(office.read(`bookings/${BOOKED.token}`)).toBe(null);
  expect(office.read(`slots/${BOOKED.slot}`)).toMatchObject({ taken: 0 });
});

test('a cancelled or past visit is erased without its place, which it no longer holds', async () => {
  const office = filledOffice();
  await office.as('visitor').commit(cancelWrites(office.root, BOOKED.token, BOOKED.slot));
  await eraseLead(office.as('admin'), BOOKED.lead, 'retention');
  expect(office.read(`bookings/${BOOKED.token}`)).toBe(null);
  expect(office.read(`slots/${BOOKED.slot}`)).toMatchObject({ taken: 0 });
});

test('a visit that its visitor moves in the same moment gives the new place back', async () => {
  const office = filledOffice();
  const admin = office.as('admin');
  let isMoved = false;
  const hurried = {
    ...admin,
    commit: async (writes: Parameters<typeof admin.commit>[0]) => {
      if (!isMoved)
        await office.as('visitor').commit(moveWrites(office.root, BOOKED.token, { from: BOOKED.slot, to: FREE_SLOT }));
      isMoved = true;
      await admin.commit(writes);
    },
  };
  await eraseLead(hurried, BOOKED.lead, 'request');
  expect(office.read(`leads/${BOOKED.lead}`)).toBe(null);
  expect([office.read(`slots/${BOOKED.slot}`), office.read(`slots/${FREE_SLOT}`)]).toMatchObject([
    { taken: 0 },
    { taken: 0 },
  ]);
});

test('what was erased cannot be sent again by the device that still keeps it', async () => {
  const office = filledOffice();
  await eraseLead(office.as('admin'), LEAD, 'request');
  await expect(office.as('visitor').commit([leadWrite(office.root, LEAD, TEXTS)])).rejects.toThrow('permission-denied');
});

test('more notes than a commit takes are erased too', async () => {
  const office = filledOffice();
  const note = { text: '메모', at: new Date(), by: 'ours' };
  office.putAll(Object.fromEntries(Array.from({ length: 650 }, (_, at) => [`leads/${LEAD}/notes/note-${at}`, note])));
  await eraseLead(office.as('admin'), LEAD, 'request');
  expect(office.ids(`leads/${LEAD}/notes`)).toEqual([]);
});

test('erasing what somebody else has erased is no fault', async () => {
  const office = filledOffice();
  await eraseLead(office.as('admin'), LEAD, 'request');
  await expect(eraseLead(office.as('admin'), LEAD, 'request')).resolves.toBeUndefined();
});

test('staff cannot erase, and the lead stays whole', async () => {
  const office = filledOffice();
  await expect(eraseLead(office.as('staff'), BOOKED.lead, 'request')).rejects.toThrow('permission-denied');
  expect(office.read(`leads/${BOOKED.lead}`)).not.toBe(null);
  expect(office.read(`slots/${BOOKED.slot}`)).toMatchObject({ taken: 1 });
});
