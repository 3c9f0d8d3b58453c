import { randomUUID } from 'node:crypto';
import type { LeadRow } from '#outbox/row.ts';
import { OUTBOX_DATABASE, OUTBOX_DATABASE_VERSION, OUTBOX_LEADS } from '#protocol/outbox-names.ts';
import { expect, type Page } from './site.ts';

/** A row as a tab leaves it behind that could not reach the service. */
export function waitingRow(more: Partial<LeadRow> = {}): LeadRow {
  const id = randomUUID();
  const now = Date.now();
  return {
    v: 1,
    id,
    form: 'customer',
    payload: {
      fields: { name: '홍길동', phone: '010-1234-5678', message: '' },
      submittedAt: new Date(now).toISOString(),
      noticeVersion: '2026-11-01',
      marketingConsent: false,
    },
    hash: id,
    state: 'queued',
    attempts: 1,
    unparsed: 0,
    createdAt: now,
    // Nobody's timer may be quicker than what a test sets off.
    nextAt: now + 600_000,
    lease: null,
    last: { kind: 'unreachable', status: null },
    ...more,
  };
}

const NAMES = { database: OUTBOX_DATABASE, store: OUTBOX_LEADS };

/** What stands in the page's browser, read past the outbox; nothing where there is no database yet. */
export const readRows = (page: Page): Promise<LeadRow[]> =>
  page.evaluate(async ({ database, store }) => {
    if (!(await indexedDB.databases()).some(({ name }) => name === database)) return [];
    return new Promise<LeadRow[]>((resolve, reject) => {
      const opening = indexedDB.open(database);
      opening.addEventListener('error', () => reject(opening.error as Error));
      opening.addEventListener('success', () => {
        const { result } = opening;
        const reading = result.transaction(store).objectStore(store).getAll() as IDBRequest<LeadRow[]>;
        reading.addEventListener('success', () => {
          result.close();
          resolve(reading.result);
        });
      });
    });
  }, NAMES);

/** Puts rows into the database of a page that has opened its outbox. */
export async function storeRows(page: Page, rows: LeadRow[]): Promise<void> {
  // Whoever opens a database that is not there makes an empty one.
  const versions = () =>
    page.evaluate(
      async ({ database }) =>
        (await indexedDB.databases()).filter(({ name }) => name === database).map((one) => one.version),
      NAMES,
    );
  await expect.poll(versions).toEqual([OUTBOX_DATABASE_VERSION]);
  await page.evaluate(
    ({ database, store, rows: given }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(opening.error as Error));
        opening.addEventListener('success', () => {
          const { result } = opening;
          const transaction = result.transaction(store, 'readwrite');
          for (const row of given) transaction.objectStore(store).put(row);
          transaction.addEventListener('complete', () => {
            result.close();
            resolve();
          });
        });
      }),
    { ...NAMES, rows },
  );
}
