import { isAsked, type FieldSpec } from '#forms/field-spec.ts';
import { FORM_SPECS, type FormSpecs } from '#forms/form-specs.ts';
import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';

const listOf = (field: FieldSpec) =>
  isAsked(field) && 'options' in field && 'list' in field.options ? field.options.list : null;

/** Each list that a field of the forms offers must be there, and no other. */
export function checkFormOptions(
  { shell: { formOptions = {} } }: Pick<Content, 'shell'>,
  specs: FormSpecs = FORM_SPECS,
): ContentProblem[] {
  const problem = (list: string, remedy: string) => ({ file: 'shell.ts', field: `formOptions.${list}`, remedy });
  const fields = Object.values(specs).flatMap(({ fields: all }) => all);
  const lists = new Map(fields.flatMap((field) => [[listOf(field), field.label] as const]));
  return [
    ...[...lists].flatMap(([list, label]) =>
      list === null || list in formOptions ? [] : [problem(list, `write what may be chosen for '${label}'`)],
    ),
    ...Object.keys(formOptions).flatMap((list) =>
      lists.has(list) ? [] : [problem(list, 'no field of the forms offers this list: remove it')],
    ),
  ];
}
