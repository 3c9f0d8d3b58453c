import { FORM_KEYS, type FormKey } from '#protocol/outbox/forms.ts';
import { FORM } from '#protocol/page/page-marks.ts';
import { leadForm, updateLeadForm, useLeadForms, type ClosedForm } from './lead-form-store.ts';

const hasFocus = (form: FormKey) => document.activeElement?.closest(`[${FORM}="${form}"]`) != null;

/** Whether a visitor is at work with a form: it holds text, is being sent, shows its result, or has the focus. */
function isInUse(form: FormKey): boolean {
  const { draft, progress } = leadForm(form);
  return progress.status !== 'idle' || hasFocus(form) || Object.values(draft).some((value) => value.trim() !== '');
}

/**
 * Makes the forms what they are after the sale, each as soon as nobody is at work with it: what was begun before can be
 * sent, and nothing changes under a visitor's hands.
 * @param holdsMore whether a form holds what is no text of its own
 * @returns what ends it; the forms are then as they were
 */
export function closeForms(closed: ClosedForm, holdsMore: (form: FormKey) => boolean): () => void {
  // What is pressed must not move away before it is let go: the press would do nothing.
  let isPressed = false;
  const closeFree = () => {
    if (isPressed) return;
    for (const form of FORM_KEYS)
      if (leadForm(form).closed !== closed && !isInUse(form) && !holdsMore(form)) updateLeadForm(form, { closed });
  };
  // The focus is somewhere else, or nowhere, only after the event.
  const onLeave = () => setTimeout(closeFree);
  const onPress = () => (isPressed = true);
  const onRelease = () => {
    isPressed = false;
    onLeave();
  };
  closeFree();
  const unwatch = useLeadForms.subscribe(closeFree);
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  document.addEventListener('focusout', onLeave, options);
  document.addEventListener('pointerdown', onPress, options);
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, onRelease, options);
  return () => {
    unwatch();
    listening.abort();
    for (const form of FORM_KEYS) updateLeadForm(form, { closed: null });
  };
}
