import { LEAD_STATES, LEAD_TEXTS, type LeadDocument, type LeadState } from '#protocol/office/lead-document.ts';
import type { FoundDocument } from '#firebase/rest/found-document.ts';
import { FORM_NAME_TEXT } from '#text/forms.ts';

/** A lead as the desk has it. */
export interface Lead extends Omit<LeadDocument, 'form'> {
  id: string;
  /** A form's key; of a newer build it may be one that this one does not know. */
  form: string;
}

const TEXTS = [...Object.keys(LEAD_TEXTS), 'booking', 'assignee', 'changed_by'];

/** Reads a stored lead; null: it is none. */
export function leadOf({ id, fields }: FoundDocument): Lead | null {
  const { form, name, phone, state, received_at, changed_at } = fields;
  if (typeof form !== 'string' || typeof name !== 'string' || typeof phone !== 'string') return null;
  if (typeof state !== 'number' || !(received_at instanceof Date)) return null;
  const texts = TEXTS.flatMap((key) => (typeof fields[key] === 'string' ? [[key, fields[key]]] : []));
  return {
    ...Object.fromEntries(texts),
    ...(changed_at instanceof Date && { changed_at }),
    id,
    form,
    name,
    phone,
    state,
    received_at,
  };
}

/** A state that this build does not know counts as new: nobody has worked it here. */
export const stateOf = ({ state }: Pick<Lead, 'state'>): LeadState => LEAD_STATES[state] ?? 'new';

/** What the office calls the form. */
export const formName = (form: string): string =>
  Object.hasOwn(FORM_NAME_TEXT, form) ? FORM_NAME_TEXT[form as keyof typeof FORM_NAME_TEXT] : form;
