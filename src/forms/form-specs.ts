import { TRAP_FIELD, type FormKey } from '#protocol/outbox/forms.ts';
import { FIELD_ERROR_TEXT, FORM_NAME_TEXT, FORM_TEXT } from '#text/forms.ts';
import type { FieldSpec, TextField } from './field-spec.ts';

/** `01` and a digit, 3–4 digits, 4 digits, each pair with an optional hyphen or space between. */
export const MOBILE_PHONE_PATTERN = String.raw`01[0-9][\- ]?[0-9]{3,4}[\- ]?[0-9]{4}`;

/** One of the forms: what it asks, in its order. */
export interface FormSpec {
  /** What the office calls it. */
  label: string;
  /** Whether it asks for `[선택] 광고성 정보 수신 동의`. */
  asksMarketing: boolean;
  fields: readonly FieldSpec[];
}

export type FormSpecs = Readonly<Record<FormKey, FormSpec>>;

const name: FieldSpec = {
  name: 'name',
  label: FORM_TEXT.name,
  control: 'text',
  need: 'required',
  autoComplete: 'name',
  errors: { valueMissing: FIELD_ERROR_TEXT.name },
  maxLength: 100,
};
const phone: TextField = {
  name: 'phone',
  label: FORM_TEXT.phone,
  control: 'tel',
  need: 'required',
  autoComplete: 'tel',
  inputMode: 'tel',
  placeholder: FORM_TEXT.phonePlaceholder,
  errors: { valueMissing: FIELD_ERROR_TEXT.phone, doubtful: FIELD_ERROR_TEXT.phoneDoubtful },
  maxLength: 40,
};
const mobilePhone: FieldSpec = {
  ...phone,
  need: 'required',
  placeholder: '',
  hint: FORM_TEXT.phoneHint,
  pattern: MOBILE_PHONE_PATTERN,
  errors: {
    valueMissing: FIELD_ERROR_TEXT.phone,
    doubtful: FIELD_ERROR_TEXT.phoneDoubtful,
    patternMismatch: FIELD_ERROR_TEXT.phonePattern,
  },
};
const message: TextField = {
  name: 'message',
  label: FORM_TEXT.message,
  control: 'multiline',
  need: 'optional',
  maxLength: 2000,
};
const birthday: FieldSpec = {
  name: 'birthday',
  label: FORM_TEXT.birthday,
  control: 'text',
  need: 'optional',
  autoComplete: 'bday',
  inputMode: 'numeric',
  hint: FORM_TEXT.birthdayHint,
  maxLength: 20,
};
const residence: FieldSpec = {
  name: 'residence',
  label: FORM_TEXT.residence,
  control: 'text',
  need: 'optional',
  autoComplete: 'address-level2',
  maxLength: 100,
};
const trap: FieldSpec = { name: TRAP_FIELD, label: FORM_TEXT.leaveEmpty, control: 'trap' };
const unseen = (field: 'email' | 'visitDate'): FieldSpec => ({
  name: field,
  label: FORM_TEXT[field],
  control: 'hidden',
  value: '',
});

/**
 * The forms and their fields: page, early script, form service, inbox and tests take from here all that they know of
 * them. A further field is an entry here, with its words (src/text/forms.ts) or its options (content).
 */
export const FORM_SPECS: FormSpecs = {
  reservation: {
    label: FORM_NAME_TEXT.reservation,
    asksMarketing: false,
    fields: [name, phone, unseen('email'), unseen('visitDate')],
  },
  interest: {
    label: FORM_NAME_TEXT.interest,
    asksMarketing: true,
    fields: [name, phone, birthday, residence, message],
  },
  visit: { label: FORM_NAME_TEXT.visit, asksMarketing: false, fields: [name, mobilePhone, message, trap] },
  customer: {
    label: FORM_NAME_TEXT.customer,
    asksMarketing: true,
    fields: [name, phone, { ...message, need: 'marked' }],
  },
};
