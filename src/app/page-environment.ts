import { RETENTION_MS } from '#outbox/limits.ts';
import { openOutbox, type Outbox } from '#outbox/outbox.ts';
import { newLeadId } from '#outbox/lead.ts';
import { parseOutboxMessage, type OutboxMessage } from '#protocol/outbox-messages.ts';
import { OUTBOX_CHANNEL, OUTBOX_SYNC_TAG } from '#protocol/outbox-names.ts';
import { showOutboxMessage } from '#features/outbox-status/outbox-status-store.ts';
import { isKiosk, KIOSK_RETENTION_MS } from './kiosk.ts';

interface SyncManager {
  register: (tag: string) => Promise<void>;
}

/** Chromium's Background Sync, where there is a worker for it: a bonus that everything works without. */
function requestSync(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.ready
    .then((registration: ServiceWorkerRegistration & { sync?: SyncManager }) =>
      registration.sync?.register(OUTBOX_SYNC_TAG),
    )
    .catch(() => {
      // Not allowed or not there: the page sends by itself.
    });
}

/** Storage of a browser that may refuse even to be asked (blocked cookies). */
function fallback(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function database(): IDBFactory | null {
  try {
    return window.indexedDB ?? null;
  } catch {
    return null;
  }
}

/** In-app browsers lack it or have the name and nothing behind it; where cookies are blocked, making one throws. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(OUTBOX_CHANNEL);
  } catch {
    return null;
  }
}

/** The outbox of this page, with the browser's own clock, network, storage and channel. */
export function openPageOutbox(): Outbox {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = parseOutboxMessage(data);
    if (message) showOutboxMessage(message);
  });
  let isKept = false;
  return openOutbox({
    now: () => Date.now(),
    random: () => Math.random(),
    fetch: (...request) => fetch(...request),
    locks: navigator.locks ?? null,
    indexedDB: database(),
    fallback: fallback(),
    endpoints: __FORM_ENDPOINTS__,
    owner: newLeadId(),
    via: 'page',
    retentionMs: isKiosk() ? KIOSK_RETENTION_MS : RETENTION_MS,
    announce(message: OutboxMessage) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origins
      channel?.postMessage(message);
      showOutboxMessage(message);
    },
    onSaved() {
      requestSync();
      if (isKept) return;
      isKept = true;
      // Asked once something is worth keeping; some browsers ask the visitor, and a refusal changes nothing.
      navigator.storage?.persist?.().catch(() => {});
    },
  });
}
