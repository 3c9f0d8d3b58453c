import { RATE_WINDOW_MS, SAME_LEAD_MS } from '#outbox/policy.ts';
import type { LeadRow } from '#outbox/row.ts';
import { FORM_KEYS, type FormKey } from '#protocol/outbox/forms.ts';
import type { Ledger, LedgerEntry, ObjectStores, Transact } from './types.ts';

/** The ledger without what counts no longer. A time far ahead is a clock that was put back. */
export async function readLedger({ ledgers }: ObjectStores, form: FormKey, now: number): Promise<Ledger> {
  const stored = await ledgers.get(form);
  const recent = (entries: LedgerEntry[] = [], windowMs: number) =>
    entries.filter(({ at }) => Math.abs(now - at) < windowMs);
  return {
    ...stored,
    form,
    sent: recent(stored?.sent, RATE_WINDOW_MS),
    delivered: recent(stored?.delivered, SAME_LEAD_MS),
    untold: stored?.untold ?? [],
  };
}

/** More than a list ever needs, so that no flood of leads makes it long. */
const LONGEST = 200;

/** Enters a row in one of the lists. */
export async function enter(
  stores: ObjectStores,
  list: 'sent' | 'delivered' | 'untold',
  row: LeadRow,
  now: number,
): Promise<void> {
  const ledger = await readLedger(stores, row.form, now);
  ledger[list] = [...ledger[list], { id: row.id, hash: row.hash, at: now }].slice(-LONGEST);
  await stores.ledgers.put(ledger);
}

/** A lead that was delivered, and whose visitor has not seen so yet. Nothing of it is personal. */
export interface Confirmation {
  id: string;
  form: FormKey;
  /** When the service confirmed, in milliseconds since 1970. */
  at: number;
}

/** Longer than any retention: who comes back later than this no longer waits for an answer. */
const CONFIRMATION_MS = 30 * 86_400_000;

/** What one form's ledger holds, which another build or, in localStorage, anybody may have written. */
async function confirmationsOf({ ledgers }: ObjectStores, form: FormKey): Promise<Confirmation[]> {
  const stored: unknown = (await ledgers.get(form))?.untold;
  const entries: { id?: unknown; at?: unknown }[] = Array.isArray(stored) ? stored : [];
  return entries.flatMap(({ id, at }) => (typeof id === 'string' && typeof at === 'number' ? { id, form, at } : []));
}

/** What is still to be shown, oldest first, without what is too old for that. Rejects when nothing can be read. */
export const readConfirmations = (transact: Transact, now: number): Promise<Confirmation[]> =>
  transact(async (stores) => {
    const all: Confirmation[] = [];
    for (const form of FORM_KEYS) all.push(...(await confirmationsOf(stores, form)));
    return all.filter(({ at }) => Math.abs(now - at) < CONFIRMATION_MS).sort((a, b) => a.at - b.at);
  });

/** Writes down that the visitor has seen these. Rejects when the storage cannot be written. */
export const markSeen = (transact: Transact, seen: readonly Pick<Confirmation, 'id' | 'form'>[]): Promise<void> =>
  transact(async ({ ledgers }) => {
    const ids = new Set(seen.map(({ id }) => id));
    for (const form of new Set(seen.map((one) => one.form))) {
      const ledger = await ledgers.get(form);
      if (Array.isArray(ledger?.untold))
        await ledgers.put({ ...ledger, untold: ledger.untold.filter(({ id }) => !ids.has(id)) });
    }
  });
