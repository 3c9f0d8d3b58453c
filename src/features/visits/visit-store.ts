import { create } from 'zustand';
import { FORM_KEYS, type FormKey } from '#protocol/outbox/forms.ts';
import type { SlotId } from '#protocol/office/slots.ts';

/** A time that a visitor has chosen. */
export interface ChosenVisit {
  slot: SlotId;
  /** Of the booking that is wanted; null: it is a wish, because nobody could be asked. */
  token: string | null;
}

interface VisitState {
  chosen: ChosenVisit | null;
  /** What was chosen when the form was sent. */
  sent: ChosenVisit | null;
  /** Rises when the picker begins anew. */
  edition: number;
}

const fresh: VisitState = { chosen: null, sent: null, edition: 0 };

/** Visits by the form that they are chosen in. In memory only. */
export const useVisits = create<Readonly<Record<FormKey, VisitState>>>(() => ({
  reservation: fresh,
  interest: fresh,
  visit: fresh,
  customer: fresh,
}));

const change = (form: FormKey, next: Partial<VisitState>) =>
  useVisits.setState((visits) => ({ [form]: { ...visits[form], ...next } }));

/** 32 hexadecimal digits that nobody can guess. */
export const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Chooses a time; a form that is sent twice asks for one booking. */
export function choose(form: FormKey, slot: SlotId, isWish: boolean): void {
  const token = isWish ? null : (useVisits.getState()[form].chosen?.token ?? newToken());
  change(form, { chosen: { slot, token } });
}

/** Nothing is chosen any more. */
export const unchoose = (form: FormKey): void => change(form, { chosen: null });

const beginAnew = (form: FormKey, sent: ChosenVisit | null) =>
  change(form, { chosen: null, sent, edition: useVisits.getState()[form].edition + 1 });

/** The form was sent and emptied: what was chosen is what its result speaks of. */
export const markSent = (form: FormKey): void => beginAnew(form, useVisits.getState()[form].chosen);

/** The next visitor of a shared device sees nothing of it. */
export const forgetVisits = (): void => FORM_KEYS.forEach((form) => beginAnew(form, null));
