import { create } from 'zustand';
import { FORM_KEYS, type FormKey } from '#protocol/forms.ts';
import type { Outcome } from './submission.ts';

type Texts = Readonly<Record<string, string>>;

export type FormStatus = { status: 'idle' } | { status: 'submitting' } | { status: 'answered'; outcome: Outcome };

export interface LeadFormState {
  /** What was typed and not yet sent: closing a popup or leaving a page loses nothing. */
  draft: Texts;
  /** Rises when the form begins anew, empty. */
  edition: number;
  /** Outlives the form on the screen: a popup closed while sending shows its result when it is opened again. */
  progress: FormStatus;
  /** Sentences beside the fields, by field name. */
  errors: Texts;
}

const fresh: LeadFormState = { draft: {}, edition: 0, progress: { status: 'idle' }, errors: {} };

export const useLeadForms = create<Readonly<Record<FormKey, LeadFormState>>>(() => ({
  reservation: fresh,
  interest: fresh,
  visit: fresh,
  customer: fresh,
}));

export const leadForm = (form: FormKey): LeadFormState => useLeadForms.getState()[form];

export function updateLeadForm(form: FormKey, change: Partial<LeadFormState>): void {
  useLeadForms.setState((forms) => ({ [form]: { ...forms[form], ...change } }));
}

/** After a success: the next visitor finds an empty form. */
export const beginAnew = (form: FormKey): void =>
  updateLeadForm(form, { draft: {}, errors: {}, edition: leadForm(form).edition + 1 });

/** The result was seen: the form comes back when it is shown again, with what was typed where it was not sent. */
export function forgetResult(form: FormKey): void {
  if (leadForm(form).progress.status === 'answered') updateLeadForm(form, { progress: { status: 'idle' } });
}

/** Whether any form holds text, so that nothing may reload the page under it. */
export const hasDraft = (): boolean =>
  FORM_KEYS.some((form) => Object.values(leadForm(form).draft).some((value) => value.trim() !== ''));
