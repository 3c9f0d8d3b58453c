import { FORM_KEYS, type FormKey } from '#protocol/forms.ts';
import type { Shelves, Store } from './store.ts';

/** A lead that was delivered, and whose visitor has not seen so yet. Nothing of it is personal. */
export interface Confirmation {
  id: string;
  form: FormKey;
  /** When the service confirmed, in milliseconds since 1970. */
  at: number;
}

/** Longer than any retention: who comes back later than this no longer waits for an answer. */
const WORTH_TELLING_MS = 30 * 86_400_000;

/** What one form's ledger holds, which another build or, in the fallback, anybody may have written. */
async function untoldOf({ ledgers }: Shelves, form: FormKey): Promise<Confirmation[]> {
  const stored: unknown = (await ledgers.get(form))?.untold;
  const entries: { id?: unknown; at?: unknown }[] = Array.isArray(stored) ? stored : [];
  return entries.flatMap(({ id, at }) => (typeof id === 'string' && typeof at === 'number' ? { id, form, at } : []));
}

/** What is still to be told, oldest first; what is too old for that is forgotten. Rejects when nothing can be read. */
export const readUntold = (change: Store, now: number): Promise<Confirmation[]> =>
  change(async (shelves) => {
    const all: Confirmation[] = [];
    for (const form of FORM_KEYS) all.push(...(await untoldOf(shelves, form)));
    return all.filter(({ at }) => Math.abs(now - at) < WORTH_TELLING_MS).sort((a, b) => a.at - b.at);
  });

/** Writes down that the visitor has seen these. Rejects when the storage cannot be written. */
export const markTold = (change: Store, told: readonly Pick<Confirmation, 'id' | 'form'>[]): Promise<void> =>
  change(async ({ ledgers }) => {
    const ids = new Set(told.map(({ id }) => id));
    for (const form of new Set(told.map((one) => one.form))) {
      const ledger = await ledgers.get(form);
      if (Array.isArray(ledger?.untold))
        await ledgers.put({ ...ledger, untold: ledger.untold.filter(({ id }) => !ids.has(id)) });
    }
  });
