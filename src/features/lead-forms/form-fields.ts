import type { FormKey } from '#protocol/forms.ts';
import { FIELD_ERROR_TEXT, FORM_TEXT } from '#text/forms.ts';

/** `01` and a digit, 3–4 digits, 4 digits, each pair with an optional hyphen or space between. */
export const MOBILE_PHONE_PATTERN = String.raw`01[0-9][\- ]?[0-9]{3,4}[\- ]?[0-9]{4}`;
export const MESSAGE_MAX_LENGTH = 2000;

export interface FieldSpec {
  name: string;
  label: string;
  /** `required`: checked. `marked`: labelled required and not enforced, as specified. */
  need: 'required' | 'marked' | 'optional';
  /** `trap`: out of sight, for programs that fill in everything. `hidden`: sent with its value, never shown. */
  type: 'text' | 'tel' | 'multiline' | 'trap' | 'hidden';
  value?: string;
  /** The sentence beside it when it is required and empty. */
  missing?: string;
  /** The sentence beside it when it is not as `pattern` says. */
  mismatch?: string;
  autoComplete?: string;
  inputMode?: 'numeric' | 'tel';
  placeholder?: string;
  hint?: string;
  pattern?: string;
  maxLength: number;
}

const name: FieldSpec = {
  name: 'name',
  label: FORM_TEXT.name,
  need: 'required',
  type: 'text',
  autoComplete: 'name',
  missing: FIELD_ERROR_TEXT.name,
  maxLength: 100,
};
const phone: FieldSpec = {
  name: 'phone',
  label: FORM_TEXT.phone,
  need: 'required',
  type: 'tel',
  autoComplete: 'tel',
  inputMode: 'tel',
  placeholder: FORM_TEXT.phonePlaceholder,
  missing: FIELD_ERROR_TEXT.phone,
  maxLength: 40,
};
const message: FieldSpec = {
  name: 'message',
  label: FORM_TEXT.message,
  need: 'optional',
  type: 'multiline',
  maxLength: MESSAGE_MAX_LENGTH,
};

const trap: FieldSpec = {
  name: '_gotcha',
  label: FORM_TEXT.leaveEmpty,
  need: 'optional',
  type: 'trap',
  maxLength: 100,
};
const silent = (field: string): FieldSpec => ({
  name: field,
  label: '',
  need: 'optional',
  type: 'hidden',
  value: '',
  maxLength: 0,
});

/** Each form's fields in the order of the specification: all that the page, the early script and the service know of them. */
export const FORM_FIELDS: Readonly<Record<FormKey, readonly FieldSpec[]>> = {
  reservation: [name, phone, silent('email'), silent('visitDate')],
  interest: [
    name,
    phone,
    {
      name: 'birthday',
      label: FORM_TEXT.birthday,
      need: 'optional',
      type: 'text',
      autoComplete: 'bday',
      inputMode: 'numeric',
      hint: FORM_TEXT.birthdayHint,
      maxLength: 20,
    },
    {
      name: 'residence',
      label: FORM_TEXT.residence,
      need: 'optional',
      type: 'text',
      autoComplete: 'address-level2',
      maxLength: 100,
    },
    message,
  ],
  visit: [
    name,
    {
      ...phone,
      placeholder: '',
      hint: FORM_TEXT.phoneHint,
      pattern: MOBILE_PHONE_PATTERN,
      mismatch: FIELD_ERROR_TEXT.phonePattern,
    },
    message,
    trap,
  ],
  customer: [name, phone, { ...message, need: 'marked' }],
};

export const ASKS_MARKETING: ReadonlySet<FormKey> = new Set(['interest', 'customer']);
