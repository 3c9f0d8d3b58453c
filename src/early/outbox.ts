import { openOffice } from '#outbox/office/office.ts';
import type { OfficeReceiver } from '#outbox/deliver.ts';
import { newLeadId } from '#outbox/lead.ts';
import { RETENTION_MS } from '#outbox/policy.ts';
import { openOutbox, type Outbox } from '#outbox/outbox.ts';
import type { FormKey } from '#protocol/outbox/forms.ts';
import { OUTBOX_CHANNEL, OUTBOX_SYNC_TAG } from '#protocol/outbox/outbox-names.ts';
import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import { ENDPOINTS, OFFICE_AT } from '#protocol/page/page-marks.ts';
import { isKiosk, KIOSK_RETENTION_MS } from './kiosk.ts';
import { attempt } from '#browser/attempt.ts';

/** What the document says under a name, as JSON; the build writes it there. */
const said = (name: string, otherwise: string): unknown =>
  JSON.parse(document.documentElement.getAttribute(name) ?? otherwise);

function officeOfPage(): OfficeReceiver | null {
  const endpoint = said(OFFICE_AT, 'null') as OfficeEndpoint | null;
  return endpoint && openOffice(endpoint);
}

interface SyncManager {
  register: (tag: string) => Promise<void>;
}

/** Chromium's Background Sync, where there is a worker for it: a bonus that everything works without. */
async function requestSync(): Promise<void> {
  try {
    const registration: ServiceWorkerRegistration & { sync?: SyncManager } = await navigator.serviceWorker.ready;
    await registration.sync?.register(OUTBOX_SYNC_TAG);
  } catch {
    // Not allowed, or no worker: the page sends by itself.
  }
}

/** The outbox of this page, with the browser's own clock, network, storage and channel. */
export function openPageOutbox(): Outbox {
  let isKept = false;
  return openOutbox({
    now: () => Date.now(),
    random: () => Math.random(),
    fetch: (...request) => fetch(...request),
    // In-app browsers lack some of these, or have the name and nothing behind it.
    locks: attempt(() => navigator.locks),
    indexedDB: attempt(() => window.indexedDB),
    fallback: attempt(() => window.localStorage),
    channel: attempt(() => new BroadcastChannel(OUTBOX_CHANNEL)),
    endpoints: said(ENDPOINTS, '{}') as Record<FormKey, string>,
    office: __HAS_OFFICE__ ? officeOfPage() : null,
    owner: newLeadId(),
    via: 'page',
    retentionMs: isKiosk() ? KIOSK_RETENTION_MS : RETENTION_MS,
    onSaved() {
      void requestSync();
      if (isKept) return;
      isKept = true;
      // Asked once something is worth keeping; some browsers ask the visitor, and a refusal changes nothing.
      void attempt(() => navigator.storage.persist().catch(() => {}));
    },
  });
}
