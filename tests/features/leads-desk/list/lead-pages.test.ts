import { expect, test } from 'vitest';
import { groupLeads } from '#features/leads-desk/list/lead-groups.ts';
import { readPage, readSameNumbers, search } from '#features/leads-desk/list/lead-pages.ts';
import { LEADS_PER_PAGE, NO_FILTER, type LeadFilter } from '#features/leads-desk/list/lead-query.ts';
import { leadOf, stateOf } from '#features/leads-desk/list/lead.ts';
import { maskedPhone } from '#protocol/office/masked-phone.ts';
import { putLead } from '#tests/support/office/leads.ts';
import { openMemoryOffice } from '#tests/support/office/memory-office.ts';

function busyOffice() {
  const office = openMemoryOffice();
  putLead(office, 1, { name: '김하늘', phone: '010-1111-2222', state: 'called', campaign: 'open' });
  putLead(office, 2, { name: '김바다', phone: '010-3333-4444', form: 'interest', campaign: 'open' });
  putLead(office, 3, { name: '이산', phone: '+82 10-1111-2222', at: '2027-03-11T14:59:59Z' });
  putLead(office, 4, { name: '박강', phone: '02-555-4444', at: '2027-03-11T15:00:00Z', state: 'called' });
  return { office, database: office.as('staff') };
}

const names = (leads: readonly { name: string }[]) => leads.map(({ name }) => name);
const listed = async (filter: Partial<LeadFilter>) =>
  names((await readPage(busyOffice().database, { ...NO_FILTER, ...filter }, null)).leads);

test('the list is newest first', async () => {
  expect(await listed({})).toEqual(['김바다', '김하늘', '박강', '이산']);
});

test('the list is filtered by form, state, campaign and day of Seoul, and by all at once', async () => {
  expect(await listed({ form: 'interest' })).toEqual(['김바다']);
  expect(await listed({ state: 'called' })).toEqual(['김하늘', '박강']);
  expect(await listed({ campaign: ' open ' })).toEqual(['김바다', '김하늘']);
  expect(await listed({ day: '2027-03-11' })).toEqual(['이산']);
  expect(await listed({ day: '2027-03-12' })).toEqual(['김바다', '김하늘', '박강']);
  expect(await listed({ form: 'customer', state: 'called', campaign: 'open', day: '2027-03-12' })).toEqual(['김하늘']);
});

test('a search finds by the last four digits, the whole number in any spelling, the receipt number and the name', async () => {
  const { database } = busyOffice();
  expect(names(await search(database, '4444'))).toEqual(['김바다', '박강']);
  expect(names(await search(database, '01011112222'))).toEqual(['김하늘', '이산']);
  expect(names(await search(database, '+82 10 1111 2222'))).toEqual(['김하늘', '이산']);
  expect(names(await search(database, '김'))).toEqual(['김바다', '김하늘']);
  expect(names(await search(database, ' 김하늘 '))).toEqual(['김하늘']);
  expect(names(await search(database, '000000'))).toHaveLength(4);
  expect(await search(database, 'ABCDEF')).toEqual([]);
  expect(await search(database, '  ')).toEqual([]);
});

test('a list longer than a page goes on where the page ended', async () => {
  const office = openMemoryOffice();
  for (let number = 0; number < LEADS_PER_PAGE + 7; number += 1)
    putLead(office, number, { at: '2027-03-12T01:00:00Z' });
  const first = await readPage(office.as('staff'), NO_FILTER, null);
  const second = await readPage(office.as('staff'), NO_FILTER, first.last);
  expect([first.leads.length, second.leads.length, second.last]).toEqual([LEADS_PER_PAGE, 7, null]);
  expect(new Set([...first.leads, ...second.leads].map(({ id }) => id)).size).toBe(LEADS_PER_PAGE + 7);
});

test('leads of one number stand together where the first of them stands, and none is merged away', async () => {
  const { database } = busyOffice();
  const { leads } = await readPage(database, { ...NO_FILTER, day: '2027-03-12' }, null);
  const groups = groupLeads(leads, await readSameNumbers(database, leads));
  expect(groups.map((group) => names(group.leads))).toEqual([['김바다'], ['김하늘', '이산'], ['박강']]);
});

test('more numbers than one query compares are asked for in several', async () => {
  const office = openMemoryOffice();
  for (let number = 0; number < 70; number += 1)
    putLead(office, number, { phone: `010-7000-${String(number % 35).padStart(4, '0')}` });
  const database = office.as('staff');
  const { leads } = await readPage(database, NO_FILTER, null);
  expect(await readSameNumbers(database, leads)).toHaveLength(70);
  expect(database.calls.query.slice(1).map(({ where }) => (where?.[0]?.value as string[] | undefined)?.length)).toEqual(
    [30, 5],
  );
});

test('what is no lead is passed over, and what a newer build wrote is shown as far as it is known', () => {
  const path = 'leads/a';
  const fields = { form: 'later', name: '이름', phone: '1', state: 99, received_at: new Date(0), digits: 7 };
  expect(leadOf({ id: 'a', path, fields: { ...fields, received_at: 'today' } })).toBeNull();
  const lead = leadOf({ id: 'a', path, fields });
  expect(lead).toEqual({ id: 'a', form: 'later', name: '이름', phone: '1', state: 99, received_at: new Date(0) });
  expect(lead && stateOf(lead)).toBe('new');
});

test('a number is masked but for its last four digits', () => {
  expect(['010-1234-5678', '02-555-4444', '5678', '12', '+82 10 1234 5678'].map(maskedPhone)).toEqual([
    '010-****-5678',
    '025-****-4444',
    '****',
    '****',
    '010-****-5678',
  ]);
});
