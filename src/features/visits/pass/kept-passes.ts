import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { BookingState } from '#protocol/office/bookings.ts';
import type { SlotId } from '#protocol/office/slots.ts';
import { slotAt } from '#features/visits/korean-time.ts';

/** A pass as this device last saw it. Nothing personal. */
export interface KeptPass {
  token: string;
  /** Slug of the development. */
  site: string;
  slot: SlotId;
  state: BookingState;
  /** When the office last said so. */
  seenAt: Date;
}

interface PassesDb extends DBSchema {
  passes: { key: string; value: KeptPass };
}

/** A pass is of use until some days after its visit. */
const KEEP_DAYS = 7;

let opened: Promise<IDBPDatabase<PassesDb>> | null = null;

function database(): Promise<IDBPDatabase<PassesDb>> {
  opened ??= openDB<PassesDb>('modelhouse-passes', 1, {
    upgrade: (db) => {
      db.createObjectStore('passes', { keyPath: 'token' });
    },
    // Whatever ends this handle, the next call opens another.
    terminated: () => {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** A pass is shown whether or not it can be kept. */
async function quietly<Value>(work: (db: IDBPDatabase<PassesDb>) => Promise<Value>): Promise<Value | null> {
  try {
    return await work(await database());
  } catch {
    return null;
  }
}

/** Keeps a pass that the office has just told of. */
export const keepPass = (pass: KeptPass): Promise<unknown> => quietly((db) => db.put('passes', pass));

export const forgetPass = (token: string): Promise<unknown> => quietly((db) => db.delete('passes', token));

export const keptPass = async (token: string): Promise<KeptPass | null> =>
  (await quietly((db) => db.get('passes', token))) ?? null;

/** The passes of a development that this device keeps, in the order of their visits; forgets those that are long over. */
export const keptPasses = async (site: string, now = new Date()): Promise<KeptPass[]> => {
  const oldest = slotAt(new Date(now.getTime() - KEEP_DAYS * 86_400_000));
  const all = (await quietly((db) => db.getAll('passes'))) ?? [];
  const isOver = ({ slot }: KeptPass) => slot < oldest;
  await Promise.all(all.filter(isOver).map(({ token }) => forgetPass(token)));
  return all.filter((pass) => pass.site === site && !isOver(pass)).sort((a, b) => (a.slot < b.slot ? -1 : 1));
};
