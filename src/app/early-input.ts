import { formText } from '#features/lead-forms/form-text.ts';
import { updateLeadForm } from '#features/lead-forms/lead-form-store.ts';
import type { InstallPrompt } from '#features/install/install-prompt.ts';
import { FORM_KEYS } from '#protocol/forms.ts';

/** What the inline loader kept while the page could not answer yet (tools/inline-loader.ts). */
export interface EarlyInput {
  tap: HTMLElement | null;
  submit: HTMLFormElement | null;
  /** Set when the page answers by itself. */
  taken: boolean;
  /** The browser's offer to install the site, once there is one; `installable` is dispatched then. */
  install: InstallPrompt | null;
}

declare global {
  interface Window {
    early?: EarlyInput;
  }
}

const visible = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0);

/** What was typed before the page could notice becomes the forms' draft, like what is typed later. */
export function keepTypedText(): void {
  for (const form of FORM_KEYS) {
    const element = document.querySelector<HTMLFormElement>(`[data-form="${form}"]`);
    const draft = element ? formText(element) : {};
    if (Object.values(draft).some((value) => value !== '')) updateLeadForm(form, { draft });
  }
}

/** Carries out the tap and the submit that came before the page could answer. */
export function replayEarlyInput(): void {
  const { early } = window;
  if (!early || early.taken) return;
  early.taken = true;
  keepTypedText();
  const { tap, submit } = early;
  early.tap = null;
  early.submit = null;
  if (tap) (tap.isConnected ? tap : visible(`[data-action="${tap.dataset['action']}"]`))?.click();
  const form = submit?.isConnected
    ? submit
    : submit && document.querySelector(`[data-form="${submit.dataset['form']}"]`);
  // Not requestSubmit: Safari 15.4 lacks it.
  form?.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
}
