import { RATE_WINDOW_MS, SAME_LEAD_MS } from '#outbox/policy.ts';
import type { CopyForm } from '#outbox/receivers.ts';
import type { LeadRow } from '#outbox/row.ts';
import { isVisitToken, VISIT_ANSWERS, type VisitAnswer, type WantedVisit } from '#protocol/office/bookings.ts';
import { isSlotId } from '#protocol/office/slots.ts';
import { FORM_KEYS, type FormKey } from '#protocol/outbox/forms.ts';
import type { Ledger, LedgerEntry, ObjectStores, Transact } from './types.ts';

/**
 * The entries of a stored list, which another build or, in localStorage, anybody may have written: what is none goes, and
 * what is further away than `windowMs`. A time far ahead is a clock that was put back.
 */
const entriesOf = (list: unknown, now = 0, windowMs = Infinity): LedgerEntry[] =>
  Array.isArray(list)
    ? list.filter(
        (entry: Partial<LedgerEntry> | null) =>
          typeof entry?.id === 'string' && typeof entry.at === 'number' && Math.abs(now - entry.at) < windowMs,
      )
    : [];

/** The ledger without what counts no longer. */
export async function readLedger({ ledgers }: ObjectStores, form: CopyForm, now: number): Promise<Ledger> {
  const stored = await ledgers.get(form);
  return {
    ...stored,
    form,
    sent: entriesOf(stored?.sent, now, RATE_WINDOW_MS),
    delivered: entriesOf(stored?.delivered, now, SAME_LEAD_MS),
    untold: entriesOf(stored?.untold),
  };
}

/** More than a list ever needs, so that no flood of leads makes it long. */
const LONGEST = 200;

/** Enters a lead, or a copy of it, in one of the lists. */
export async function enter(
  stores: ObjectStores,
  list: 'sent' | 'delivered' | 'untold',
  {
    id,
    form,
    hash,
    visit,
    wanted,
  }: Pick<LeadRow, 'id' | 'form' | 'hash'> & {
    visit?: VisitAnswer | undefined;
    wanted?: WantedVisit | null;
  },
  now: number,
): Promise<void> {
  const ledger = await readLedger(stores, form, now);
  ledger[list] = [...ledger[list], { id, hash, at: now, ...(visit && { visit, wanted }) }].slice(-LONGEST);
  await stores.ledgers.put(ledger);
}

/** A lead that was delivered, and whose visitor has not seen so yet. Nothing of it is personal. */
export interface Confirmation {
  id: string;
  form: FormKey;
  /** When the service confirmed, in milliseconds since 1970. */
  at: number;
  /** What the office made of the visit that it asked for. */
  visit?: VisitAnswer | undefined;
  /** That visit; older builds did not write it down. */
  wanted?: WantedVisit | undefined;
}

/** What was written down of a visit, by whichever build. */
const wantedOf = (wanted: LedgerEntry['wanted']): WantedVisit | undefined =>
  wanted && isSlotId(wanted.slot) && isVisitToken(wanted.token) ? wanted : undefined;

/** Longer than any retention: who comes back later than this no longer waits for an answer. */
const CONFIRMATION_MS = 30 * 86_400_000;

/** What is still to be shown, oldest first, without what is too old for that. Rejects when nothing can be read. */
export const readConfirmations = (transact: Transact, now: number): Promise<Confirmation[]> =>
  transact(async ({ ledgers }) => {
    const all: Confirmation[] = [];
    for (const form of FORM_KEYS) {
      const untold = entriesOf((await ledgers.get(form))?.untold, now, CONFIRMATION_MS);
      all.push(
        ...untold.map(({ id, at, visit, wanted }) => ({
          id,
          form,
          at,
          visit: VISIT_ANSWERS.find((one) => one === visit),
          wanted: wantedOf(wanted),
        })),
      );
    }
    return all.sort((a, b) => a.at - b.at);
  });

/** Writes down that the visitor has seen these. Rejects when the storage cannot be written. */
export const markSeen = (transact: Transact, seen: readonly Pick<Confirmation, 'id' | 'form'>[]): Promise<void> =>
  transact(async ({ ledgers }) => {
    const ids = new Set(seen.map(({ id }) => id));
    for (const form of new Set(seen.map((one) => one.form))) {
      const ledger = await ledgers.get(form);
      if (ledger)
        await ledgers.put({ ...ledger, form, untold: entriesOf(ledger.untold).filter(({ id }) => !ids.has(id)) });
    }
  });
