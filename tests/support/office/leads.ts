import { LEAD_STATES, searchTexts, type LeadState } from '#protocol/office/lead-document.ts';
import type { MemoryOffice } from './memory-office.ts';

interface PutLead {
  name?: string;
  phone?: string;
  form?: string;
  state?: LeadState;
  at?: string;
  campaign?: string;
}

/** A lead's id, as the rules want it, of a number. */
export const leadIdOf = (number: number): string =>
  `${number.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;

/** Puts a lead into an office past the rules; `number` makes its id. @returns the id */
export function putLead(office: MemoryOffice, number: number, lead: PutLead = {}): string {
  const { name = '김방문', phone = '010-1234-5678', form = 'customer', state = 'new', at, campaign } = lead;
  const id = leadIdOf(number);
  office.put(`leads/${id}`, {
    form,
    name,
    phone,
    ...searchTexts(id, phone),
    state: LEAD_STATES.indexOf(state),
    received_at: at ? new Date(at) : new Date(Date.parse('2027-03-12T00:00:00Z') + number * 60_000),
    ...(campaign && { utm_campaign: campaign }),
  });
  return id;
}
