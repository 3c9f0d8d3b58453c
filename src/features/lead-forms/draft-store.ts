import { create } from 'zustand';
import type { FormKey } from '#protocol/forms.ts';

type Draft = Readonly<Record<string, string>>;

interface DraftState {
  drafts: Readonly<Partial<Record<FormKey, Draft>>>;
}

/** What was typed into each form and not yet sent, so that closing a popup or leaving a page loses nothing. */
const useDrafts = create<DraftState>(() => ({ drafts: {} }));

export const draftOf = (form: FormKey): Draft => useDrafts.getState().drafts[form] ?? {};

export function saveDraft(form: FormKey, draft: Draft): void {
  useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [form]: draft } }));
}

export const clearDraft = (form: FormKey): void => saveDraft(form, {});

/** Whether any form holds text, so that nothing may reload the page under it. */
export const hasDraft = (): boolean =>
  Object.values(useDrafts.getState().drafts).some((draft) => Object.values(draft).some((value) => value.trim() !== ''));
