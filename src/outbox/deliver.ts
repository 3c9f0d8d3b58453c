import type { FormKey } from '#protocol/forms.ts';
import { leadBody, type Lead } from './lead.ts';
import { judge, type Verdict } from './verdict.ts';

/** How long one attempt may take, headers and body together. */
export const DELIVERY_TIMEOUT_MS = 15_000;

/** Who sends: a page, or the service worker. */
export type Sender = 'page' | 'worker';

export interface DeliveryOptions {
  endpoints: Readonly<Record<FormKey, string>>;
  fetch: typeof fetch;
  /** Counted from 1. */
  attempt?: number;
  via?: Sender;
  timeoutMs?: number;
}

/**
 * Sends one copy of a lead and judges the answer. Never throws.
 * `keepalive` lets the request outlive a closed tab; a redirect would turn the POST into a GET, so it is an error.
 */
export async function deliver(
  lead: Lead,
  { endpoints, fetch, attempt = 1, via = 'page', timeoutMs = DELIVERY_TIMEOUT_MS }: DeliveryOptions,
): Promise<Verdict> {
  // AbortSignal.timeout is missing in the oldest browsers that run this.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(endpoints[lead.form], {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...leadBody(lead), attempt: String(attempt), via }),
      keepalive: true,
      redirect: 'error',
      signal: abort.signal,
    });
    return judge(response.status, await response.text());
  } catch {
    // Whether offline, refused, cut or without CORS headers: the browser tells them apart only by the clock.
    return { kind: 'unreachable', reason: abort.signal.aborted ? 'timeout' : 'network' };
  } finally {
    clearTimeout(timer);
  }
}
