import type { FormKey } from '#protocol/forms.ts';
import { RATE_WINDOW_MS, SAME_LEAD_MS } from './limits.ts';
import type { LeadRow } from './row.ts';
import type { Shelves } from './store.ts';

interface Entry {
  id: string;
  hash: string;
  at: number;
}

/** What was lately sent and delivered of one form, over all tabs and the worker. */
export interface Ledger {
  form: FormKey;
  /** A form takes only so many a minute. */
  sent: Entry[];
  /** The same text is not sent again. */
  delivered: Entry[];
  /** Delivered, and its visitor has not seen that yet (confirmations.ts). Kept without the hash of what was typed. */
  untold: Entry[];
}

/** The ledger without what counts no longer. A time far ahead is a clock that was put back. */
export async function readLedger({ ledgers }: Shelves, form: FormKey, now: number): Promise<Ledger> {
  const stored = await ledgers.get(form);
  const recent = (entries: Entry[] = [], windowMs: number) => entries.filter(({ at }) => Math.abs(now - at) < windowMs);
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
  shelves: Shelves,
  list: 'sent' | 'delivered' | 'untold',
  row: LeadRow,
  now: number,
): Promise<void> {
  const ledger = await readLedger(shelves, row.form, now);
  ledger[list] = [...ledger[list], { id: row.id, hash: row.hash, at: now }].slice(-LONGEST);
  await shelves.ledgers.put(ledger);
}
