import { newLeadId, type Lead } from '#outbox/lead.ts';
import { tellablePath } from '#protocol/office/bookings.ts';
import type { FormKey } from '#protocol/outbox/forms.ts';
import { FORM } from '#protocol/page/page-marks.ts';

/** What a form tells of itself, not of its visitor; in hidden fields, so that it is also sent where nothing runs. */
const ENVELOPE = new Set(['site', 'form', 'notice_version', 'consent', 'marketing_consent']);

/** Which of the forms it is. */
export const keyOf = (form: HTMLFormElement): FormKey => form.getAttribute(FORM) as FormKey;

const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** What a visitor has left in a form, by field name; a ticked box counts by its value, an unticked one is absent. */
export function formText(form: HTMLFormElement): Record<string, string> {
  const hidden = new Set(Array.from(form.querySelectorAll<HTMLInputElement>('[type="hidden"]'), ({ name }) => name));
  return Object.fromEntries(Object.entries(textsOf(form)).filter(([name]) => !hidden.has(name)));
}

/** Makes a lead of what stands in a form. Texts lose the spaces at their ends. */
export function leadOfForm(form: HTMLFormElement): Lead {
  const texts = textsOf(form);
  const box = (name: string) =>
    form.querySelector<HTMLInputElement>(`[type="checkbox"][name="${name}"]`)?.checked ?? null;
  return {
    id: newLeadId(),
    form: keyOf(form),
    fields: Object.fromEntries(
      Object.entries(texts)
        .filter(([name]) => !ENVELOPE.has(name))
        .map(([name, text]) => [name, text.trim()]),
    ),
    submittedAt: new Date().toISOString(),
    noticeVersion: texts['notice_version'] ?? '',
    marketingConsent: box('marketing_consent'),
    consent: box('consent'),
    ...(texts['site'] ? { site: texts['site'] } : {}),
    page: tellablePath(location.pathname),
  };
}
