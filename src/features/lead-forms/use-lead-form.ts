import { useEffect, useMemo, type FormEvent } from 'react';
import { formText } from '#early/forms/lead-of-form.ts';
import type { FormKey } from '#protocol/outbox/forms.ts';
import { forgetResult, leadForm, updateLeadForm, useLeadForms } from './lead-form-store.ts';

/**
 * What is to be seen of one lead form. Inputs are uncontrolled, so that what is typed before hydration stays; what is
 * typed is kept as the form's draft.
 */
export function useLeadForm(form: FormKey) {
  const { edition, progress, errors, closed } = useLeadForms((forms) => forms[form]);
  // oxlint-disable-next-line react/exhaustive-deps -- the draft is read once an edition, not on every letter
  const initial = useMemo(() => leadForm(form).draft, [form, edition]);
  useEffect(() => () => forgetResult(form), [form]);
  const onInput = (event: FormEvent<HTMLFormElement>) => updateLeadForm(form, { draft: formText(event.currentTarget) });
  return { progress, errors, edition, closed, initial, onInput };
}
