import { FORM_KEYS } from '#protocol/outbox/forms.ts';
import { isAsked } from '#forms/field-spec.ts';
import type { FormSpecs } from '#forms/form-specs.ts';
import { html, type Markup } from '#local/html.ts';
import { LEAD_FACTS } from '#local/lead-facts.ts';
import { formLabel } from './form-label.ts';

const ANSWERS = new Map([
  ['true', '예'],
  ['false', '아니요'],
]);
const SENDERS = new Map([
  ['page', '열려 있는 홈페이지'],
  ['worker', '브라우저(홈페이지를 닫은 뒤)'],
]);

/** In 24 hours: whether Korean says 오전 or AM depends on the version of Node. */
const format = (timeZone: string) =>
  new Intl.DateTimeFormat('ko-KR', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
const korean = format('Asia/Seoul');
const universal = format('UTC');

/** Korean time, and the time that every other system keeps beside it. */
export function formatMoment(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : `${korean.format(date)} (세계 표준시 ${universal.format(date)})`;
}

/** An address as it is read; one that is not encoded properly as it came. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

const SHOWN: Readonly<Record<string, (value: string, specs: FormSpecs) => string>> = {
  submitted_at: formatMoment,
  consent: (value) => ANSWERS.get(value) ?? value,
  marketing_consent: (value) => ANSWERS.get(value) ?? value,
  form: formLabel,
  page: readable,
  attempt: (value) => (/^\d+$/.test(value) ? `${value}번째` : value),
  via: (value) => SENDERS.get(value) ?? value,
};

/** Labels of all that a lead may say: first what its form asks, in its order, then what others do, and the facts. */
function labelsOf(form: string, specs: FormSpecs): Map<string, string> {
  const forms = [...FORM_KEYS].sort((a, b) => Number(b === form) - Number(a === form));
  const fields = forms.flatMap((key) => specs[key].fields).filter(({ control }) => control !== 'trap');
  return new Map([
    ...fields
      .toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)))
      .map(({ name, label }) => [name, label] as const),
    ...[...LEAD_FACTS].map(([name, { label }]) => [name, label] as const),
  ]);
}

/** What a lead says, one row a field. What older pages did not send is left out. */
export function fieldRows(form: string, fields: Readonly<Record<string, string>>, specs: FormSpecs): Markup[] {
  const labels = labelsOf(form, specs);
  const others = Object.keys(fields).filter((field) => !labels.has(field));
  return [...labels.keys(), ...others].flatMap((field) => {
    const value = fields[field] ?? '';
    // The same moment twice would be read as two.
    if (value.trim() === '' || (field === 'submitted_at_kst' && fields['submitted_at'])) return [];
    return [
      html`<dt>${labels.get(field) ?? field}</dt>
        <dd>${SHOWN[field]?.(value, specs) ?? value}</dd>`,
    ];
  });
}
