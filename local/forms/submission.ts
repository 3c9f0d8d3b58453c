/** Why one field, or the whole submission where no field is named, was refused; codes as hosted services name them. */
export interface FieldError {
  field?: string;
  code: 'REQUIRED_FIELD_EMPTY' | 'TYPE_TEXT' | 'TOO_MANY_FIELDS';
  message: string;
}

export type Checked =
  | { kind: 'accepted'; fields: Record<string, string> }
  /** The hidden field was filled: a robot. */
  | { kind: 'trapped' }
  | { kind: 'refused'; errors: FieldError[] };

const TRAP = '_gotcha';
const REQUIRED = [
  { field: 'name', message: '이름을 입력해 주세요.' },
  { field: 'phone', message: '연락처를 입력해 주세요.' },
];

/** `limit`: longest text of a field, in UTF-16 units as `maxlength` counts them. */
const KNOWN = new Map([
  ['name', { label: '이름', limit: 100 }],
  ['phone', { label: '연락처', limit: 40 }],
  ['message', { label: '문의 내용', limit: 2000 }],
  // What the site says of a lead besides what its visitor typed.
  ['lead_id', { label: 'lead_id', limit: 40 }],
  ['site', { label: 'site', limit: 100 }],
  ['form', { label: 'form', limit: 40 }],
  ['page', { label: 'page', limit: 1000 }],
  ['submitted_at', { label: 'submitted_at', limit: 40 }],
  ['submitted_at_kst', { label: 'submitted_at_kst', limit: 40 }],
  ['notice_version', { label: 'notice_version', limit: 100 }],
  ['consent', { label: 'consent', limit: 5 }],
  ['marketing_consent', { label: 'marketing_consent', limit: 5 }],
  ['attempt', { label: 'attempt', limit: 10 }],
  ['via', { label: 'via', limit: 10 }],
]);
const LIMIT_OF_OTHERS = 2000;
const LONGEST_FIELD_NAME = 100;
const MOST_FIELDS = 40;

/** A scalar as text; undefined for what is no text (lists, objects, files). */
function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : undefined;
}

function checkText(field: string, value: unknown): FieldError[] {
  const { label, limit } = KNOWN.get(field) ?? { label: field, limit: LIMIT_OF_OTHERS };
  const text = textOf(value);
  if (text === undefined) return [{ field, code: 'TYPE_TEXT', message: `${label}: 글자로 입력해 주세요.` }];
  if (text.length <= limit) return [];
  return [{ field, code: 'TYPE_TEXT', message: `${label}: ${limit.toLocaleString('ko-KR')}자 이내로 입력해 주세요.` }];
}

/** Judges what a form sent. Fields it does not know are kept, as a hosted service keeps them, within bounds. */
export function checkSubmission(values: Readonly<Record<string, unknown>>): Checked {
  if (textOf(values[TRAP]) !== '') return { kind: 'trapped' };
  const entries = Object.entries(values).filter(([field]) => field !== TRAP);
  if (entries.length > MOST_FIELDS || entries.some(([field]) => field.length > LONGEST_FIELD_NAME)) {
    return {
      kind: 'refused',
      errors: [{ code: 'TOO_MANY_FIELDS', message: '항목이 너무 많거나 항목 이름이 너무 깁니다.' }],
    };
  }
  const errors: FieldError[] = [
    ...REQUIRED.filter(({ field }) => textOf(values[field])?.trim() === '').map(({ field, message }) => ({
      field,
      code: 'REQUIRED_FIELD_EMPTY' as const,
      message,
    })),
    ...entries.flatMap(([field, value]) => checkText(field, value)),
  ];
  if (errors.length > 0) return { kind: 'refused', errors };
  return {
    kind: 'accepted',
    fields: Object.fromEntries(entries.map(([field, value]) => [field, textOf(value) ?? ''])),
  };
}
