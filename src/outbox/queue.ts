import { wantedVisit } from '#protocol/office/bookings.ts';
import type { OutboxContext } from './environment.ts';
import { hashOf, type Lead } from './lead.ts';
import { isClaimable, isLeased, LEASE_MS, msLeft, RATE_WINDOW_MS, settled } from './policy.ts';
import { addressed, bare, receiverOf, receiversOf, type CopyForm, type Receiver } from './receivers.ts';
import { isRow, isSendable, isTried, isWaiting, type LeadRow, type Lease, type LeasedRow } from './row.ts';
import { enter, readLedger } from './store/ledger.ts';
import { allRows } from './store/storage.ts';
import type { ObjectStores } from './store/types.ts';
import type { Verdict } from './verdict.ts';

/** What stays the same of a row when it is leased. */
type Unleased = Omit<LeadRow, 'state' | 'nextAt' | 'lease'>;

const newRow = (receiver: Receiver, lead: Lead, hash: string): Omit<Unleased, 'createdAt'> => ({
  v: 1,
  id: addressed(receiver, lead.id),
  form: addressed(receiver, lead.form),
  payload: lead,
  hash: addressed(receiver, hash),
  attempts: 0,
  unparsed: 0,
  last: null,
});

/** The lead that a row is a copy of. */
const leadOf = ({ id, form, hash }: LeadRow) => ({ id: bare(id), form: bare(form) as CopyForm, hash: bare(hash) });

/** The same lead's row for a receiver, if there is one. */
const copiesFor = async (receiver: Receiver, id: string, { leads }: ObjectStores): Promise<LeadRow[]> =>
  [await leads.get(addressed(receiver, bare(id)))].filter(isRow);

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
  /** Stored, a row for each receiver, and leased to its submit. */
  | { kind: 'added'; id: string; rows: LeasedRow[] }
  /** The same text was delivered lately, or somebody else is just sending it, as the lead `id`. */
  | { kind: 'delivered' | 'sending'; id: string }
  /** Too many wait. */
  | { kind: 'full' };

/** Whether no more leads may wait. The count first: it is cheap, and counts the dead too, who take no place. */
async function isFull(stores: ObjectStores, { limits }: OutboxContext): Promise<boolean> {
  if ((await stores.leads.count()) < limits.rows) return false;
  const waiting = (await allRows(stores)).filter(isWaiting);
  return new Set(waiting.map(({ id }) => bare(id))).size >= limits.rows;
}

/**
 * Stores a lead and leases it in one transaction: no drain can come between. The same text is the same lead, which those
 * are no longer sent who have it.
 */
export const add = (context: OutboxContext, lead: Lead, lease: Lease): Promise<Added> =>
  context.transact(async (stores) => {
    const hash = hashOf(lead);
    const now = context.now();
    const receivers = receiversOf(context, lead);
    const { delivered } = await readLedger(stores, lead.form, now);
    const before = delivered.find((entry) => entry.hash === hash);
    if (before) return { kind: 'delivered', id: before.id };
    const twins: LeadRow[] = [];
    for (const receiver of receivers) twins.push(...(await stores.leadsWith(addressed(receiver, hash))).filter(isRow));
    if (twins.length === 0 && (await isFull(stores, context))) return { kind: 'full' };
    const [{ id: ofCopy, payload } = { id: lead.id, payload: lead }] = twins;
    const id = bare(ofCopy);
    const copies = twins.filter((row) => bare(row.id) === id);
    if (copies.some((row) => isLeased(row, now) && row.lease?.owner !== lease.owner)) return { kind: 'sending', id };
    if (copies.some((row) => row.confirmed)) return { kind: 'delivered', id };
    const rows: LeasedRow[] = [];
    for (const receiver of receivers) {
      const stored = copies.find((row) => receiverOf(row) === receiver) ?? newRow(receiver, { ...payload, id }, hash);
      // Submitted again, it begins anew.
      const row = { ...stored, createdAt: now, retentionMs: context.retentionMs, givenUpAt: undefined };
      rows.push(await putLeased(stores, row, lease, now));
    }
    // Where there are no transactions the page may die in between: the form's row says only at the end that the office's
    // stands beside it, which is made from it otherwise.
    const [ofForm] = rows;
    const { length } = receivers;
    if (ofForm && ofForm.v < length) await stores.leads.put(Object.assign(ofForm, { v: length }));
    return { kind: 'added', id, rows };
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

/** What a row has become. */
export interface Settled {
  /** It is still to be sent. */
  saved: boolean;
  /** The form's row of a lead that the office has. */
  behind?: LeadRow | null | undefined;
}

/** Writes a verdict down, if the lease is still the same. The only place where an unsent lead is deleted. */
export const settle = (
  context: OutboxContext,
  leased: LeasedRow,
  verdict: Verdict,
  isReplay: boolean,
): Promise<Settled> =>
  context.transactOn(leased.id, async (stores) => {
    const row = await stores.leads.get(leased.id);
    // Removed by the visitor meanwhile, or another owner has it, whose verdict counts.
    if (row?.lease?.owner !== leased.lease.owner) return { saved: isTried(row) };
    const isOfForm = receiverOf(row) === 'form';
    const [other] = await copiesFor(isOfForm ? 'office' : 'form', row.id, stores);
    const next = settled(context, row, verdict, isReplay, row.confirmed || isTried(other));
    await write(stores, row.id, next);
    if (verdict.kind === 'delivered') {
      if (other) await write(stores, other.id, isTried(other) ? { ...other, confirmed: true } : null);
      const { visit } = verdict;
      if (!row.confirmed) await enter(stores, 'delivered', leadOf(row), context.now());
      // What became of its visit is news where the lead's arrival is none.
      const wanted = wantedVisit(row.payload.fields);
      if (!row.confirmed || visit)
        await enter(stores, 'untold', { ...leadOf(row), hash: '', visit, wanted }, context.now());
    }
    const [form, isThere] = isOfForm ? [next, row.confirmed] : [other, verdict.kind === 'delivered'];
    return { saved: isTried(next), behind: isThere ? form : null };
  });

/** Gives the office its row of each lead that was stored where there was none. */
async function adopt(stores: ObjectStores, context: OutboxContext): Promise<void> {
  for (const row of await allRows(stores)) {
    const { length } = receiversOf(context, row.payload);
    if (row.v >= length || !isTried(row) || receiverOf(row) === 'office') continue;
    if ((await copiesFor('office', row.id, stores)).length === 0) {
      const copy = newRow('office', { ...row.payload, id: row.id }, row.hash);
      await stores.leads.put({
        ...row,
        ...copy,
        state: 'queued',
        nextAt: context.now(),
        lease: null,
        givenUpAt: undefined,
      });
    }
    await stores.leads.put({ ...row, v: length });
  }
}

/** Whether time alone ends a stage of a row: only of what the service has refused, or of a receiver unknown to this build. */
const isOverdue = (row: LeadRow, context: OutboxContext, now: number) =>
  !isSendable(row, context) && !isLeased(row, now) && msLeft(row, now, context) <= 0;

/** Gives up and erases what cannot be tried and has been kept long enough. @returns the other rows */
export const prune = (context: OutboxContext): Promise<LeadRow[]> =>
  context.transact(async (stores) => {
    const now = context.now();
    await adopt(stores, context);
    const rows = await allRows(stores);
    for (const row of rows.filter((one) => isOverdue(one, context, now))) {
      const isDead = row.confirmed || row.state === 'refused' || row.state === 'expired';
      await write(stores, row.id, isDead ? null : { ...row, state: 'expired', lease: null, givenUpAt: now });
      // Whoever reads the list now comes after this transaction.
      context.notify();
    }
    return rows.filter((row) => !isOverdue(row, context, now));
  });
