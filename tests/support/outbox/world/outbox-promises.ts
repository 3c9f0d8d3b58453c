import { addressed, type Receiver } from '#outbox/receivers.ts';
import type { LeadRow } from '#outbox/row.ts';
import { isAccepted } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import type { OfficeFault } from './outbox-service.ts';
import type { World } from './outbox-world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** For how long a lead is tried, and then kept to be tried a last time; the worker does not know that a device is shared. */
export const PROMISES = {
  phone: { retentionMs: 7 * DAY, triedMs: 7 * DAY, keptMs: 7 * DAY },
  kiosk: { retentionMs: DAY, triedMs: 23 * HOUR, keptMs: HOUR },
} as const;
export type DeviceKind = keyof typeof PROMISES;

/** An attempt takes its time, and so does a submit that waits for another. */
const SLACK_MS = 60_000;
/** What a sender sees as an answer of some kind, and that is no confirmation. */
const ANSWERED: readonly OfficeFault[] = [
  '500',
  '429',
  'html',
  '200error',
  '200no',
  '400html',
  '404',
  '422',
  'aborted',
];

const bookingIn = (body: string) => /\/bookings\/([^"]+)"/.exec(body)?.[1];

/** What a receiver was asked of a lead: its copies, and at the office, whether the visit is booked that they ask for. */
function postsOf(world: World, receiver: Receiver, id: string) {
  if (receiver === 'form') return world.posts.filter((post) => post.id === id);
  const bookings = new Set(world.officePosts.flatMap((post) => (post.id === id && bookingIn(post.body)) || []));
  return world.officePosts.filter(
    (post) => post.id === id || (post.id === '' && bookings.has(bookingIn(post.body) ?? '')),
  );
}

/** Whether a receiver has a lead. */
export const has = (world: World, receiver: Receiver, id: string): boolean =>
  receiver === 'form' ? world.accepted().has(id) : world.office.read(`leads/${id}`) !== undefined;

/** A lead that a visitor was told of, or that was stored. */
export interface Promised {
  id: string;
  receiver: Receiver;
  /** When its text was submitted, by the device's clock. */
  times: readonly number[];
}

const isApart = (one: number, other: number, ms: number) => Math.abs(one - other) >= ms - SLACK_MS;

/** Whether a lead is too old to be tried, by the device's clock. */
export const isOld = (world: World, kind: DeviceKind, { times }: Promised): boolean =>
  times.some((time) => isApart(world.now(), time, PROMISES[kind].triedMs));

/**
 * Whether a copy that was promised may be gone unsent: the service itself refused it, or a network answered when it was
 * too old to be tried, and again too old to be kept, unless another receiver has it by then.
 */
function mayBeGone(world: World, kind: DeviceKind, { id, receiver, times }: Promised): boolean {
  const posts = postsOf(world, receiver, id);
  const last = posts.at(-1);
  if (!last) return false;
  if (receiver === 'form' && posts.some(({ fault }) => fault === '422')) return true;
  const { triedMs, keptMs } = PROMISES[kind];
  const old = posts.filter(
    ({ at, fault }) => ANSWERED.includes(fault) && times.some((time) => isApart(at, time, triedMs)),
  );
  if (has(world, receiver === 'form' ? 'office' : 'form', id)) return old.length > 0;
  return ANSWERED.includes(last.fault) && old.some(({ at }) => isApart(last.at, at, keptMs));
}

/** Whether a promised copy has arrived, or waits, or may be gone. */
export const isAccountedFor = (world: World, kind: DeviceKind, rows: readonly LeadRow[], promised: Promised): boolean =>
  has(world, promised.receiver, promised.id) ||
  rows.some(({ id }) => id === addressed(promised.receiver, promised.id)) ||
  mayBeGone(world, kind, promised);

/** How many copies a receiver took beyond the first of each lead, and how many of its confirmations were lost. */
export function repeatsTo(world: World, receiver: Receiver): { repeats: number; lostVerdicts: number } {
  const copies =
    receiver === 'form'
      ? world.posts.filter(({ fault }) => isAccepted(fault))
      : world.officePosts.filter(({ id, isTaken }) => id !== '' && isTaken);
  return {
    repeats: copies.length - new Set(copies.map(({ id }) => id)).size,
    lostVerdicts: copies.filter(({ fault }) => fault !== 'ok').length,
  };
}
