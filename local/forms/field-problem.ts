import { fieldOptions, type OptionLists } from '#forms/field-options.ts';
import type { AskedField } from '#forms/field-spec.ts';

/** Why one field, or the whole submission where no field is named, was refused; codes as hosted services name them. */
export interface FieldError {
  field?: string;
  code: 'REQUIRED_FIELD_EMPTY' | 'TYPE_TEXT' | 'TYPE_DATE' | 'TYPE_OPTION' | 'TOO_MANY_FIELDS';
  message: string;
}

/** A text that is longer than its field. */
export const lengthProblem = (
  { name, label }: { name: string; label: string },
  text: string,
  maxLength: number,
): FieldError | null =>
  text.length <= maxLength
    ? null
    : {
        field: name,
        code: 'TYPE_TEXT',
        message: `${label}: ${maxLength.toLocaleString('ko-KR')}자 이내로 입력해 주세요.`,
      };

/** `2026-02-30` is no day: read as one, it would be another. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/**
 * What is wrong with the text of a field that may stay empty; null: nothing. A pattern is not asked: it helps who
 * types, and is no reason to lose a lead.
 */
export function fieldProblem(field: AskedField, text: string, lists: OptionLists): FieldError | null {
  const { name, label } = field;
  if (text === '') return null;
  switch (field.control) {
    case 'select':
    case 'choice':
      return fieldOptions(field.options, lists).includes(text)
        ? null
        : { field: name, code: 'TYPE_OPTION', message: `${label}: 목록에서 선택해 주세요.` };
    case 'date':
      return isDay(text) ? null : { field: name, code: 'TYPE_DATE', message: `${label}: 날짜로 입력해 주세요.` };
    case 'text':
    case 'tel':
    case 'multiline':
      return lengthProblem(field, text, field.maxLength);
  }
}
