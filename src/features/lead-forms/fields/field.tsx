import type { OptionLists } from '#forms/field-options.ts';
import { isAsked, type FieldSpec } from '#forms/field-spec.ts';
import { AskedField } from './asked-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { UnaskedField } from './unasked-field.tsx';

interface FieldProps {
  field: FieldSpec;
  /** The development's own options. */
  lists: OptionLists;
  /** What the draft says. */
  initial: string;
  error: string | undefined;
}

/** Any field of a form. */
export function Field({ field, ...rest }: FieldProps) {
  if (!isAsked(field)) return <UnaskedField field={field} />;
  return field.control === 'choice' ? <ChoiceField field={field} {...rest} /> : <AskedField field={field} {...rest} />;
}
