import type { FormKey } from '#protocol/outbox/forms.ts';
import { VISIT_SLOT, VISIT_TOKEN } from '#protocol/office/bookings.ts';
import type { Lead } from './lead.ts';
import { post } from './post.ts';
import type { Receiver } from './receivers.ts';
import type { LeadRow } from './row.ts';
import { timeoutSignal } from './time-limit.ts';
import { judge, type Verdict } from './verdict.ts';

/** How long one attempt may take, headers and body together. */
export const DELIVERY_TIMEOUT_MS = 15_000;

/** Who sends: a page, or the service worker. */
export type Sender = 'page' | 'worker';

/** What every request needs of the world. */
export interface Calls {
  fetch: typeof fetch;
  /** A number of [0, 1). */
  random: () => number;
}

/** The office as a receiver (./office/office.ts). It is handed in: a build without one has nothing of it in its pages. */
export interface OfficeReceiver {
  /** Rejects when there is no answer. */
  deliver: (calls: Calls & { signal: AbortSignal }, lead: Lead) => Promise<Verdict>;
  /** Lets the office know of a row that the form's service refused. Never throws. */
  report: (calls: Calls, row: LeadRow) => Promise<void>;
}

export interface DeliveryOptions extends Calls {
  endpoints: Readonly<Record<FormKey, string>>;
  /** Where leads go besides; null: there is no office. */
  office: OfficeReceiver | null;
  via: Sender;
}

/** One copy of a lead on its way to a receiver. */
export interface Copy {
  receiver: Receiver;
  lead: Lead;
  /** The how many-th it is, counted from 1. */
  attempt: number;
  /** It was called saved before, or others may take the lead, so no visitor waits for a refusal. */
  isReplay: boolean;
}

/** `2026-11-22 19:55:33 (KST)`, for whoever reads a lead where it arrives. Swedish writes a time so. */
const koreanTime = (time: string) => `${new Date(time).toLocaleString('sv', { timeZone: 'Asia/Seoul' })} (KST)`;

/** Rejects when there is no answer. */
async function deliverToForm(
  call: DeliveryOptions & { signal: AbortSignal },
  { lead, attempt, isReplay }: Copy,
): Promise<Verdict> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  const { status, body } = await post(call, call.endpoints[lead.form], headers, {
    // All that we add is in the body: an unlisted header would fail the preflight.
    ...lead.fields,
    ...lead.origin,
    // The office's alone.
    [VISIT_SLOT]: undefined,
    [VISIT_TOKEN]: undefined,
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
    via: call.via,
  });
  return judge(status, body, isReplay);
}

/** Sends one copy of a lead and judges the answer. Never throws. */
export async function deliver(options: DeliveryOptions, copy: Copy): Promise<Verdict> {
  const { office } = options;
  const signal = timeoutSignal(DELIVERY_TIMEOUT_MS);
  const call = { ...options, signal };
  try {
    return await (copy.receiver === 'office' && office ? office.deliver(call, copy.lead) : deliverToForm(call, copy));
  } catch {
    // Whether offline, refused, cut or without CORS headers: the browser tells them apart only by the clock.
    return { kind: 'unreachable', reason: signal.aborted ? 'timeout' : 'network' };
  }
}
