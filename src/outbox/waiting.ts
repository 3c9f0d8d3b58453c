import type { FormKey } from '#protocol/forms.ts';
import { dueAt, isWaiting, leaseEnd, type LeadRow, type RowState } from './row.ts';

/** A lead as the waiting list shows it: nothing that the person behind should read off a shared screen. */
export interface WaitingLead {
  id: string;
  form: FormKey;
  createdAt: number;
  /** `010-****-5678`; empty where the lead has no phone. */
  phone: string;
  state: RowState;
  /** When it is tried next; null where it no longer is. */
  nextAt: number | null;
  attempts: number;
}

/** `010-****-5678` of a Korean number in any writing; too short to hide anything: `****`. */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^82/, '0');
  if (digits === '') return '';
  return digits.length < 9 ? '****' : `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;
}

export function waitingLead(row: LeadRow, now: number): WaitingLead {
  const { id, form, createdAt, payload, state, attempts } = row;
  return {
    id,
    form,
    createdAt,
    phone: maskedPhone(payload.fields['phone'] ?? ''),
    // A lease that its owner did not live to end.
    state: state === 'sending' && leaseEnd(row, now) === null ? 'queued' : state,
    nextAt: isWaiting(row) ? dueAt(row, now) : null,
    attempts,
  };
}
