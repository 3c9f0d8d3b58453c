import type { Outbox } from '#outbox/outbox.ts';
import type { Submission } from '#outbox/outbox.ts';
import { receiptNumber } from '#protocol/outbox/receipt-number.ts';
import { controlsOf, type Control } from './check-form.ts';
import { keyOf, leadOfForm } from './lead-of-form.ts';
import { outcomeOf } from './outcome.ts';
import { VISIT_ORIGIN } from '#early/visit-origin.ts';
import type { Early } from '#early/window.ts';

/** An answer that takes longer is worth saying that the lead is safe. */
const LATE_MS = 1500;

/** Of these the value is what a tick means. */
const isTicked = (control: Control): control is HTMLInputElement => /box|radio/.test(control.type);

const stateOf = (control: Control) => (isTicked(control) ? `${control.checked}` : control.value);

/** Empties the fields that still hold what was sent; what was typed or chosen meanwhile stays. */
function clearSent(form: HTMLFormElement, sent: Map<Control, string>): void {
  for (const [control, state] of sent) {
    if (control.type === 'hidden' || stateOf(control) !== state) continue;
    if (isTicked(control)) control.checked = false;
    else control.value = '';
  }
  // Whoever keeps the form's text as a draft hears that it is another.
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Makes a lead of a form, stores and sends it, and tells `forms` how it goes. */
export async function sendForm(form: HTMLFormElement, outbox: () => Outbox, { update }: Early['forms']): Promise<void> {
  const key = keyOf(form);
  const sent = new Map(controlsOf(form).map((control) => [control, stateOf(control)]));
  const lead = { ...leadOfForm(form), origin: VISIT_ORIGIN };
  update(key, { progress: { status: 'submitting' }, errors: {} });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onStored = (leadId: string) => {
    const sayKept = () => update(key, { progress: { status: 'submitting', receipt: receiptNumber(leadId) } });
    timer = setTimeout(sayKept, LATE_MS);
  };
  let submission: Submission;
  try {
    submission = await outbox().submit(lead, onStored);
  } catch {
    // Whatever part of the browser broke: the visitor hears that it did not arrive, and where to call.
    submission = { verdict: { kind: 'unreachable', reason: 'network' }, saved: false, leadId: lead.id };
  }
  clearTimeout(timer);
  const outcome = outcomeOf(submission);
  if (outcome.tone === 'success') clearSent(form, sent);
  const refused = outcome.tone === 'failure' ? outcome.fields : [];
  update(key, {
    progress: { status: 'answered', outcome },
    errors: Object.fromEntries(refused.map(({ field, message }) => [field, message || form.dataset['other'] || ''])),
  });
}
