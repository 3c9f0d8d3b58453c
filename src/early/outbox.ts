import { newLeadId } from '#outbox/lead.ts';
import { RETENTION_MS } from '#outbox/limits.ts';
import { openOutbox, type Outbox } from '#outbox/outbox.ts';
import type { FormKey } from '#protocol/forms.ts';
import { OUTBOX_EVENT } from '#protocol/outbox-messages.ts';
import { OUTBOX_CHANNEL, OUTBOX_SYNC_TAG } from '#protocol/outbox-names.ts';
import { ENDPOINTS } from '#protocol/page-marks.ts';
import { isKiosk, KIOSK_RETENTION_MS } from './kiosk.ts';
import { attempt } from '#ui/attempt.ts';

interface SyncManager {
  register: (tag: string) => Promise<void>;
}

/** Chromium's Background Sync, where there is a worker for it: a bonus that everything works without. */
function requestSync(): void {
  void attempt(() =>
    navigator.serviceWorker.ready
      .then((registration: ServiceWorkerRegistration & { sync?: SyncManager }) =>
        registration.sync?.register(OUTBOX_SYNC_TAG),
      )
      // Not allowed: the page sends by itself.
      .catch(() => {}),
  );
}

/** As it came: whoever shows it reads it with care. */
const tellPage = (message: unknown) => dispatchEvent(new CustomEvent(OUTBOX_EVENT, { detail: message }));

/** The outbox of this page, with the browser's own clock, network, storage and channel. */
export function openPageOutbox(): Outbox {
  // In-app browsers lack some of these, or have the name and nothing behind it.
  const channel = attempt(() => new BroadcastChannel(OUTBOX_CHANNEL));
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => tellPage(data));
  let isKept = false;
  return openOutbox({
    now: () => Date.now(),
    random: () => Math.random(),
    fetch: (...request) => fetch(...request),
    locks: attempt(() => navigator.locks),
    indexedDB: attempt(() => window.indexedDB),
    fallback: attempt(() => window.localStorage),
    endpoints: JSON.parse(document.documentElement.getAttribute(ENDPOINTS) ?? '{}') as Record<FormKey, string>,
    owner: newLeadId(),
    via: 'page',
    retentionMs: isKiosk() ? KIOSK_RETENTION_MS : RETENTION_MS,
    announce(message) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origins
      attempt(() => channel?.postMessage(message));
      tellPage(message);
    },
    onSaved() {
      requestSync();
      if (isKept) return;
      isKept = true;
      // Asked once something is worth keeping; some browsers ask the visitor, and a refusal changes nothing.
      void attempt(() => navigator.storage.persist().catch(() => {}));
    },
  });
}
