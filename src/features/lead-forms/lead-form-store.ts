import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { FormState } from '#early/window.ts';
import { FORM_KEYS, type FormKey } from '#protocol/outbox/forms.ts';

type Texts = Readonly<Record<string, string>>;

/** What a form is once the sale has ended. */
export interface ClosedForm {
  title: string;
  /** What stands beside it under the title, where it stands in a page; null: its notice says all. */
  text: string | null;
  /** What stands before it in a popup, and in the place of one that is off. */
  Notice: ComponentType;
  /** Nothing can be sent any more. */
  isOff: boolean;
}

/** The early script's states, shown by React; with them, what is typed. */
export interface LeadFormState extends FormState {
  /** What was typed and not yet sent: closing a popup or leaving a page loses nothing. */
  draft: Texts;
  /** Rises when the form begins anew, empty. */
  edition: number;
  /** null: the sale goes on, or a visitor is at work with it. */
  closed: ClosedForm | null;
}

const fresh: LeadFormState = { draft: {}, edition: 0, progress: { status: 'idle' }, errors: {}, closed: null };

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

/** The next visitor finds an empty form. */
export function beginAnew(form: FormKey): void {
  updateLeadForm(form, { draft: {}, edition: leadForm(form).edition + 1 });
  window.early?.forms.update(form, { errors: {} });
}

/** The result was seen: the form comes back when it is shown again, with what was typed where it was not sent. */
export const forgetResult = (form: FormKey): void => window.early?.forms.forget(form);

/** Whether any form holds text, so that nothing may reload the page under it. */
export const hasDraft = (): boolean =>
  FORM_KEYS.some((form) => Object.values(leadForm(form).draft).some((value) => value.trim() !== ''));
