import { receiptNumber } from '#protocol/outbox/receipt-number.ts';
import type { FormKey } from '#protocol/outbox/forms.ts';

/**
 * The texts that a lead's document may have, with their greatest lengths in characters; firestore.rules has the same
 * table (tests/rules/lead-fields.test.ts compares them). A lead has no other fields but those of `LeadDocument`.
 */
export const LEAD_TEXTS = {
  form: 20,
  name: 100,
  phone: 40,
  digits: 40,
  last_four: 4,
  receipt: 6,
  email: 200,
  birthday: 20,
  residence: 100,
  message: 2000,
  visitDate: 100,
  page: 300,
  via: 10,
  submitted_at: 40,
  notice_version: 100,
  consent: 5,
  marketing_consent: 5,
  utm_source: 100,
  utm_medium: 100,
  utm_campaign: 100,
  utm_term: 100,
  utm_content: 100,
  referrer_host: 255,
  landing: 300,
} as const;
export type LeadText = keyof typeof LEAD_TEXTS;

/** Where a lead stands, by its index as it is stored: a new lead is 0. A further state goes to the end. */
export const LEAD_STATES = ['new', 'called', 'promised', 'visited', 'contracted', 'held', 'excluded'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** How a lead came: a page, its worker, or typed in at the desk by the office (현장). */
export const LEAD_WAYS = ['page', 'worker', 'desk'] as const;

/** `sites/{site}/leads/{leadId}`: what a visitor gave, and what the office makes of it. Absent texts are empty ones. */
export interface LeadDocument extends Partial<Record<LeadText, string>> {
  form: FormKey;
  name: string;
  phone: string;
  /** Index into `LEAD_STATES`. Written as an increment by 0, so that a repeated send leaves the office's state. */
  state: number;
  /** The server's time. */
  received_at: Date;
  /** Token of its booking. */
  booking?: string;
  /** Who works it, in the office's words. */
  assignee?: string;
  /** When and by whose account the office last changed it. */
  changed_at?: Date;
  changed_by?: string;
}

/** The fields that the office alone writes. */
export const OFFICE_FIELDS = ['state', 'assignee', 'changed_at', 'changed_by'] as const;

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '');

/** What the desk finds a lead by. An international number is the same as its national form: +82 10 → 010. */
export function searchTexts(id: string, phone: string): Pick<LeadDocument, 'digits' | 'last_four' | 'receipt'> {
  const digits = digitsOf(phone).replace(/^(?:00)?82(?=\d{8})0?/, '0');
  return { digits, last_four: digits.slice(-4), receipt: receiptNumber(id) };
}
