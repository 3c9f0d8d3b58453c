import { changedMessage } from '#protocol/outbox-messages.ts';
import { isClaimable } from './claim.ts';
import type { OutboxContext } from './environment.ts';
import type { Lead } from './lead.ts';
import { hashOf } from './lead-hash.ts';
import { enter, readLedger } from './ledger.ts';
import { LEASE_MS, RATE_WINDOW_MS } from './limits.ts';
import { isLeased, isRow, isSendable, isTried, isWaiting, msLeft, type LeadRow, type LeasedRow } from './row.ts';
import { settled } from './settlement.ts';
import { allRows } from './storage.ts';
import type { Shelves } from './store.ts';
import type { Submission } from './submission.ts';
import type { Verdict } from './verdict.ts';

/** What of a row does not change hands with it. */
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

/** Puts a row into the hands of `owner`. */
async function lease(shelves: Shelves, row: Unleased, owner: string, now: number): Promise<LeasedRow> {
  const attempts = row.attempts + 1;
  const leased: LeasedRow = { ...row, state: 'sending', attempts, nextAt: now + LEASE_MS, lease: { owner } };
  await shelves.leads.put(leased);
  await enter(shelves, 'sent', leased, now);
  return leased;
}

/** Writes what has become of a row; null: it has ended. */
const write = ({ leads }: Shelves, id: string, next: LeadRow | null): Promise<unknown> =>
  next ? leads.put(next) : leads.delete(id);

/** What became of a lead that was to be stored; nothing: too many wait. */
export interface Added {
  /** Stored, and in the hands of its submit. */
  row?: LeasedRow;
  /** What there is to say of the same text, which was confirmed lately, or is just being sent by somebody else. */
  earlier?: Submission;
}

/** Stores a lead and leases it to `owner` in one step: no drain can come between. The same text is the same lead. */
export const add = ({ change, now, limits, retentionMs }: OutboxContext, lead: Lead, owner: string): Promise<Added> =>
  change(async (shelves) => {
    const hash = hashOf(lead);
    const at = now();
    const { delivered } = await readLedger(shelves, lead.form, at);
    const before = delivered.find((entry) => entry.hash === hash);
    if (before) return { earlier: { verdict: { kind: 'delivered' }, saved: false, leadId: before.id } };
    const { leads } = shelves;
    const twin = (await leads.index('hash').getAll(hash)).find(isRow);
    if (twin && isLeased(twin, at) && twin.lease?.owner !== owner)
      return { earlier: { verdict: { kind: 'unreachable', reason: 'timeout' }, saved: true, leadId: twin.id } };
    // The count first: it is cheap, and counts the dead too, who take no place.
    const mayBeFull = !twin && (await leads.count()) >= limits.rows;
    if (mayBeFull && (await allRows(shelves)).filter(isWaiting).length >= limits.rows) return {};
    // Submitted again, it begins anew.
    const row = { ...(twin ?? newRow(lead, hash)), createdAt: at, retentionMs, givenUpAt: undefined };
    return { row: await lease(shelves, row, owner, at) };
  });

/**
 * Leases a row to a drain: compare and set in one transaction, so two drains never get the same row.
 * null: it is not to be had. A number: its form has sent enough until then.
 */
export const claimRow = (
  context: OutboxContext,
  id: string,
  owner: string,
  insistence: number,
): Promise<LeasedRow | number | null> =>
  context.at(id, async (shelves) => {
    const row = await shelves.leads.get(id);
    if (!isRow(row) || !isClaimable(context, row, owner, insistence)) return null;
    const now = context.now();
    const { sent } = await readLedger(shelves, row.form, now);
    const oldest = sent.at(-context.limits.sendsPerMinute);
    return oldest ? oldest.at + RATE_WINDOW_MS : lease(shelves, row, owner, now);
  });

/**
 * Writes a verdict down, if the row is still the owner's. The only place where an unsent lead is deleted.
 * @returns whether the row is still to be sent
 */
export const settleRow = (
  context: OutboxContext,
  leased: LeasedRow,
  verdict: Verdict,
  isReplay: boolean,
): Promise<boolean> =>
  context.at(leased.id, async (shelves) => {
    const row = await shelves.leads.get(leased.id);
    // Removed by the visitor meanwhile, or another owner has it, whose verdict counts.
    if (row?.lease?.owner !== leased.lease.owner) return isTried(row);
    const next = settled(context, row, verdict, isReplay);
    await write(shelves, row.id, next);
    if (verdict.kind === 'delivered') {
      await enter(shelves, 'delivered', row, context.now());
      await enter(shelves, 'untold', { ...row, hash: '' }, context.now());
    }
    return isTried(next);
  });

/** Whether time alone moves a row on: only what the service has refused, or is of a form that this build does not know. */
const isOverdue = (row: LeadRow, context: OutboxContext, now: number) =>
  !isSendable(row, context) && !isLeased(row, now) && msLeft(row, now, context) <= 0;

/** Gives up and erases what cannot be tried and has been kept long enough. @returns the other rows */
export const prune = (context: OutboxContext): Promise<LeadRow[]> =>
  context.change(async (shelves) => {
    const now = context.now();
    const others: LeadRow[] = [];
    for (const row of await allRows(shelves)) {
      if (isOverdue(row, context, now)) {
        const isDead = row.state === 'refused' || row.state === 'expired';
        await write(shelves, row.id, isDead ? null : { ...row, state: 'expired', lease: null, givenUpAt: now });
        // Whoever reads the list now comes after this transaction.
        context.announce(changedMessage());
      } else others.push(row);
    }
    return others;
  });
