import { newLeadId, type Lead } from '#outbox/lead.ts';
import { pageOutbox } from '#outbox/page-outbox.ts';
import type { Submission } from '#outbox/submission.ts';
import type { FieldRefusal } from '#outbox/verdict.ts';
import type { FormKey } from '#protocol/forms.ts';
import { receiptNumber } from '#protocol/receipt-number.ts';
import { ASKS_MARKETING, FORM_FIELDS, SILENT_FIELDS } from './form-fields.ts';

/** How the page speaks of a submission. `saved`: it is durably stored and will be sent again. */
export type Outcome =
  | { tone: 'success'; receipt: string }
  | { tone: 'failure'; saved: boolean; fields: FieldRefusal[] }
  | { tone: 'exception'; saved: boolean };

/** The table "Delivery of a lead": what happened to message. */
export function outcomeOf({ verdict, saved, leadId }: Submission): Outcome {
  switch (verdict.kind) {
    case 'delivered':
      return { tone: 'success', receipt: receiptNumber(leadId) };
    case 'refused':
      return { tone: 'failure', saved: false, fields: verdict.fields };
    case 'blocked':
    case 'busy':
      // What could neither be delivered nor stored is an exception, whatever the service said.
      return saved ? { tone: 'failure', saved, fields: [] } : { tone: 'exception', saved };
    case 'unreachable':
    case 'unparsed':
      return { tone: 'exception', saved };
  }
}

/** Makes a lead of what stands in a form `from` a page of a development. Texts lose the spaces at their ends. */
export function leadOf(
  form: FormKey,
  data: FormData,
  noticeVersion: string,
  from: Pick<Lead, 'site' | 'page'> = {},
): Lead {
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
    // A form that asks cannot be sent without it.
    consent: data.has('consent') || null,
    ...from,
  };
}

/** Stores a lead, sends it once, and says how it went. */
export async function submitLead(lead: Lead): Promise<Outcome> {
  return outcomeOf(await pageOutbox().submit(lead));
}
