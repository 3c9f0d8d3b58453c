import { RETENTION_MS } from '#outbox/policy.ts';
import { openOffice } from '#outbox/office/office.ts';
import { openOutbox, type Outbox } from '#outbox/outbox.ts';
import { OUTBOX_CHANNEL } from '#protocol/outbox/outbox-names.ts';

/** How long a background drain may take; Chromium ends the event after about three minutes. */
const DRAIN_MS = 120_000;

declare global {
  /** The type libraries lack Background Sync. */
  interface ServiceWorkerGlobalScopeEventMap {
    sync: Event & { readonly tag: string; waitUntil: (work: Promise<unknown>) => void };
  }
}

let opened: Outbox | null = null;

/** To the tabs; where the browser refuses it, they see by themselves what is stored. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(OUTBOX_CHANNEL);
  } catch {
    return null;
  }
}

/** The outbox as the worker sees it: the same rows as the pages', and their lock. */
export function workerOutbox(): Outbox {
  if (opened) return opened;
  opened = openOutbox({
    now: () => Date.now(),
    random: () => Math.random(),
    fetch: (input, init) => fetch(input, init),
    // Safari has Web Locks from 15.4 on, other browsers with workers for longer; types say always.
    locks: navigator.locks ?? null,
    indexedDB,
    fallback: null,
    endpoints: __FORM_ENDPOINTS__,
    office: __OFFICE__ && openOffice(__OFFICE__),
    channel: openChannel(),
    owner: crypto.randomUUID(),
    via: 'worker',
    // Whether this is a shared tablet only the page knows; each row says it.
    retentionMs: RETENTION_MS,
  });
  return opened;
}

/**
 * Sends what waits, for two minutes at most.
 * @throws {Error} while rows remain that may soon be delivered, so that the browser tries again
 */
export async function drainOnSync(outbox: Pick<Outbox, 'drain'>, now = Date.now()): Promise<void> {
  const { pending } = await outbox.drain('sync', now + DRAIN_MS);
  if (pending > 0) throw new Error(`${pending} leads still wait`);
}
