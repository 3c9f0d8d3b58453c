import { bookWrites } from '#protocol/office/booking-writes.ts';
import { fieldsOf, serverTime, type DatabaseWrite, type PlainFields } from '#protocol/office/database-writes.ts';
import { leadWrite } from '#protocol/office/lead-writes.ts';
import { SITE, type OfficeDatabase } from './office-database.ts';

/** What stands in the database before each case. */
export const LEAD = '11111111-0000-4000-8000-000000000000';
export const BOOKED = { lead: '22222222-0000-4000-8000-000000000000', token: '2'.repeat(32), slot: '2027-03-12T1000' };
export const FILLED = { lead: '33333333-0000-4000-8000-000000000000', token: '3'.repeat(32), slot: '2027-03-12T1400' };
export const FREE_SLOT = '2027-03-12T1200';
export const CLOSED_SLOT = '2027-03-12T1600';
export const ERASED = 'eeeeeeee-0000-4000-8000-000000000000';
/** A lead that nobody has sent yet. */
export const NEW_LEAD = 'aaaaaaaa-0000-4000-8000-000000000000';
export const NEW_TOKEN = 'a'.repeat(32);

export const TEXTS = {
  form: 'reservation',
  name: '홍길동',
  phone: '010-0000-1234',
  digits: '01000001234',
  last_four: '1234',
};

const AT = new Date('2027-03-01T00:00:00Z');
const slot = (taken: number, capacity: number, closed = false) => ({ taken, capacity, closed });
const lead = (more: PlainFields = {}) => ({ ...TEXTS, state: 0, received_at: AT, ...more });
const booking = (of: typeof BOOKED) => ({ slot: of.slot, lead: of.lead, state: 'booked', at: AT });

const WORLD: Record<string, PlainFields> = {
  [`leads/${LEAD}`]: lead(),
  [`leads/${BOOKED.lead}`]: lead({ booking: BOOKED.token, state: 2 }),
  [`leads/${FILLED.lead}`]: lead({ booking: FILLED.token }),
  [`leads/${LEAD}/notes/first`]: { text: '내일 다시 전화', at: AT, by: 'ours' },
  [`slots/${BOOKED.slot}`]: slot(1, 2),
  [`slots/${FREE_SLOT}`]: slot(0, 1),
  [`slots/${FILLED.slot}`]: slot(1, 1),
  [`slots/${CLOSED_SLOT}`]: slot(0, 5, true),
  [`moves/${BOOKED.slot}`]: { booking: BOOKED.token, at: AT },
  [`moves/${FILLED.slot}`]: { booking: FILLED.token, at: AT },
  [`bookings/${BOOKED.token}`]: booking(BOOKED),
  [`bookings/${FILLED.token}`]: booking(FILLED),
  [`refusals/${LEAD}`]: { form: 'reservation', status: 402, at: AT },
  'log/first': { deed: 'reveal', by: 'ours', at: AT, lead: LEAD },
  [`log/erase-${ERASED}`]: { deed: 'erase', by: 'boss', at: AT, lead: ERASED },
};

export function fillOffice({ put }: Pick<OfficeDatabase, 'put'>): void {
  for (const [name, plain] of Object.entries(WORLD)) put(`${SITE}/${name}`, plain);
}

/** A document whatever was there, by its full name. */
export const put = (name: string, plain: PlainFields): DatabaseWrite => ({ update: { name, fields: fieldsOf(plain) } });

/** A document that is to be new. */
export const create = (name: string, plain: PlainFields, times: readonly string[] = []): DatabaseWrite => ({
  update: { name: `${SITE}/${name}`, fields: fieldsOf(plain) },
  updateTransforms: times.map(serverTime),
  currentDocument: { exists: false },
});

/** Some fields of a document that is there. */
export const change = (name: string, plain: PlainFields, times: readonly string[] = []): DatabaseWrite => ({
  update: { name: `${SITE}/${name}`, fields: fieldsOf(plain) },
  updateMask: { fieldPaths: Object.keys(plain) },
  updateTransforms: times.map(serverTime),
});

export const remove = (name: string): DatabaseWrite => ({ delete: `${SITE}/${name}` });

export const send = (id: string, texts: PlainFields = {}): DatabaseWrite => leadWrite(SITE, id, { ...TEXTS, ...texts });

/** A new lead that comes with a visit. */
export const sendWithVisit = (id: string, token: string, wanted: string): DatabaseWrite[] => [
  send(id, { booking: token }),
  ...bookWrites(SITE, token, { slot: wanted, lead: id }),
];

/** What the office says of who did something. */
export const log = (id: string, deed: string, by: string, more: PlainFields = {}): DatabaseWrite =>
  create(`log/${id}`, { deed, by, ...more }, ['at']);
