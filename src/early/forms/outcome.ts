import type { Submission } from '#outbox/outbox.ts';
import { receiptNumber } from '#protocol/outbox/receipt-number.ts';
import type { Outcome } from '#early/window.ts';

/** What the form says of what became of the lead (S-46, S-61). */
export function outcomeOf({ verdict, saved, leadId, visit }: Submission): Outcome {
  const receipt = receiptNumber(leadId);
  if (verdict.kind === 'delivered') {
    return { tone: 'success', receipt, ...(visit && { visit: { answer: visit, lead: leadId } }) };
  }
  if (verdict.kind === 'refused') return { tone: 'failure', saved: false, receipt, fields: verdict.fields };
  const isAnswered = verdict.kind === 'blocked' || verdict.kind === 'busy';
  // What could neither be delivered nor stored is an exception, whatever the service said.
  return isAnswered && saved ? { tone: 'failure', saved, receipt, fields: [] } : { tone: 'exception', saved, receipt };
}
