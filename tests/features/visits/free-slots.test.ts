import { expect, test } from 'vitest';
import { openSlotOf, readSlots } from '#features/visits/free-slots.ts';
import { fieldsOf } from '#protocol/office/database-writes.ts';
import { SITE } from '#tests/rules/office/office-database.ts';
import { runOffice } from '#tests/support/office/office-server.ts';

const MARCH = ['2027-03-01T0000', '2027-03-31T2359'] as const;

async function officeWithSlots() {
  const office = await runOffice();
  const slots = { '2027-02-28T1000': 0, '2027-03-12T1000': 2, '2027-03-12T1030': 6, '2027-04-01T1000': 0 };
  for (const [slot, taken] of Object.entries(slots))
    office.put(`${SITE}/slots/${slot}`, { taken, capacity: 6, closed: false });
  office.put(`${SITE}/slots/2027-03-13T1000`, { taken: 1, capacity: 6, closed: true });
  return office;
}

test('of a month’s open times a visitor hears how many places are left, in order', async () => {
  const { endpoint, calls } = await officeWithSlots();
  expect(await readSlots(endpoint, ...MARCH)).toEqual([
    { slot: '2027-03-12T1000', left: 4 },
    { slot: '2027-03-12T1030', left: 0 },
    { slot: '2027-03-13T1000', left: 0 },
  ]);
  expect(calls).toEqual([`/v1/${SITE}:runQuery`]);
});

test('the last and the first time of a range are in it', async () => {
  const { endpoint } = await officeWithSlots();
  const found = await readSlots(endpoint, '2027-03-12T1000', '2027-03-12T1030');
  expect(found.map(({ slot }) => slot)).toEqual(['2027-03-12T1000', '2027-03-12T1030']);
});

test('an office without slots, and one that has opened none in the range, has no times', async () => {
  const { endpoint } = await runOffice();
  expect(await readSlots(endpoint, ...MARCH)).toEqual([]);
});

test('an office that cannot be reached, or says no, is an error with a status', async () => {
  const { endpoint, failWith } = await runOffice();
  failWith('RESOURCE_EXHAUSTED');
  await expect(readSlots(endpoint, ...MARCH)).rejects.toMatchObject({ status: 'RESOURCE_EXHAUSTED' });
  const nowhere = { ...endpoint, commit: 'http://127.0.0.1:1/v1/projects/x/databases/(default)/documents:commit' };
  await expect(readSlots(nowhere, ...MARCH)).rejects.toMatchObject({ status: 'UNREACHABLE' });
});

test('a hosted office is asked with its key, and its slug is encoded', async () => {
  const asked: string[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (address) => {
    asked.push(address as string);
    return Promise.resolve(Response.json([{ readTime: '2027-03-01T00:00:00Z' }]));
  };
  const documents = 'projects/p/databases/(default)/documents';
  const commit = `https://firestore.googleapis.com/v1/${documents}:commit?key=k`;
  await readSlots({ commit, root: `${documents}/sites/온` }, ...MARCH);
  globalThis.fetch = answer;
  expect(asked).toEqual([`https://firestore.googleapis.com/v1/${documents}/sites/%EC%98%A8:runQuery?key=k`]);
});

test.each([
  ['no time', 'soon', { taken: 0, capacity: 1, closed: false }],
  ['no count', '2027-03-12T1000', { taken: 'none', capacity: 1, closed: false }],
  ['no capacity', '2027-03-12T1000', { taken: 0, closed: false }],
  ['no word on being closed', '2027-03-12T1000', { taken: 0, capacity: 1 }],
])('a document with %s is no slot', (_, id, fields) => {
  expect(openSlotOf(id, fieldsOf(fields))).toBeNull();
});
