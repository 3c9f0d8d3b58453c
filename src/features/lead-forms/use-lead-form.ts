import { useEffect, useMemo, type FormEvent } from 'react';
import type { FormKey } from '#protocol/forms.ts';
import { FIELD_ERROR_TEXT } from '#text/forms.ts';
import { formText } from './form-text.ts';
import { beginAnew, forgetResult, leadForm, updateLeadForm, useLeadForms } from './lead-form-store.ts';
import { leadOf, submitLead } from './submission.ts';
import { blankRequired, fieldError, refusalErrors } from './validation.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

const textFields = (form: HTMLFormElement) =>
  [...form.querySelectorAll<Control>('input:not([type="checkbox"]), textarea')].filter(({ name }) => name !== '');

async function send(form: FormKey, data: FormData, noticeVersion: string): Promise<void> {
  updateLeadForm(form, { progress: { status: 'submitting' }, errors: {} });
  const outcome = await submitLead(leadOf(form, data, noticeVersion));
  if (outcome.tone === 'success') beginAnew(form);
  updateLeadForm(form, {
    progress: { status: 'answered', outcome },
    errors: outcome.tone === 'failure' ? refusalErrors(outcome.fields) : {},
  });
}

/**
 * One lead form: idle, submitting, answered. Inputs are uncontrolled, so that what is typed before hydration stays;
 * a success empties the form, anything else leaves every letter in place.
 */
export function useLeadForm(form: FormKey, noticeVersion: string) {
  const { edition, progress, errors } = useLeadForms((forms) => forms[form]);
  // oxlint-disable-next-line react/exhaustive-deps -- the draft is read once an edition, not on every letter
  const initial = useMemo(() => leadForm(form).draft, [form, edition]);
  useEffect(() => () => forgetResult(form), [form]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (leadForm(form).progress.status === 'submitting') return;
    const element = event.currentTarget;
    const blank = blankRequired(textFields(element));
    if (blank) {
      forgetResult(form);
      updateLeadForm(form, { errors: { [blank]: FIELD_ERROR_TEXT[blank === 'name' ? 'name' : 'phone'] } });
      element.querySelector<Control>(`[name="${blank}"]`)?.focus();
      return;
    }
    void send(form, new FormData(element), noticeVersion);
  };

  /** The browser's own check speaks its own language, in a bubble; ours speaks beside the field. */
  const onInvalid = (event: FormEvent<Control>) => {
    event.preventDefault();
    const { name, validity, form: element } = event.currentTarget;
    forgetResult(form);
    updateLeadForm(form, { errors: { ...leadForm(form).errors, [name]: fieldError(name, validity) } });
    element?.querySelector<Control>('input:invalid, textarea:invalid')?.focus();
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { [(event.target as Control).name]: _mended, ...left } = leadForm(form).errors;
    updateLeadForm(form, { draft: formText(event.currentTarget), errors: left });
  };

  return { progress, errors, edition, initial, onSubmit, onInvalid, onInput };
}
