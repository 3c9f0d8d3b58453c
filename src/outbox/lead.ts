import { VISIT_TOKEN } from '#protocol/office/bookings.ts';
import type { FormKey } from '#protocol/outbox/forms.ts';
import type { Origin } from '#protocol/outbox/origin.ts';

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
  /** Answer to `[필수] 개인정보 수집·이용 동의`; null where the form does not ask. Leads of older builds lack these three. */
  consent?: boolean | null;
  /** Slug of the development that it is about. */
  site?: string;
  /** Path of the page that it was written on, without query and hash. */
  page?: string;
  /** Where its visit came from. */
  origin?: Origin;
}

const randomDigit = () => Math.floor(Math.random() * 16).toString(16);

/** A UUIDv4. Outside secure contexts, where `crypto.randomUUID` is missing, it is unlike any other, but no secret. */
export function newLeadId(): string {
  try {
    return crypto.randomUUID();
  } catch {
    return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, randomDigit);
  }
}

/**
 * What makes two leads the same: development, form, fields and consent, not their ids or times. An FNV hash of 64 bits:
 * among 200 waiting texts none meet by chance. Synchronous, unlike `crypto.subtle`, which insecure contexts lack besides.
 */
export function hashOf({ form, fields, marketingConsent, site }: Lead): string {
  let hash = 0n;
  // Not of a visit's token, which is new whenever a time is chosen.
  const text = JSON.stringify([form, { ...fields, [VISIT_TOKEN]: undefined }, marketingConsent, site]);
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return `${hash}`;
}
