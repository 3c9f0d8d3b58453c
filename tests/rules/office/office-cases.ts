import { eraseWrites } from '#protocol/office/erase-writes.ts';
import { ADMIN, ALL, may, mayBy, NOBODY, OFFICE, type OfficeCase } from './office-case.ts';
import { SITE } from './office-database.ts';
import {
  BOOKED,
  change,
  create,
  ERASED,
  FILLED,
  FREE_SLOT,
  LEAD,
  log,
  NEW_LEAD,
  NEW_TOKEN,
  remove,
  send,
  sendWithVisit,
  TEXTS,
} from './office-world.ts';
import { VISIT_CASES } from './visit-cases.ts';

const byOf = (by: string) => ({ changed_by: by });
const office = (plain: object, by: string) => change(`leads/${LEAD}`, { ...plain, ...byOf(by) }, ['changed_at']);
const visitor = (plain: object) => change(`leads/${LEAD}`, { ...plain }, ['received_at']);

const leads: OfficeCase[] = [
  may(ALL, 'sends a lead', send(NEW_LEAD)),
  may(ALL, 'sends the same lead again', send(LEAD)),
  may(ALL, 'sends a lead again that the office works', send(BOOKED.lead)),
  may(NOBODY, 'sends other words under the same id', send(LEAD, { name: '다른 사람' })),
  may(
    NOBODY,
    'deletes a lead and sends another under its id',
    remove(`leads/${LEAD}`),
    send(LEAD, { name: '다른 사람' }),
  ),
  may(NOBODY, 'adds a word to a lead', send(LEAD, { message: '추가' })),
  may(NOBODY, 'sends a lead that was erased', send(ERASED)),
  may(NOBODY, 'sends a lead under a word', send('word')),
  may(NOBODY, 'sends a lead under an id with a space after it', send(`${NEW_LEAD} `)),
  may(NOBODY, 'sends a lead under an id in capitals', send(NEW_LEAD.toUpperCase())),
  may(NOBODY, 'sends a lead under an id of another kind', send(NEW_LEAD.replace('-4', '-1'))),
  may(NOBODY, 'sends a lead under a visit’s token', send(NEW_TOKEN)),
  may(OFFICE, 'types in a walk-in', send(NEW_LEAD, { via: 'desk' })),
  may(ALL, 'sends a lead through the worker', send(NEW_LEAD, { via: 'worker' })),
  may(ALL, 'sends a name of 100 characters', send(NEW_LEAD, { name: '가'.repeat(100) })),
  may(NOBODY, 'sends a name of 101 characters', send(NEW_LEAD, { name: '가'.repeat(101) })),
  may(NOBODY, 'sends an empty name', send(NEW_LEAD, { name: '' })),
  may(NOBODY, 'sends a name that is a number', send(NEW_LEAD, { name: 7 })),
  may(NOBODY, 'sends a message of 2,001 characters', send(NEW_LEAD, { message: '가'.repeat(2001) })),
  may(NOBODY, 'sends a field that nobody knows', send(NEW_LEAD, { admin: 'true' })),
  may(NOBODY, 'sends last digits that are letters', send(NEW_LEAD, { last_four: 'abcd' })),
  may(NOBODY, 'sends a receipt that is none', send(NEW_LEAD, { receipt: 'zzzzzz' })),
  may(NOBODY, 'sends a lead that has a state', create(`leads/${NEW_LEAD}`, { ...TEXTS, state: 4 }, ['received_at'])),
  may(
    NOBODY,
    'sends a lead of another time',
    create(`leads/${NEW_LEAD}`, { ...TEXTS, state: 0, received_at: new Date(0) }),
  ),
  may(NOBODY, 'sends a lead with an assignee', send(NEW_LEAD, { assignee: '나' })),
  may(
    NOBODY,
    'sends a lead without a phone',
    create(`leads/${NEW_LEAD}`, { form: 'visit', name: '홍', state: 0 }, ['received_at']),
  ),
  may(NOBODY, 'names a booking that is not made', send(NEW_LEAD, { booking: NEW_TOKEN })),
  may(NOBODY, 'keeps a lead from a later visit by an empty token', send(LEAD, { booking: '' })),
  may(NOBODY, "names somebody else's booking", send(NEW_LEAD, { booking: BOOKED.token })),
  may(
    NOBODY,
    'gives two leads one booking',
    send(LEAD, { booking: NEW_TOKEN }),
    ...sendWithVisit(NEW_LEAD, NEW_TOKEN, FREE_SLOT),
  ),
  mayBy(OFFICE, 'sets a state', (by) => [office({ state: 1 }, by)]),
  mayBy(OFFICE, 'says who works a lead', (by) => [office({ assignee: '김상담' }, by)]),
  mayBy(NOBODY, 'sets a state that there is not', (by) => [office({ state: 7 }, by)]),
  mayBy(NOBODY, 'sets a state below the first', (by) => [office({ state: -1 }, by)]),
  mayBy(NOBODY, "changes a visitor's name", (by) => [office({ name: '다른 이름' }, by)]),
  mayBy(NOBODY, 'changes a state as somebody else', () => [office({ state: 1 }, 'somebody')]),
  mayBy(NOBODY, 'changes a state without the time', (by) => [change(`leads/${LEAD}`, { state: 1, changed_by: by })]),
  may(NOBODY, 'changes a state as if it were sent again', visitor({ state: 3 })),
  may(NOBODY, 'deletes a lead without a word in the log', remove(`leads/${LEAD}`)),
  mayBy(ADMIN, 'erases a lead', (by) =>
    eraseWrites(SITE, { lead: LEAD, notes: ['first'], booking: null }, { by, reason: 'request' }),
  ),
  mayBy(ADMIN, 'erases a lead with a visit and gives its place back', (by) =>
    eraseWrites(
      SITE,
      { lead: BOOKED.lead, notes: [], booking: { token: BOOKED.token, slot: BOOKED.slot, state: 'booked' } },
      { by, reason: 'retention' },
    ),
  ),
  mayBy(NOBODY, 'erases a lead with a visit and gives the place of another back', (by) =>
    eraseWrites(
      SITE,
      { lead: BOOKED.lead, notes: [], booking: { token: BOOKED.token, slot: FILLED.slot, state: 'booked' } },
      { by, reason: 'retention' },
    ),
  ),
  mayBy(NOBODY, 'erases a lead in the name of another', () =>
    eraseWrites(SITE, { lead: LEAD, notes: ['first'], booking: null }, { by: 'somebody', reason: 'request' }),
  ),
  mayBy(NOBODY, 'erases a lead and leaves its visit', (by) =>
    eraseWrites(SITE, { lead: BOOKED.lead, notes: [], booking: null }, { by, reason: 'request' }),
  ),
  mayBy(NOBODY, 'erases a lead and leaves what was reported of it', (by) => [
    log(`erase-${LEAD}`, 'erase', by, { lead: LEAD }),
    remove(`leads/${LEAD}`),
  ]),
  mayBy(NOBODY, 'erases a lead with a visit and keeps its place', (by) => [
    log(`erase-${BOOKED.lead}`, 'erase', by, { lead: BOOKED.lead }),
    remove(`leads/${BOOKED.lead}`),
    remove(`bookings/${BOOKED.token}`),
  ]),
  mayBy(NOBODY, 'says that a lead is erased that is there', (by) => [
    log(`erase-${LEAD}`, 'erase', by, { lead: LEAD }),
  ]),
  mayBy(ADMIN, 'says that a lead is erased that is not there', (by) => [
    log('erase-none', 'erase', by, { lead: 'none' }),
  ]),
];

const records: OfficeCase[] = [
  mayBy(OFFICE, 'notes something', (by) => [create(`leads/${LEAD}/notes/n`, { text: '부재중', by }, ['at'])]),
  mayBy(NOBODY, 'notes as somebody else', () => [create(`leads/${LEAD}/notes/n`, { text: 'x', by: 'a' }, ['at'])]),
  mayBy(NOBODY, 'notes nothing', (by) => [create(`leads/${LEAD}/notes/n`, { text: '', by }, ['at'])]),
  mayBy(NOBODY, 'notes at a time of its own', (by) => [
    create(`leads/${LEAD}/notes/n`, { text: 'x', by, at: new Date(0) }),
  ]),
  mayBy(NOBODY, 'notes to a lead that there is not', (by) => [create('leads/none/notes/n', { text: 'x', by }, ['at'])]),
  may(NOBODY, 'changes a note', change(`leads/${LEAD}/notes/first`, { text: '아님' }, ['at'])),
  may(NOBODY, 'deletes a note', remove(`leads/${LEAD}/notes/first`)),
  mayBy(OFFICE, 'logs a reveal', (by) => [log('n', 'reveal', by, { lead: LEAD })]),
  mayBy(ADMIN, 'logs an export', (by) => [log('n', 'export', by, { count: 200 })]),
  mayBy(ADMIN, 'logs that refusals are cleared', (by) => [log('n', 'refusals', by, { count: 2 })]),
  mayBy(NOBODY, 'logs as somebody else', () => [log('n', 'reveal', 'somebody', { lead: LEAD })]),
  mayBy(NOBODY, 'logs an unknown deed', (by) => [log('n', 'nothing', by)]),
  mayBy(NOBODY, 'logs an erasure under another id', (by) => [log('n', 'erase', by, { lead: 'gone' })]),
  mayBy(NOBODY, 'logs a reveal that looks like an erasure', (by) => [log('erase-x', 'reveal', by)]),
  mayBy(NOBODY, 'logs a field more', (by) => [log('n', 'reveal', by, { name: '홍길동' })]),
  mayBy(NOBODY, 'logs a count below zero', (by) => [log('n', 'slots', by, { count: -1 })]),
  may(NOBODY, 'changes the log', change('log/first', { deed: 'note' }, ['at'])),
  may(NOBODY, 'deletes from the log', remove('log/first')),
  may(ALL, 'reports a refusal', create(`refusals/${BOOKED.lead}`, { form: 'reservation', status: 402 }, ['at'])),
  may(ALL, 'reports a refusal again', change(`refusals/${LEAD}`, { form: 'reservation', status: 403 }, ['at'])),
  may(NOBODY, 'reports a refusal of no lead', create('refusals/none', { form: 'visit', status: 402 }, ['at'])),
  may(NOBODY, 'reports a success', create(`refusals/${BOOKED.lead}`, { form: 'visit', status: 200 }, ['at'])),
  may(ADMIN, 'clears a refusal', remove(`refusals/${LEAD}`)),
];

/** Who may write what into an office, each tried by every role. */
export const OFFICE_CASES: readonly OfficeCase[] = [...leads, ...records, ...VISIT_CASES];
