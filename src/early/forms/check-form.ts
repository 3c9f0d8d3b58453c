import { looksLikePhone, normalizePhone } from './phone-number.ts';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>('input, textarea, select')].filter(({ name }) => name !== '');

/**
 * The sentence beside a field. The field carries its own, by the browser's name of the check that failed, the form the
 * one for all others (features/lead-forms); this picks one.
 */
export function fieldError({ validity, dataset, form }: Control): string {
  const failed = Object.keys(dataset).find((check) => validity[check as keyof ValidityState]);
  return dataset[failed ?? ''] ?? form?.dataset['other'] ?? '';
}

/** Writes phone numbers as the pattern wants them, before the browser checks it. */
export function normalizePhones(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    if (control.type !== 'tel') continue;
    const phone = normalizePhone(control.value);
    if (phone !== control.value) control.value = phone;
  }
}

/** Which text a field was asked about; the same text is taken the second time. */
const asked = new WeakMap<Control, string>();

/**
 * What the browser's own check lets through and we do not: required fields of spaces, and, once, a phone number that
 * cannot be one.
 * @returns sentences by field name, in the order of the fields
 */
export function checkForm(form: HTMLFormElement): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    const { name, value, dataset, required } = control;
    const { valueMissing = '', doubtful } = dataset;
    if (required && value.trim() === '') errors[name] = valueMissing;
    else if (doubtful && value && !looksLikePhone(value) && asked.get(control) !== value) {
      asked.set(control, value);
      errors[name] = doubtful;
    }
  }
  return errors;
}
