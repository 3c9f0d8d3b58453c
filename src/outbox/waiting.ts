import type { FormKey } from '#protocol/outbox/forms.ts';
import { dueAt, isLeased } from './policy.ts';
import { bare, receiverOf, type Receiver } from './receivers.ts';
import { isWaiting, type LeadRow, type RowState } from './row.ts';

/** A lead as the waiting list shows it. */
export interface WaitingLead extends Pick<LeadRow, 'id' | 'payload' | 'createdAt' | 'last'> {
  form: FormKey;
  /** `confirmed`: a receiver has it, and another is still to. */
  state: RowState | 'confirmed';
  /** Who is still to have it. */
  missing: readonly Receiver[];
  /** When it is tried next; null where it no longer is. */
  nextAt: number | null;
}

/** The state that says most of a lead's copies comes first. */
const TELLING: readonly RowState[] = ['sending', 'queued', 'unknown', 'expired', 'refused'];

function waitingLead(copies: readonly [LeadRow, ...LeadRow[]], now: number): WaitingLead {
  const [first] = copies;
  const states = copies.map((row) =>
    // A lease that its owner did not live to end.
    row.state === 'sending' && !isLeased(row, now) ? 'queued' : row.state,
  );
  const times = copies.filter(isWaiting).map((row) => dueAt(row, now));
  return {
    id: bare(first.id),
    form: bare(first.form) as FormKey,
    payload: first.payload,
    createdAt: first.createdAt,
    last: first.last,
    state: copies.some((row) => row.confirmed)
      ? 'confirmed'
      : (TELLING.find((state) => states.includes(state)) ?? first.state),
    missing: copies.map(receiverOf),
    nextAt: times.length > 0 ? Math.min(...times) : null,
  };
}

/** The leads that stored rows are copies of, in their order. */
export function waitingLeads(rows: readonly LeadRow[], now: number): WaitingLead[] {
  const copies = new Map<string, [LeadRow, ...LeadRow[]]>();
  for (const row of rows) {
    const others = copies.get(bare(row.id));
    // What the form's service said comes first.
    if (!others) copies.set(bare(row.id), [row]);
    else if (receiverOf(row) === 'form') others.unshift(row);
    else others.push(row);
  }
  return Array.from(copies.values(), (lead) => waitingLead(lead, now));
}
