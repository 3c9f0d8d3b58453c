import type { OutboxContext } from './environment.ts';
import { hashOf, type Lead } from './lead.ts';
import { isClaimable, isLeased, LEASE_MS, msLeft, RATE_WINDOW_MS, settled } from './policy.ts';
import { isRow, isSendable, isTried, isWaiting, type LeadRow, type Lease, type LeasedRow } from './row.ts';
import { enter, readLedger } from './store/ledger.ts';
import { allRows } from './store/storage.ts';
import type { ObjectStores } from './store/types.ts';
import type { Verdict } from './verdict.ts';

/** What stays the same of a row when it is leased. */
type Unleased = Omit<LeadRow, 'state' | 'nextAt' | 'lease'>;

const newRow = (lead: Lead, hash: string): Omit<Unleased, 'createdAt'> => ({
  v: 1,
  id: lead.id,
  form: lead.form,
  payload: lead,
  hash,
  attempts: 0,
  unparsed: 0,
  last: null,
});

// A stored row may lack the count: the waiting time would be no number, and the row never due again.
async function putLeased(stores: ObjectStores, row: Unleased, lease: Lease, now: number): Promise<LeasedRow> {
  const leased: LeasedRow = {
    ...row,
    state: 'sending',
    attempts: (row.attempts || 0) + 1,
    nextAt: now + LEASE_MS,
    lease,
  };
  await stores.leads.put(leased);
  await enter(stores, 'sent', leased, now);
  return leased;
}

/** Writes what has become of a row; null: it has ended. */
const write = ({ leads }: ObjectStores, id: string, next: LeadRow | null) =>
  next ? leads.put(next) : leads.delete(id);

/** What became of a lead that was to be stored. */
export type Added =
  /** Stored, and leased to its submit. */
  | { kind: 'added'; row: LeasedRow }
  /** The same text was delivered lately, or somebody else is just sending it, as the lead `id`. */
  | { kind: 'delivered' | 'sending'; id: string }
  /** Too many wait. */
  | { kind: 'full' };

/** Stores a lead and leases it in one transaction: no drain can come between. The same text is the same lead. */
export const add = (context: OutboxContext, lead: Lead, lease: Lease): Promise<Added> =>
  context.transact(async (stores) => {
    const { leads } = stores;
    const { limits, retentionMs } = context;
    const hash = hashOf(lead);
    const now = context.now();
    const { delivered } = await readLedger(stores, lead.form, now);
    const before = delivered.find((entry) => entry.hash === hash);
    if (before) return { kind: 'delivered', id: before.id };
    const twin = (await stores.leadsWith(hash)).find(isRow);
    if (twin && isLeased(twin, now) && twin.lease?.owner !== lease.owner) return { kind: 'sending', id: twin.id };
    // The count first: it is cheap, and counts the dead too, who take no place.
    const mayBeFull = !twin && (await leads.count()) >= limits.rows;
    if (mayBeFull && (await allRows(stores)).filter(isWaiting).length >= limits.rows) return { kind: 'full' };
    // Submitted again, it begins anew.
    const row = { ...(twin ?? newRow(lead, hash)), createdAt: now, retentionMs, givenUpAt: undefined };
    return { kind: 'added', row: await putLeased(stores, row, lease, now) };
  });

/** A form that has sent enough until then. */
interface RateLimit {
  pausedUntil: number;
}

/**
 * Leases a row to a drain: compare and set in one transaction, so two drains never get the same row.
 * null: it is gone, leased to somebody else, or not to be tried yet.
 */
export const claim = (
  context: OutboxContext,
  id: string,
  lease: Lease,
  priority: number,
): Promise<LeasedRow | RateLimit | null> =>
  context.transactOn(id, async (stores) => {
    const row = await stores.leads.get(id);
    if (!isRow(row) || !isClaimable(row, lease, priority, context)) return null;
    const now = context.now();
    const { sent } = await readLedger(stores, row.form, now);
    const oldest = sent.at(-context.limits.sendsPerMinute);
    return oldest ? { pausedUntil: oldest.at + RATE_WINDOW_MS } : putLeased(stores, row, lease, now);
  });

/**
 * Writes a verdict down, if the lease is still the same. The only place where an unsent lead is deleted.
 * @returns whether the row is still to be sent
 */
export const settle = (
  context: OutboxContext,
  leased: LeasedRow,
  verdict: Verdict,
  isReplay: boolean,
): Promise<boolean> =>
  context.transactOn(leased.id, async (stores) => {
    const row = await stores.leads.get(leased.id);
    // Removed by the visitor meanwhile, or another owner has it, whose verdict counts.
    if (row?.lease?.owner !== leased.lease.owner) return isTried(row);
    const next = settled(context, row, verdict, isReplay);
    await write(stores, row.id, next);
    if (verdict.kind === 'delivered') {
      await enter(stores, 'delivered', row, context.now());
      await enter(stores, 'untold', { ...row, hash: '' }, context.now());
    }
    return isTried(next);
  });

/** Whether time alone ends a stage of a row: only of what the service has refused, or of a form unknown to this build. */
const isOverdue = (row: LeadRow, context: OutboxContext, now: number) =>
  !isSendable(row, context) && !isLeased(row, now) && msLeft(row, now, context) <= 0;

/** Gives up and erases what cannot be tried and has been kept long enough. @returns the other rows */
export const prune = (context: OutboxContext): Promise<LeadRow[]> =>
  context.transact(async (stores) => {
    const now = context.now();
    const rows = await allRows(stores);
    for (const row of rows.filter((one) => isOverdue(one, context, now))) {
      const isDead = row.state === 'refused' || row.state === 'expired';
      await write(stores, row.id, isDead ? null : { ...row, state: 'expired', lease: null, givenUpAt: now });
      // Whoever reads the list now comes after this transaction.
      context.notify();
    }
    return rows.filter((row) => !isOverdue(row, context, now));
  });
