import { arriveWrites, bookWrites, cancelWrites, moveWrites } from '#protocol/office/booking-writes.ts';
import { ALL, may, NOBODY, OFFICE, type OfficeCase } from './office-case.ts';
import { SITE } from './office-database.ts';
import {
  BOOKED,
  change,
  CLOSED_SLOT,
  create,
  FILLED,
  FREE_SLOT,
  LEAD,
  NEW_LEAD,
  NEW_TOKEN,
  remove,
  send,
  sendWithVisit,
} from './office-world.ts';

/** Who may open times, and book, move, cancel and see visits. */
export const VISIT_CASES: readonly OfficeCase[] = [
  may(OFFICE, 'opens a time', create('slots/2027-03-13T1000', { taken: 0, capacity: 3, closed: false })),
  may(NOBODY, 'opens a time that is taken', create('slots/2027-03-13T1000', { taken: 1, capacity: 3, closed: false })),
  may(NOBODY, 'opens no time', create('slots/tomorrow', { taken: 0, capacity: 3, closed: false })),
  may(OFFICE, 'closes a time', change(`slots/${FREE_SLOT}`, { closed: true })),
  may(OFFICE, 'widens a time', change(`slots/${FILLED.slot}`, { capacity: 4 })),
  may(NOBODY, 'narrows a time below what is taken', change(`slots/${FILLED.slot}`, { capacity: 0 })),
  may(NOBODY, 'sets a counter', change(`slots/${FREE_SLOT}`, { taken: 1 })),
  may(NOBODY, 'takes a place without a booking', change(`slots/${FREE_SLOT}`, { taken: 1 }), {
    update: { name: `${SITE}/moves/${FREE_SLOT}`, fields: { booking: { stringValue: BOOKED.token } } },
    updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
  }),
  may(
    NOBODY,
    'says that a booking moved a time that it did not',
    change(`moves/${BOOKED.slot}`, { booking: BOOKED.token }, ['at']),
  ),
  may(NOBODY, 'deletes a time', remove(`slots/${FREE_SLOT}`)),
  may(ALL, 'sends a lead with a visit', ...sendWithVisit(NEW_LEAD, NEW_TOKEN, FREE_SLOT)),
  may(ALL, 'books a visit for a lead that has none', ...sendWithVisit(LEAD, NEW_TOKEN, FREE_SLOT)),
  may(NOBODY, 'books a second visit for a lead', ...sendWithVisit(BOOKED.lead, NEW_TOKEN, FREE_SLOT)),
  may(NOBODY, 'books a full time', ...sendWithVisit(NEW_LEAD, NEW_TOKEN, FILLED.slot)),
  may(NOBODY, 'books a closed time', ...sendWithVisit(NEW_LEAD, NEW_TOKEN, CLOSED_SLOT)),
  may(NOBODY, 'books a time that there is not', ...sendWithVisit(NEW_LEAD, NEW_TOKEN, '2027-03-20T1000')),
  may(NOBODY, 'books under a word', ...sendWithVisit(NEW_LEAD, 'word', FREE_SLOT)),
  may(NOBODY, 'books without a lead', ...bookWrites(SITE, NEW_TOKEN, { slot: FREE_SLOT, lead: 'none' })),
  may(NOBODY, 'books for a lead that does not say so', ...bookWrites(SITE, NEW_TOKEN, { slot: FREE_SLOT, lead: LEAD })),
  may(
    NOBODY,
    'books without the counter',
    send(NEW_LEAD, { booking: NEW_TOKEN }),
    ...bookWrites(SITE, NEW_TOKEN, { slot: FREE_SLOT, lead: NEW_LEAD }).slice(0, 1),
  ),
  may(
    NOBODY,
    'takes two places with one booking',
    ...sendWithVisit(NEW_LEAD, NEW_TOKEN, BOOKED.slot),
    ...bookWrites(SITE, NEW_TOKEN, { slot: BOOKED.slot, lead: NEW_LEAD }).slice(1),
  ),
  may(
    NOBODY,
    'moves a visit twice at once, to a full time',
    ...moveWrites(SITE, BOOKED.token, { from: BOOKED.slot, to: FREE_SLOT }),
    ...moveWrites(SITE, BOOKED.token, { from: FREE_SLOT, to: FILLED.slot }),
  ),
  may(ALL, 'moves a visit', ...moveWrites(SITE, BOOKED.token, { from: BOOKED.slot, to: FREE_SLOT })),
  may(
    NOBODY,
    'moves a visit to a full time',
    ...moveWrites(SITE, BOOKED.token, { from: BOOKED.slot, to: FILLED.slot }),
  ),
  may(
    NOBODY,
    'moves a visit and keeps the old place',
    ...moveWrites(SITE, BOOKED.token, { from: BOOKED.slot, to: FREE_SLOT }).filter(
      (write) => !('update' in write && write.update.name.endsWith(BOOKED.slot)),
    ),
  ),
  may(
    NOBODY,
    'moves a visit and takes no new place',
    ...moveWrites(SITE, BOOKED.token, { from: BOOKED.slot, to: FREE_SLOT }).filter(
      (write) => !('update' in write && write.update.name.endsWith(FREE_SLOT)),
    ),
  ),
  may(
    NOBODY,
    'moves a visit to another lead',
    change(`bookings/${BOOKED.token}`, { slot: FREE_SLOT, lead: LEAD }, ['at']),
    ...moveWrites(SITE, BOOKED.token, { from: BOOKED.slot, to: FREE_SLOT }).slice(1),
  ),
  may(NOBODY, 'takes the place of another', ...moveWrites(SITE, BOOKED.token, { from: FILLED.slot, to: FREE_SLOT })),
  may(ALL, 'cancels a visit', ...cancelWrites(SITE, BOOKED.token, BOOKED.slot)),
  may(NOBODY, 'cancels a visit and keeps the place', ...cancelWrites(SITE, BOOKED.token, BOOKED.slot).slice(0, 1)),
  may(
    NOBODY,
    'cancels a visit and gives two places back',
    ...cancelWrites(SITE, BOOKED.token, BOOKED.slot),
    ...cancelWrites(SITE, BOOKED.token, BOOKED.slot).slice(1),
  ),
  may(NOBODY, 'gives a place back that it has not', ...cancelWrites(SITE, BOOKED.token, FILLED.slot)),
  may(OFFICE, 'sees a visitor arrive', ...arriveWrites(SITE, BOOKED.token)),
  may(NOBODY, 'gives a booking to another lead', change(`bookings/${BOOKED.token}`, { lead: LEAD }, ['at'])),
  may(NOBODY, 'deletes a booking', remove(`bookings/${BOOKED.token}`)),
];
