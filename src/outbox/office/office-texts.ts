import type { Lead } from '#outbox/lead.ts';
import { LEAD_TEXTS, searchTexts } from '#protocol/office/lead-document.ts';

/** A stored lead may hold anything. Half a character is no text. */
const cut = (given: string | boolean | undefined, most: number) =>
  String(given ?? '')
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '');

/**
 * A lead as the office keeps it: the texts that it knows, each as long as it may be, without empty ones. Every copy is
 * the same, or the rules would take it for a change: so a lead says that it comes from a page, also where the worker sends it.
 */
export function officeTexts({ id, form, fields, ...lead }: Lead): Record<string, string> {
  const given: Record<string, string | boolean | undefined> = {
    ...fields,
    ...lead.origin,
    ...searchTexts(id, cut(fields['phone'], LEAD_TEXTS.phone)),
    form,
    page: lead.page,
    via: 'page',
    submitted_at: lead.submittedAt,
    notice_version: lead.noticeVersion,
    consent: lead.consent ?? '',
    marketing_consent: lead.marketingConsent ?? '',
  };
  const texts = Object.entries(LEAD_TEXTS).map(([key, most]) => [key, cut(given[key], most)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text));
}
