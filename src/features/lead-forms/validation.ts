import type { FieldRefusal } from '#outbox/verdict.ts';
import { FIELD_ERROR_TEXT } from '#text/forms.ts';

/** The state that a browser's own check of a field reports. */
type Validity = Pick<ValidityState, 'valueMissing' | 'patternMismatch' | 'tooLong'>;

/** The sentence beside a field, for what the native check found. */
export function fieldError(name: string, validity: Validity): string {
  if (validity.valueMissing) {
    if (name === 'name') return FIELD_ERROR_TEXT.name;
    if (name === 'phone') return FIELD_ERROR_TEXT.phone;
    if (name === 'consent') return FIELD_ERROR_TEXT.consent;
  }
  if (validity.patternMismatch && name === 'phone') return FIELD_ERROR_TEXT.phonePattern;
  return validity.tooLong ? FIELD_ERROR_TEXT.tooLong : FIELD_ERROR_TEXT.other;
}

/** Native `required` takes a field of spaces for filled: the first such field, if any. */
export const blankRequired = (fields: Iterable<{ name: string; required: boolean; value: string }>): string | null => {
  for (const { name, required, value } of fields) if (required && value.trim() === '') return name;
  return null;
};

/** The service's words beside the fields that it refused. */
export const refusalErrors = (refusals: readonly FieldRefusal[]): Record<string, string> =>
  Object.fromEntries(refusals.map(({ field, message }) => [field, message || FIELD_ERROR_TEXT.other]));
