import path from 'node:path';
import * as v from 'valibot';
import { openAppendLog } from '#local/append-log.ts';
import { receiptNumber } from '#protocol/outbox/receipt-number.ts';

const copySchema = v.object({
  /** ISO 8601, UTC. */
  receivedAt: v.string(),
  form: v.string(),
  fields: v.record(v.string(), v.string()),
});

/** One accepted submission. A lead that is sent again arrives as several copies of one `lead_id`. */
export type Copy = v.InferOutput<typeof copySchema>;

/** One request of a visitor: its first copy, and how many came. */
export interface InboxLead extends Copy {
  /** null: sent by a plain form, without script. */
  leadId: string | null;
  receipt: string | null;
  copies: number;
}

export interface Inbox {
  /** Returns when the copy is on the disk. @throws on a disk error: then nothing may be confirmed */
  add: (copy: Copy) => void;
  /** Each lead once, newest first, read from the disk. @throws on a disk error */
  leads: () => InboxLead[];
}

function leadsOf(copies: readonly Copy[]): InboxLead[] {
  const leads: InboxLead[] = [];
  const known = new Map<string, InboxLead>();
  for (const copy of copies) {
    const leadId = copy.fields['lead_id'] || null;
    const earlier = leadId === null ? undefined : known.get(leadId);
    if (earlier) {
      earlier.copies += 1;
      continue;
    }
    const lead = { leadId, receipt: leadId === null ? null : receiptNumber(leadId), ...copy, copies: 1 };
    leads.push(lead);
    if (leadId !== null) known.set(leadId, lead);
  }
  // The file's order, not the clock's: clocks are set back.
  return leads.toReversed();
}

/** Opens the inbox of a data folder. */
export function openInbox(dataDirectory: string): Inbox {
  const log = openAppendLog(path.join(dataDirectory, 'inbox.jsonl'), copySchema);
  return { add: log.append, leads: () => leadsOf(log.read()) };
}
