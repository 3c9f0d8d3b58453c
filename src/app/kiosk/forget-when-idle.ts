import { FORGET_EVENT } from '#browser/forgetting.ts';
import { beginAnew, hasDraft } from '#features/lead-forms/lead-form-store.ts';
import { forgetVisits } from '#features/visits/visit-store.ts';
import { FORM_KEYS } from '#protocol/outbox/forms.ts';

/** Without input for so long, the next visitor must not see what the last one typed. */
const FORGET_MS = 60_000;
/** How long before that it is said. */
export const WARNING_MS = 15_000;

/**
 * Clears every form after a minute without input, and says so before where something is typed.
 * @param warn told whether the warning is to be seen @returns what ends it
 */
export function forgetWhenIdle(warn: (isSoon: boolean) => void): () => void {
  let soon: ReturnType<typeof setTimeout>;
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(soon);
    clearTimeout(timer);
    warn(false);
  };
  const restart = () => {
    stop();
    soon = setTimeout(() => warn(hasDraft()), FORGET_MS - WARNING_MS);
    timer = setTimeout(() => {
      warn(false);
      FORM_KEYS.forEach(beginAnew);
      forgetVisits();
      window.dispatchEvent(new Event(FORGET_EVENT));
    }, FORGET_MS);
  };
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const event of ['pointerdown', 'keydown', 'input']) window.addEventListener(event, restart, options);
  restart();
  return () => {
    stop();
    listening.abort();
  };
}
