import { randomUUID } from 'node:crypto';
import type { LeadRow } from '#outbox/row.ts';
import { OUTBOX_DATABASE, OUTBOX_LEADS } from '#protocol/outbox-names.ts';
import { expect, type Page } from './site.ts';

/** A row as a tab leaves it behind that could not reach the service. */
export function waitingRow(more: Partial<LeadRow> = {}): LeadRow {
  const id = randomUUID();
  const form = more.form ?? 'customer';
  const now = Date.now();
  const lead = {
    id,
    form,
    fields: { name: '홍길동', phone: '010-1234-5678', message: '' },
    submittedAt: new Date(now).toISOString(),
    noticeVersion: '2026-11-01',
    marketingConsent: false,
  };
  return {
    v: 1,
    id,
    form,
    payload: lead,
    hash: id,
    state: 'queued',
    attempts: 1,
    unparsed: 0,
    createdAt: now,
    // Nobody's timer may be quicker than what a test sets off.
    nextAt: now + 600_000,
    lease: null,
    last: null,
    ...more,
  };
}

/** A row that another tab is sending just now. */
export function sendingRow(more: Partial<LeadRow> = {}): LeadRow {
  const nextAt = Date.now() + 55_000;
  const lease = { owner: 'another tab', until: nextAt };
  return waitingRow({ state: 'sending', nextAt, lease, ...more });
}

const NAMES = { database: OUTBOX_DATABASE, store: OUTBOX_LEADS };

/** What stands in the page's browser, read past the outbox; nothing where there is no database yet. */
export const readRows = (page: Page): Promise<LeadRow[]> =>
  page.evaluate(async ({ database: name, store }) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error as Error));
      });
    // Whoever opens a database that is not there makes an empty one.
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return [];
    const database = await asked(indexedDB.open(name));
    try {
      return await asked(database.transaction(store).objectStore(store).getAll() as IDBRequest<LeadRow[]>);
    } finally {
      database.close();
    }
  }, NAMES);

/** Puts rows into the database of a page, once its outbox has made it. */
export async function storeRows(page: Page, rows: LeadRow[]): Promise<void> {
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).toContain(OUTBOX_DATABASE);
  await page.evaluate(
    async ({ database: name, store, rows: given }) => {
      const opening = indexedDB.open(name);
      await new Promise((resolve, reject) => {
        opening.addEventListener('success', resolve);
        opening.addEventListener('error', reject);
      });
      const transaction = opening.result.transaction(store, 'readwrite');
      for (const row of given) transaction.objectStore(store).put(row);
      await new Promise((resolve, reject) => {
        transaction.addEventListener('complete', resolve);
        transaction.addEventListener('error', reject);
      });
      opening.result.close();
    },
    { ...NAMES, rows },
  );
}
