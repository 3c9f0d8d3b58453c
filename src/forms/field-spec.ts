/** The browser's own checks of a field, by its own names (`ValidityState`); `doubtful` is ours: no telephone number. */
type Check =
  | 'valueMissing'
  | 'patternMismatch'
  | 'typeMismatch'
  | 'rangeUnderflow'
  | 'rangeOverflow'
  | 'badInput'
  | 'tooLong'
  | 'doubtful';

/** The sentence beside a field for each check that may fail; where there is none, the form's own sentence stands. */
export type FieldErrors = Readonly<Partial<Record<Check, string>>>;

/** `marked`: labelled required and not enforced (S-43). */
type Need =
  | { need: 'required'; errors: FieldErrors & { valueMissing: string } }
  | { need: 'marked' | 'optional'; errors?: FieldErrors };

interface Named {
  /** Under which it is sent. */
  name: string;
  /** What visitors and the office call it. */
  label: string;
}

interface Asked extends Named {
  hint?: string;
  autoComplete?: string;
}

interface TextControl extends Asked {
  control: 'text' | 'tel' | 'multiline';
  /** In UTF-16 units, as `maxlength` counts them. */
  maxLength: number;
  inputMode?: 'numeric' | 'tel';
  placeholder?: string;
  pattern?: string;
}

/** What may be chosen, as it is read and sent: words of src/text/forms.ts, or a list of the content (`formOptions` of shell.ts). */
export type Options = readonly string[] | { list: string };

/** `select`: a native list. `choice`: all to be seen, one to be ticked. */
interface OptionsControl<Kind extends 'select' | 'choice'> extends Asked {
  control: Kind;
  options: Options;
}

/** A day: `2026-11-22`. */
interface DateControl extends Asked {
  control: 'date';
}

export type TextField = TextControl & Need;
export type SelectField = OptionsControl<'select'> & Need;
export type ChoiceField = OptionsControl<'choice'> & Need;
export type DateField = DateControl & Need;

/** What a visitor is asked. */
export type AskedField = TextField | SelectField | ChoiceField | DateField;

/** `trap`: out of sight, for programs that fill in everything. `hidden`: sent with its value, never shown. */
export type UnaskedField = (Named & { control: 'trap' }) | (Named & { control: 'hidden'; value: string });

/** All that is known of one field: whoever shows, checks or lists it reads it here. */
export type FieldSpec = AskedField | UnaskedField;

export const isAsked = (field: FieldSpec): field is AskedField =>
  field.control !== 'trap' && field.control !== 'hidden';
