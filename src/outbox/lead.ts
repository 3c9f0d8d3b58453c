import type { FormKey } from '#protocol/forms.ts';

/** One request of a visitor, as it is kept and sent. */
export interface Lead {
  /** UUIDv4, in every copy that is ever sent, so that the receiver can discard repeats. */
  id: string;
  form: FormKey;
  /** The form's own fields. */
  fields: Readonly<Record<string, string>>;
  /** ISO 8601, UTC. */
  submittedAt: string;
  /** Which privacy notice the visitor saw. */
  noticeVersion: string;
  /** Answer to `[선택] 광고성 정보 수신 동의`; null where the form does not ask. */
  marketingConsent: boolean | null;
}

/** A UUIDv4; also outside secure contexts, where `crypto.randomUUID` is missing. */
export function newLeadId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The body that the form service receives. Everything is in the body: an unlisted header would fail the preflight. */
export const leadBody = (lead: Lead): Record<string, string> => ({
  ...lead.fields,
  lead_id: lead.id,
  submitted_at: lead.submittedAt,
  notice_version: lead.noticeVersion,
  ...(lead.marketingConsent === null ? {} : { marketing_consent: String(lead.marketingConsent) }),
});
