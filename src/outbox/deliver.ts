import type { FormKey } from '#protocol/outbox/forms.ts';
import type { Lead } from './lead.ts';
import { timeoutSignal } from './time-limit.ts';
import { judge, type Verdict } from './verdict.ts';

/** How long one attempt may take, headers and body together. */
export const DELIVERY_TIMEOUT_MS = 15_000;

/** Who sends: a page, or the service worker. */
export type Sender = 'page' | 'worker';

export interface DeliveryOptions {
  endpoints: Readonly<Record<FormKey, string>>;
  fetch: typeof fetch;
  via: Sender;
}

/** `2026-11-22 19:55:33 (KST)`, for whoever reads a lead where it arrives. Swedish writes a time so. */
const koreanTime = (time: string) => `${new Date(time).toLocaleString('sv', { timeZone: 'Asia/Seoul' })} (KST)`;

/**
 * Sends one copy of a lead, its `attempt`-th, counted from 1, and judges the answer. Never throws.
 * `isReplay`: it was called saved before, so no visitor waits for a refusal.
 * `keepalive` lets the request outlive a closed tab; a redirect would turn the POST into a GET, so it is an error.
 */
export async function deliver(
  { endpoints, fetch, via }: DeliveryOptions,
  lead: Lead,
  attempt: number,
  isReplay: boolean,
): Promise<Verdict> {
  const signal = timeoutSignal(DELIVERY_TIMEOUT_MS);
  try {
    const response = await fetch(endpoints[lead.form], {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      // All that we add is in the body: an unlisted header would fail the preflight.
      body: JSON.stringify({
        ...lead.fields,
        lead_id: lead.id,
        site: lead.site,
        form: lead.form,
        page: lead.page,
        submitted_at: lead.submittedAt,
        submitted_at_kst: koreanTime(lead.submittedAt),
        notice_version: lead.noticeVersion,
        consent: lead.consent?.toString(),
        marketing_consent: lead.marketingConsent?.toString(),
        attempt: `${attempt}`,
        via,
      }),
      keepalive: true,
      redirect: 'error',
      signal,
    });
    return judge(response.status, await response.text(), isReplay);
  } catch {
    // Whether offline, refused, cut or without CORS headers: the browser tells them apart only by the clock.
    return { kind: 'unreachable', reason: signal.aborted ? 'timeout' : 'network' };
  }
}
