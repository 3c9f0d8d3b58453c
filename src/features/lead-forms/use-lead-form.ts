import { useMemo, useRef, useState, type FormEvent } from 'react';
import type { FormKey } from '#protocol/forms.ts';
import { clearDraft, draftOf, saveDraft } from './draft-store.ts';
import { leadOf, submitLead, type Outcome } from './submission.ts';
import { blankRequired, fieldError, refusalErrors } from './validation.ts';

type FormStatus = { status: 'idle' } | { status: 'submitting' } | { status: 'answered'; outcome: Outcome };
type Control = HTMLInputElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );

const textOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    controlsOf(form).flatMap(({ name, type, value }) => (name && type !== 'checkbox' ? [[name, value]] : [])),
  );

/**
 * One lead form's state: idle, submitting, answered. Inputs are uncontrolled, so that what is typed before
 * hydration stays; a success empties the form, anything else leaves every letter in place.
 */
export function useLeadForm(form: FormKey, noticeVersion: string) {
  const [state, setState] = useState<FormStatus>({ status: 'idle' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  // A new edition is a new, empty form: `reset()` would bring back the text that the form was opened with.
  const [edition, setEdition] = useState(0);
  // oxlint-disable-next-line react/exhaustive-deps -- the draft is read once an edition, not on every letter
  const initial = useMemo(() => draftOf(form), [form, edition]);
  const sending = useRef(false);

  const send = async (element: HTMLFormElement) => {
    sending.current = true;
    setState({ status: 'submitting' });
    const outcome = await submitLead(leadOf(form, new FormData(element), noticeVersion));
    sending.current = false;
    if (outcome.tone === 'success') {
      clearDraft(form);
      setEdition((before) => before + 1);
    }
    setErrors(outcome.tone === 'failure' ? refusalErrors(outcome.fields) : {});
    setState({ status: 'answered', outcome });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const element = event.currentTarget;
    const blank = blankRequired(controlsOf(element).filter(({ type }) => type !== 'checkbox'));
    if (blank) {
      setErrors({ [blank]: fieldError(blank, { valueMissing: true, patternMismatch: false, tooLong: false }) });
      element.querySelector<Control>(`[name="${blank}"]`)?.focus();
      return;
    }
    setErrors({});
    void send(element);
  };

  /** The browser's own check speaks its own language, in a bubble; ours speaks beside the field. */
  const onInvalid = (event: FormEvent<Control>) => {
    event.preventDefault();
    const { name, validity, form: element } = event.currentTarget;
    const error = fieldError(name, validity);
    setErrors((before) => ({ ...before, [name]: error }));
    element?.querySelector<Control>('input:invalid, textarea:invalid')?.focus();
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    saveDraft(form, textOf(event.currentTarget));
    const name = (event.target as Control).name;
    setErrors(({ [name]: _mended, ...rest }) => rest);
  };

  return { state, errors, edition, initial, onSubmit, onInvalid, onInput };
}
