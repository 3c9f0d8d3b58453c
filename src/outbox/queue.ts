import type { FormKey } from '#protocol/forms.ts';
import type { OutboxEnvironment } from './environment.ts';
import type { Lead } from './lead.ts';
import { hashOf } from './lead-hash.ts';
import { EXPIRY_ATTEMPTS, RATE_WINDOW_MS, SAME_LEAD_MS, type Limits } from './limits.ts';
import { dueAt, isBlocked, isRow, isWaiting, leaseEnd, leaseTo, type LeadRow } from './row.ts';
import { settled, type Audience } from './settlement.ts';
import { allRows } from './storage.ts';
import type { Ledger, Shelves, Step } from './store.ts';
import type { Verdict } from './verdict.ts';

const newRow = ({ id, form, ...payload }: Lead, hash: string, now: number): LeadRow => ({
  v: 1,
  id,
  form,
  payload,
  hash,
  state: 'queued',
  attempts: 0,
  unparsed: 0,
  createdAt: now,
  nextAt: now,
  lease: null,
  last: null,
});

/** The sends of the last minute. Times of the future are a clock that was put back. */
const recentSends = ({ sent }: Ledger, now: number): number[] =>
  sent.filter((at) => at > now - RATE_WINDOW_MS && at <= now);

const ledgerOf = async ({ ledgers }: Shelves, form: FormKey): Promise<Ledger> =>
  (await ledgers.get(form)) ?? { form, sent: [], delivered: [] };

async function lease(shelves: Shelves, row: LeadRow, owner: string, now: number): Promise<LeadRow> {
  const leased = leaseTo(row, owner, now);
  await shelves.leads.put(leased);
  const ledger = await ledgerOf(shelves, row.form);
  await shelves.ledgers.put({ ...ledger, sent: [...recentSends(ledger, now), now] });
  return leased;
}

export type Added =
  /** Stored, and in the hands of its submit. */
  | { kind: 'claimed'; row: LeadRow }
  /** The same text is being sent by another tab or a drain right now. */
  | { kind: 'held'; id: string }
  /** The same text was confirmed within the last ten minutes. */
  | { kind: 'delivered'; id: string }
  | { kind: 'full' };

/** Stores a lead and leases it to `owner` in one step: no drain can come between. The same text is the same lead. */
export const add =
  (lead: Lead, owner: string, now: number, limits: Limits): Step<Added> =>
  async (shelves) => {
    const hash = hashOf(lead);
    const { delivered } = await ledgerOf(shelves, lead.form);
    const before = delivered.find((entry) => entry.hash === hash && Math.abs(now - entry.at) < SAME_LEAD_MS);
    if (before) return { kind: 'delivered', id: before.id };
    const { leads } = shelves;
    const twin = (await leads.index('hash').getAll(hash)).find(isRow);
    if (twin && twin.lease?.owner !== owner && leaseEnd(twin, now) !== null) return { kind: 'held', id: twin.id };
    if (
      !twin &&
      (await leads.count()) >= limits.rows &&
      (await allRows(shelves)).filter(isWaiting).length >= limits.rows
    )
      return { kind: 'full' };
    return { kind: 'claimed', row: await lease(shelves, twin ?? newRow(lead, hash, now), owner, now) };
  };

export interface Claim {
  owner: string;
  now: number;
  /** From 0, only what is due, to 4, everything but what the service refused: see `INSISTENCE`. */
  insistence: number;
  /** The claimant holds the lock, so leases of other lock holders are of the dead. */
  holdsLock: boolean;
  sendsPerMinute: number;
}

/** Why a drain starts, by how much it insists. */
export const INSISTENCE = {
  /** Only what is due. */
  timer: 0,
  /** Also what its backoff holds back. */
  pageshow: 1,
  visible: 1,
  sync: 1,
  /** Also what was answered by something that is not the service: that may have been this network's sign-in page. */
  online: 2,
  /** Also what waits for the owner to mend form or plan. */
  start: 3,
  /** Also what has expired. */
  visitor: 4,
} as const;

/** Begins the owner's name in the leases of drains under the lock. */
export const LOCKED = 'lock:';

export function isClaimable(row: LeadRow, { owner, now, insistence, holdsLock }: Claim): boolean {
  if (row.state === 'refused') return false;
  if (row.state === 'expired') return insistence >= INSISTENCE.visitor;
  if (row.state === 'unknown') return insistence >= INSISTENCE.online;
  if (leaseEnd(row, now) !== null)
    return row.lease?.owner === owner || (holdsLock && !!row.lease?.owner.startsWith(LOCKED));
  return (
    row.state === 'sending' ||
    dueAt(row, now) <= now ||
    insistence >= (isBlocked(row) ? INSISTENCE.start : INSISTENCE.visible)
  );
}

/**
 * Leases a row to a drain: compare and set in one transaction, so two drains never get the same row.
 * null: it is not to be had. A number: its form has sent enough until then.
 */
export const claimRow =
  (id: string, claim: Claim): Step<LeadRow | number | null> =>
  async (shelves) => {
    const row = await shelves.leads.get(id);
    if (!isRow(row) || !isClaimable(row, claim)) return null;
    const sends = recentSends(await ledgerOf(shelves, row.form), claim.now);
    const oldest = sends[sends.length - claim.sendsPerMinute];
    return oldest === undefined ? lease(shelves, row, claim.owner, claim.now) : oldest + RATE_WINDOW_MS;
  };

/** What became of a settled row. `gone`: removed meanwhile; `taken`: another owner has it, whose verdict counts. */
export type Settled = 'gone' | 'taken' | 'ended' | 'kept';

/** Writes a verdict down, if the row is still the owner's. The only place where an unsent lead is deleted. */
export const settleRow =
  (id: string, owner: string, verdict: Verdict, audience: Audience, environment: OutboxEnvironment): Step<Settled> =>
  async (shelves) => {
    const { leads, ledgers } = shelves;
    const row = await leads.get(id);
    if (row?.lease?.owner !== owner) return row ? 'taken' : 'gone';
    const next = settled(row, verdict, audience, environment);
    if (next) {
      await leads.put(next);
      return 'kept';
    }
    await leads.delete(id);
    if (verdict.kind === 'delivered') {
      const ledger = await ledgerOf(shelves, row.form);
      const at = environment.now();
      const recent = ledger.delivered.filter((entry) => Math.abs(at - entry.at) < SAME_LEAD_MS);
      await ledgers.put({ ...ledger, delivered: [...recent, { hash: row.hash, id, at }] });
    }
    return 'ended';
  };

/** The row as time has made it; null: to be erased. */
function aged(row: LeadRow, now: number, retention: number): LeadRow | null {
  const nextAt = now + retention;
  const isTried = isWaiting(row) || row.state === 'unknown';
  if (isTried && now - row.createdAt > retention && row.attempts >= EXPIRY_ATTEMPTS && leaseEnd(row, now) === null)
    return { ...row, state: 'expired', lease: null, nextAt };
  if (isWaiting(row)) return row;
  // A clock that was put back, or a device that became a kiosk: never longer than the retention from now.
  if (row.nextAt > nextAt) return { ...row, nextAt };
  return row.nextAt > now ? row : null;
}

/** Expires by age and attempts, erases what has been dead for the retention, and returns what is left. */
export const prune =
  (now: number, retention: number): Step<LeadRow[]> =>
  async (shelves) => {
    const { leads } = shelves;
    const left: LeadRow[] = [];
    for (const row of await allRows(shelves)) {
      const next = aged(row, now, retention);
      if (!next) await leads.delete(row.id);
      else if (next !== row) await leads.put(next);
      if (next) left.push(next);
    }
    return left;
  };
