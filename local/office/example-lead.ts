import { FORM_KEYS } from '#protocol/outbox/forms.ts';
import { isAsked } from '#forms/field-spec.ts';
import type { FormSpecs } from '#forms/form-specs.ts';
import { LEAD_STATES, LEAD_TEXTS, searchTexts, type LeadDocument } from '#protocol/office/lead-document.ts';
import { draw, leadIdOf, pick, senderOf } from './people.ts';
import { EXAMPLE_ASSIGNEES, EXAMPLE_MESSAGES, EXAMPLE_NOTES, EXAMPLE_RESIDENCES, EXAMPLE_SOURCES } from './words.ts';

/** A lead as it may have come, and as far as an office may have worked it. */
export interface ExampleLead {
  id: string;
  document: LeadDocument;
  notes: { text: string; at: Date }[];
}

const HOUR_MS = 60 * 60_000;
const DAYS = 30;

/** During the day and the evening, in Korea, on one of the last thirty days; more of late. */
function receivedAt(index: number, now: Date): Date {
  const days = Math.floor(DAYS * draw('day', index) ** 1.4);
  const korean = new Date(now.getTime() + 9 * HOUR_MS - days * 24 * HOUR_MS);
  const midnight = Date.UTC(korean.getUTCFullYear(), korean.getUTCMonth(), korean.getUTCDate()) - 9 * HOUR_MS;
  const time = midnight + (8 + 14 * draw('hour', index)) * HOUR_MS;
  return new Date(Math.floor(time < now.getTime() ? time : now.getTime() - draw('late', index) * 3 * HOUR_MS));
}

/** A lead of today is new; after a week few still are. */
function stateOf(index: number, ageMs: number): number {
  const isWorked = draw('worked', index) < 0.2 + ageMs / (7 * 24 * HOUR_MS);
  return isWorked ? pick('state', index, [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 5, 6]) : 0;
}

const SPOKEN: Readonly<Record<string, (index: number) => string>> = {
  message: (index) => (draw('speaks', index) < 0.6 ? pick('message', index, EXAMPLE_MESSAGES) : ''),
  residence: (index) => pick('residence', index, EXAMPLE_RESIDENCES),
  birthday: (index) => `${1955 + Math.floor(45 * draw('birthday', index))}-05-21`,
};

const WAYS = ['page', 'page', 'page', 'page', 'page', 'page', 'page', 'page', 'worker', 'desk'];

/** What a visitor gives in a form, besides name and phone. */
function spoken(form: (typeof FORM_KEYS)[number], index: number, specs: FormSpecs) {
  const asked = specs[form].fields.filter((field) => isAsked(field) && Object.hasOwn(LEAD_TEXTS, field.name));
  return Object.fromEntries(
    asked.flatMap(({ name }) => {
      const text = SPOKEN[name]?.(index) ?? '';
      return text === '' ? [] : [[name, text]];
    }),
  );
}

/** The example lead of a number from 0 on; the same each time, at times counted back from `now`. */
export function exampleLead(
  index: number,
  { now, specs, by }: { now: Date; specs: FormSpecs; by: string },
): ExampleLead {
  const id = leadIdOf(index);
  const form = pick('form', index, FORM_KEYS);
  const received = receivedAt(index, now);
  const { name, phone } = senderOf(index);
  const via = pick('way', index, WAYS);
  const state = stateOf(index, now.getTime() - received.getTime());
  const stateName = LEAD_STATES[state] ?? 'new';
  const worked = new Date(Math.min(now.getTime(), received.getTime() + (1 + 20 * draw('worked at', index)) * HOUR_MS));
  const hasNote = state > 0 ? draw('note', index) < 0.7 : draw('note', index) < 0.05;
  return {
    id,
    document: {
      form,
      name,
      phone,
      ...searchTexts(id, phone),
      ...spoken(form, index, specs),
      consent: 'true',
      ...(specs[form].asksMarketing ? { marketing_consent: `${draw('marketing', index) < 0.4}` } : {}),
      notice_version: '예시',
      via,
      page: '/',
      submitted_at: received.toISOString(),
      ...(via === 'desk' ? {} : { landing: '/', ...pick('source', index, EXAMPLE_SOURCES) }),
      state,
      received_at: received,
      ...(state > 0
        ? { assignee: pick('assignee', index, EXAMPLE_ASSIGNEES), changed_at: worked, changed_by: by }
        : {}),
    },
    notes: hasNote ? [{ text: pick('note text', index, EXAMPLE_NOTES[stateName]), at: worked }] : [],
  };
}
