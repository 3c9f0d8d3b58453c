import type { Worker } from 'playwright/test';
import { OUTBOX_SYNC_TAG } from '#protocol/outbox/outbox-names.ts';
import { WORKER_ADDRESS } from '#protocol/worker/worker-address.ts';
import { expect, type Page } from '#e2e/support/site.ts';

declare global {
  /** In the worker: how its sync events ended. */
  var syncEnds: string[] | undefined;
}

export interface WorkerControl {
  /** Fires a sync event as the browser does; `lastChance`: it says that it will not come again. */
  sync(how?: { lastChance: boolean }): Promise<unknown>;
  /** How the sync events ended until now: `done`, or the error that each rejected with. */
  syncEnds(): Promise<string[]>;
  /** Ends the worker wherever it is. Not during an event of `sync`: Chromium would end with it. */
  stop(): Promise<unknown>;
}

interface ExtendableEventClass {
  prototype: Event & { waitUntil: (work: Promise<unknown>) => void };
}

/** CDP does not tell how a sync event ended. */
const watchSyncEnds = (worker: Worker) =>
  worker.evaluate(() => {
    globalThis.syncEnds = [];
    const { prototype } = (globalThis as unknown as { ExtendableEvent: ExtendableEventClass }).ExtendableEvent;
    const { waitUntil } = prototype;
    prototype.waitUntil = function listen(work) {
      if (this.type === 'sync')
        work.then(
          () => globalThis.syncEnds?.push('done'),
          (error: unknown) => globalThis.syncEnds?.push(String(error)),
        );
      return waitUntil.call(this, work);
    };
  });

/** The hands on the site's worker, once it stands. `page` may be any page of the site's origin. */
export async function controlWorker(page: Page): Promise<WorkerControl> {
  const context = page.context();
  const { origin } = new URL(page.url());
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const cdp = await context.newCDPSession(page);
  const registrations: { registrationId: string; isDeleted: boolean }[] = [];
  cdp.on('ServiceWorker.workerRegistrationUpdated', (event) => void registrations.push(...event.registrations));
  await cdp.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const registrationId = registrations.findLast(({ isDeleted }) => !isDeleted)?.registrationId ?? '';
  const worker = () => {
    const found = context.serviceWorkers().find((one) => one.url() === origin + WORKER_ADDRESS);
    if (!found) throw new Error('the worker is not there');
    return found;
  };
  await watchSyncEnds(worker());
  return {
    sync: ({ lastChance } = { lastChance: false }) =>
      cdp.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: OUTBOX_SYNC_TAG, lastChance }),
    syncEnds: async () => (await worker().evaluate(() => globalThis.syncEnds)) ?? [],
    stop: () => cdp.send('ServiceWorker.stopAllWorkers'),
  };
}
