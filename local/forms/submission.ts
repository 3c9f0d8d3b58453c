import type { OptionLists } from '#forms/field-options.ts';
import { isAsked } from '#forms/field-spec.ts';
import type { FormSpec } from '#forms/form-specs.ts';
import { LEAD_FACTS } from '#local/lead-facts.ts';
import { fieldProblem, lengthProblem, type FieldError } from './field-problem.ts';

export type Checked =
  | { kind: 'accepted'; fields: Record<string, string> }
  /** The hidden field was filled: a robot. */
  | { kind: 'trapped' }
  | { kind: 'refused'; errors: FieldError[] };

/** What a form is checked against. */
export interface FormRules {
  fields: FormSpec['fields'];
  lists: OptionLists;
  /** Names of the traps of all forms: robots know no form from another. */
  traps: ReadonlySet<string>;
}

const LIMIT_OF_OTHERS = 2000;
const LONGEST_FIELD_NAME = 100;
const MOST_FIELDS = 40;

/** A scalar as text; undefined for what is no text (lists, objects, files). */
function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : undefined;
}

function missing(values: Readonly<Record<string, unknown>>, { fields }: FormRules): FieldError[] {
  return fields.flatMap((field): FieldError[] =>
    isAsked(field) && field.need === 'required' && textOf(values[field.name])?.trim() === ''
      ? [{ field: field.name, code: 'REQUIRED_FIELD_EMPTY', message: field.errors.valueMissing }]
      : [],
  );
}

/** Fields it does not know are kept, as a hosted service keeps them, within bounds. */
function problemOf(name: string, value: unknown, { fields, lists }: FormRules): FieldError | null {
  const asked = fields.filter(isAsked).find((field) => field.name === name);
  const fact = LEAD_FACTS.get(name);
  const label = (asked ?? fact)?.label ?? name;
  const text = textOf(value);
  if (text === undefined) return { field: name, code: 'TYPE_TEXT', message: `${label}: 글자로 입력해 주세요.` };
  if (asked) return fieldProblem(asked, text, lists);
  return lengthProblem({ name, label }, text, fact?.maxLength ?? LIMIT_OF_OTHERS);
}

/** Judges what a form sent. */
export function checkSubmission(values: Readonly<Record<string, unknown>>, rules: FormRules): Checked {
  const { traps } = rules;
  if ([...traps].some((trap) => textOf(values[trap]) !== '')) return { kind: 'trapped' };
  const entries = Object.entries(values).filter(([field]) => !traps.has(field));
  if (entries.length > MOST_FIELDS || entries.some(([field]) => field.length > LONGEST_FIELD_NAME)) {
    return {
      kind: 'refused',
      errors: [{ code: 'TOO_MANY_FIELDS', message: '항목이 너무 많거나 항목 이름이 너무 깁니다.' }],
    };
  }
  const errors = [
    ...missing(values, rules),
    ...entries.flatMap(([field, value]) => problemOf(field, value, rules) ?? []),
  ];
  if (errors.length > 0) return { kind: 'refused', errors };
  return {
    kind: 'accepted',
    fields: Object.fromEntries(entries.map(([field, value]) => [field, textOf(value) ?? ''])),
  };
}
