import { expect, test } from 'vitest';
import { nearestOf, nearestTimes } from '#features/visits/nearest-times.ts';
import { fillOffice, FILLED, FREE_SLOT } from '#tests/rules/office/office-world.ts';
import { runOffice } from '#tests/support/office/office-server.ts';

const free = (...slots: string[]) => slots.map((slot) => ({ slot, left: 1 }));
const NOW = '2027-03-01T0000';

test('the nearest free times are offered in their order, before and after the wanted one', () => {
  const slots = free('2027-03-12T1000', '2027-03-12T1330', '2027-03-12T1430', '2027-03-12T1500', '2027-03-13T1400');
  expect(nearestOf(slots, '2027-03-12T1400', NOW).map(({ slot }) => slot)).toEqual([
    '2027-03-12T1000',
    '2027-03-12T1330',
    '2027-03-12T1430',
    '2027-03-12T1500',
  ]);
});

test('neither the wanted time itself, nor a full one, nor one that is over is offered', () => {
  const slots = [...free('2027-03-12T1000', '2027-03-12T1400'), { slot: '2027-03-12T1430', left: 0 }];
  expect(nearestOf(slots, '2027-03-12T1400', '2027-03-12T1000')).toEqual([]);
});

test('the office is asked a week around the wanted time', async () => {
  const office = await runOffice();
  fillOffice(office);
  office.put(`${office.endpoint.root}/slots/2027-03-20T1400`, { taken: 0, capacity: 1, closed: false });
  const found = await nearestTimes(office.endpoint, FILLED.slot);
  expect(found.map(({ slot }) => slot)).toEqual(['2027-03-12T1000', FREE_SLOT]);
});
