import { ROLES, SITE, type Role } from './office-database.ts';
import { BOOKED, FREE_SLOT, LEAD } from './office-world.ts';

const ALL: readonly Role[] = ROLES;
const OFFICE: readonly Role[] = ['staff', 'admin'];
const NOBODY: readonly Role[] = [];

interface ReadCase {
  reads: string;
  method: 'get' | 'list';
  name: string;
  limit?: number;
  allowed: readonly Role[];
}

const get = (reads: string, name: string, allowed: readonly Role[]): ReadCase => ({
  reads,
  method: 'get',
  name: `${SITE}/${name}`,
  allowed,
});
const list = (reads: string, name: string, limit: number | undefined, allowed: readonly Role[]): ReadCase => ({
  reads,
  method: 'list',
  name: `${SITE}/${name}`,
  ...(limit === undefined ? {} : { limit }),
  allowed,
});

/** Who may read what of an office. */
export const READ_CASES: readonly ReadCase[] = [
  get('a lead', `leads/${LEAD}`, OFFICE),
  list('fifty leads', 'leads', 50, OFFICE),
  list('how many leads there are', 'leads', undefined, OFFICE),
  get('a note', `leads/${LEAD}/notes/first`, OFFICE),
  list('the notes of a lead', `leads/${LEAD}/notes`, 50, OFFICE),
  list('the log', 'log', 50, OFFICE),
  list('the refusals', 'refusals', undefined, OFFICE),
  get('a slot', `slots/${FREE_SLOT}`, ALL),
  list('500 slots', 'slots', 500, ALL),
  list('501 slots', 'slots', 501, NOBODY),
  list('all slots', 'slots', undefined, NOBODY),
  get('a booking by its token', `bookings/${BOOKED.token}`, ALL),
  list('the bookings', 'bookings', 50, OFFICE),
  get('which booking moved a slot', `moves/${BOOKED.slot}`, NOBODY),
  list('the moves', 'moves', 50, NOBODY),
];
