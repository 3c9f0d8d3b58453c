import type { Outbox } from '#outbox/outbox.ts';
import { FORM } from '#protocol/page/page-marks.ts';
import { checkForm, controlsOf, fieldError, normalizePhones, type Control } from './check-form.ts';
import { keyOf } from './lead-of-form.ts';
import { sendForm } from './send-form.ts';
import type { Early } from '#early/window.ts';

const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>(`form[${FORM}]`) : null;

const listen = (type: string, handle: (form: HTMLFormElement, event: Event) => void) =>
  addEventListener(
    type,
    (event) => {
      const form = formOf(event.target);
      if (form) handle(form, event);
    },
    true,
  );

/**
 * Takes the four lead forms, from the first paint to the end of the visit: checked, stored, sent, and answered. Who
 * shows it changes when the page's own scripts have come; nothing else does.
 */
export function watchForms(outbox: () => Outbox, forms: Early['forms']): void {
  function refuse(form: HTMLFormElement, errors: Record<string, string>): void {
    forms.update(keyOf(form), { progress: { status: 'idle' }, errors });
    const [first] = controlsOf(form).filter(({ name }) => errors[name]);
    first?.focus();
  }
  // Pressing Enter in a field clicks the button too; both come before the browser's own check.
  listen('click', (form, { target }) => {
    if ((target as Element).closest('[type="submit"]')) normalizePhones(form);
  });
  // The browser's own check speaks its own language, in a bubble; ours speaks beside the field.
  listen('invalid', (form, event) => {
    event.preventDefault();
    const control = event.target as Control;
    refuse(form, { ...forms.state(keyOf(form)).errors, [control.name]: fieldError(control) });
  });
  listen('input', (form, { target }) => {
    const { [(target as Control).name]: mended, ...errors } = forms.state(keyOf(form)).errors;
    if (mended) forms.update(keyOf(form), { errors });
  });
  listen('submit', (form, event) => {
    event.preventDefault();
    if (forms.state(keyOf(form)).progress.status === 'submitting') return;
    const errors = checkForm(form);
    if (Object.keys(errors).length > 0) refuse(form, errors);
    else void sendForm(form, outbox, forms);
  });
}
