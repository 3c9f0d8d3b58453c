import type { FormKey } from '#protocol/outbox/forms.ts';
import type { Early, FormState, ShowForm } from '#early/window.ts';

const IDLE: FormState = { progress: { status: 'idle' }, errors: {} };

/** What is to be seen of each form, shown by `show` until another takes its place. */
export function formStates(show: ShowForm): Early['forms'] {
  const states = new Map<FormKey, FormState>();
  let showNow = show;
  const state = (form: FormKey) => states.get(form) ?? IDLE;
  const update = (form: FormKey, change: Partial<FormState>) => {
    const next = { ...state(form), ...change };
    states.set(form, next);
    showNow(form, next);
  };
  return {
    state,
    update,
    forget: (form) => {
      if (state(form).progress.status === 'answered') update(form, { progress: IDLE.progress });
    },
    showBy: (next) => {
      // First the page is what was sent once more, as React knows it; nothing is painted in between.
      for (const form of states.keys()) showNow(form, IDLE);
      showNow = next;
      for (const [form, present] of states) showNow(form, present);
    },
  };
}
