import { randomUUID } from 'node:crypto';
import type { LeadRow } from '#outbox/row.ts';
import { OUTBOX_DATABASE, OUTBOX_LEADS } from '#protocol/outbox/outbox-names.ts';
import { readStore } from './browser-database.ts';
import { expect, type Page } from './site.ts';

/** The version of a database that was opened without one. */
export const DATABASE_VERSION = 1;

/** A row as a tab leaves it behind that could not reach the service. */
export function waitingRow(more: Partial<LeadRow> = {}): LeadRow {
  const id = randomUUID();
  const now = Date.now();
  return {
    v: 1,
    id,
    form: 'customer',
    payload: {
      id,
      form: 'customer',
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
    last: { kind: 'unreachable', reason: 'network' },
    ...more,
  };
}

/** What stands in the page's browser, read past the outbox; nothing where there is no database yet. */
export const readRows = (page: Page): Promise<LeadRow[]> => readStore(page, OUTBOX_DATABASE, OUTBOX_LEADS);

/** Waits until the page has made every attempt whose time has come, by its own clock, and has its answer. */
export const untilNothingIsDue = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const now = await page.evaluate(() => Date.now());
      return (await readRows(page)).filter(({ nextAt, lease }) => nextAt <= now || lease);
    })
    .toEqual([]);

/** Puts rows into the database of a page, once its outbox has made it. */
export async function storeRows(page: Page, rows: LeadRow[]): Promise<void> {
  const versions = () => page.evaluate(async () => (await indexedDB.databases()).map(({ version }) => version));
  await expect.poll(versions).toEqual([DATABASE_VERSION]);
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
    { database: OUTBOX_DATABASE, store: OUTBOX_LEADS, rows },
  );
}
