import type { Submission } from '#outbox/submission.ts';
import { receiptNumber } from '#protocol/receipt-number.ts';
import type { Outcome } from './window.ts';

/** The table "Delivery of a lead": what happened to message. */
export function outcomeOf({ verdict, saved, leadId }: Submission): Outcome {
  const receipt = receiptNumber(leadId);
  switch (verdict.kind) {
    case 'delivered':
      return { tone: 'success', receipt };
    case 'refused':
      return { tone: 'failure', saved: false, receipt, fields: verdict.fields };
    case 'blocked':
    case 'busy':
      // What could neither be delivered nor stored is an exception, whatever the service said.
      return { ...(saved ? { tone: 'failure', fields: [] } : { tone: 'exception' }), saved, receipt };
    case 'unreachable':
    case 'unparsed':
      return { tone: 'exception', saved, receipt };
  }
}
