import { deliver } from '#outbox/deliver.ts';
import { newLeadId, type Lead } from '#outbox/lead.ts';
import { isKept, type FieldRefusal, type Verdict } from '#outbox/verdict.ts';
import type { FormKey } from '#protocol/forms.ts';
import { receiptNumber } from '#protocol/receipt-number.ts';
import { ASKS_MARKETING, FORM_FIELDS, SILENT_FIELDS } from './form-fields.ts';

/** How the page speaks of a verdict. */
export type Outcome =
  | { tone: 'success'; receipt: string }
  /** `kept`: the lead is to be sent again; no screen may say so before a store really holds it. */
  | { tone: 'failure'; kept: boolean; fields: FieldRefusal[] }
  | { tone: 'exception'; kept: boolean };

/** The table "Delivery of a lead": verdict to message. */
export function outcomeOf(verdict: Verdict, lead: Pick<Lead, 'id'>): Outcome {
  switch (verdict.kind) {
    case 'delivered':
      return { tone: 'success', receipt: receiptNumber(lead.id) };
    case 'refused':
      return { tone: 'failure', kept: isKept(verdict), fields: verdict.fields };
    case 'blocked':
    case 'busy':
      return { tone: 'failure', kept: isKept(verdict), fields: [] };
    case 'unreachable':
    case 'unparsed':
      return { tone: 'exception', kept: isKept(verdict) };
  }
}

/** Makes a lead of what stands in a form. Texts lose the spaces at their ends. */
export function leadOf(form: FormKey, data: FormData, noticeVersion: string): Lead {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const shown = FORM_FIELDS[form].map(({ name }) => [name, text(name)]);
  const trap = data.has('_gotcha') ? { _gotcha: text('_gotcha') } : {};
  return {
    id: newLeadId(),
    form,
    fields: { ...Object.fromEntries(shown), ...SILENT_FIELDS[form], ...trap },
    submittedAt: new Date().toISOString(),
    noticeVersion,
    marketingConsent: ASKS_MARKETING.has(form) ? data.has('marketing_consent') : null,
  };
}

/** Sends a lead once and says how it went. */
export const submitLead = async (lead: Lead): Promise<Outcome> =>
  outcomeOf(await deliver(lead, { endpoints: __FORM_ENDPOINTS__, fetch: (...request) => fetch(...request) }), lead);
