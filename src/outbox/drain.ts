import { OUTBOX_LOCK } from '#protocol/outbox/outbox-names.ts';
import { deliver, DELIVERY_TIMEOUT_MS } from './deliver.ts';
import type { OutboxContext } from './environment.ts';
import { backoffMs, isClaimable, LEASE_MS, PRIORITY, type DrainCause } from './policy.ts';
import { claim, prune, settle, type Settled } from './queue.ts';
import { bare, receiverOf, receiversOf, type Receiver } from './receivers.ts';
import { isBlocked, isSendable, isWaiting, leaseUnderLock, type LeadRow, type Lease, type LeasedRow } from './row.ts';
import { sleep, timeoutSignal } from './time-limit.ts';
import { isRateLimit, type Verdict } from './verdict.ts';

/** Pauses a receiver after a failure that is not of one lead: no network, or a storage that does not write. */
function pause({ pauses, now, random }: OutboxContext, receiver: Receiver, isFailure: boolean): void {
  const failures = isFailure ? pauses[receiver].failures + 1 : 0;
  pauses[receiver] = { failures, until: failures && now() + backoffMs(failures, random) };
}

/** What one attempt came to. `saved`: the copy is still to be sent. */
export interface Attempt {
  verdict: Verdict;
  saved: boolean;
}

/**
 * Sends a row that we have leased, and writes the verdict down. Never throws.
 * `isLate`: its form has been told that it is saved, and waits no more.
 */
export async function attemptRow(context: OutboxContext, row: LeasedRow, isLate: boolean): Promise<Attempt> {
  // Where there is an office, a visitor may hear that this took the lead, and not what the form's service said.
  const isReplay = isLate || row.attempts > 1 || !!context.office;
  const receiver = receiverOf(row);
  const lead = { ...row.payload, id: bare(row.id) };
  const verdict = await deliver(context, { receiver, lead, attempt: row.attempts, isReplay });
  pause(context, receiver, verdict.kind === 'unreachable');
  // A verdict that cannot be written leaves the row as it was: under its lease, and due after it.
  const { saved, behind }: Settled = await settle(context, row, verdict, isReplay).catch(() => ({ saved: true }));
  context.notify();
  const reported = behind && context.office?.report(context, behind);
  // A worker that has nothing more to do may be ended; a visitor need not wait.
  if (isLate) await reported;
  return { verdict, saved };
}

/**
 * Runs `work`, which must not reject, under the one exclusive lock of all tabs and the worker. Without Web Locks, or
 * when whoever holds the lock sits on it for `limitMs` (iOS freezes tabs with their locks), `work` goes by leases alone.
 */
async function underLock<T>(
  { locks, owner }: OutboxContext,
  limitMs: number,
  work: (lease: Lease) => Promise<T>,
): Promise<T> {
  try {
    if (locks)
      return await locks.request(OUTBOX_LOCK, { signal: timeoutSignal(limitMs) }, () => work(leaseUnderLock(owner)));
  } catch {
    // Not to be had.
  }
  return work({ owner });
}

export interface DrainResult {
  delivered: number;
  /**
   * The leads that another drain soon may deliver; 1 where the rows cannot be read. A sync event that leaves some
   * rejects, so that the browser comes back.
   */
  pending: number;
}

/** What one pass is made with: nothing ends after `until`. */
interface Pass {
  rows: LeadRow[];
  lease: Lease;
  priority: number;
  until: number;
}

/** Sends the rows of one receiver one by one, until it is not to be reached. @returns how many it has now */
async function sendAll(context: OutboxContext, receiver: Receiver, pass: Pass): Promise<number> {
  let delivered = 0;
  // Of these forms nothing more is sent this time.
  const limited = new Set<string>();
  const rows = pass.rows.filter((row) => receiverOf(row) === receiver);
  // The oldest come first; but a lead that always fails does not stand before the others.
  for (const { id, form } of rows.sort((a, b) => a.attempts - b.attempts || a.createdAt - b.createdAt)) {
    if (limited.has(form)) continue;
    if (context.now() + DELIVERY_TIMEOUT_MS > pass.until) break;
    const claimed = await claim(context, id, pass.lease, pass.priority);
    if (!claimed) continue;
    if ('pausedUntil' in claimed) {
      context.pauses[receiver].until = claimed.pausedUntil;
      limited.add(form);
    } else {
      const { verdict } = await attemptRow(context, claimed, true);
      if (verdict.kind === 'delivered') delivered++;
      if (verdict.kind === 'unreachable') break;
      if (isRateLimit(verdict)) limited.add(form);
    }
  }
  return delivered;
}

/** One pass over the leads that `priority` is enough for, all receivers at once. Never throws. */
const drainOnce = (context: OutboxContext, priority: number, until: number): Promise<DrainResult> =>
  underLock(context, Math.min(LEASE_MS, until - context.now()), async (lease) => {
    const receivers = receiversOf(context);
    let delivered = 0;
    let pending = 1;
    try {
      const rows = (await prune(context)).filter((row) => isClaimable(row, lease, priority, context));
      await Promise.all(
        receivers.map((receiver) =>
          sendAll(context, receiver, { rows, lease, priority, until }).then(
            (count) => (delivered += count),
            // Who fails does not end the others, which this lock is for too.
            () => pause(context, receiver, true),
          ),
        ),
      );
      const left = await context.rows();
      pending = left.filter((row) => isSendable(row, context) && isWaiting(row) && !isBlocked(row)).length;
      if (pending > 0) context.onSaved?.();
    } catch {
      // Whatever was claimed stands under its lease, and is due again when that ends.
      for (const receiver of receivers) pause(context, receiver, true);
    }
    return { delivered, pending };
  });

/** A visitor who flips between tabs is no reason to send more often than this. */
const THROTTLE_MS = 10_000;
const THROTTLED: readonly DrainCause[] = ['start', 'visible', 'pageshow'];

type Drain = (priority: number, until: number) => Promise<DrainResult>;

/** Who asks for a drain while one is waiting to begin joins it, which then has the highest priority of all. */
function joining(wait: () => Promise<unknown>, drain: Drain): Drain {
  let next: Promise<DrainResult> | null = null;
  let highest = 0;
  return (priority, until) => {
    highest = Math.max(highest, priority);
    return (next ??= wait().then(() => {
      const result = drain(highest, until);
      next = null;
      highest = 0;
      return result;
    }));
  };
}

/**
 * One drain at a time in this page or worker; what is asked for meanwhile comes after it, as one.
 * `start`, `visible` and `pageshow` come at most once in 10 s; what comes sooner is deferred, never dropped.
 */
export function scheduleDrains(context: OutboxContext): (cause: DrainCause, until?: number) => Promise<DrainResult> {
  let lastStart = -Infinity;
  let last: Promise<unknown> = Promise.resolve();
  // The clock may have jumped, so never longer than the throttle itself.
  const throttleMs = () => Math.min(THROTTLE_MS, lastStart + THROTTLE_MS - context.now());

  const drainNext = joining(
    () => last,
    (priority, until) => {
      lastStart = context.now();
      const drain = drainOnce(context, priority, until);
      last = drain;
      return drain;
    },
  );
  const drainLater = joining(() => sleep(throttleMs()), drainNext);

  return (cause, until = Infinity) => {
    const isTooSoon = THROTTLED.includes(cause) && throttleMs() > 0;
    return (isTooSoon ? drainLater : drainNext)(PRIORITY[cause], until);
  };
}
