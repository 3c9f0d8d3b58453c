import { formText } from '#early/forms/lead-of-form.ts';
import { updateLeadForm } from '#features/lead-forms/lead-form-store.ts';
import { FORM_KEYS } from '#protocol/outbox/forms.ts';
import { ACTION, BUSY, FORM } from '#protocol/page/page-marks.ts';

const visible = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0);

/** What was typed before the page could notice becomes the forms' draft, like what is typed later. */
export function keepTypedText(): void {
  for (const form of FORM_KEYS) {
    const element = document.querySelector<HTMLFormElement>(`[${FORM}="${form}"]`);
    const draft = element ? formText(element) : {};
    if (Object.values(draft).some((value) => value !== '')) updateLeadForm(form, { draft });
  }
}

/** From now on the page answers by itself: it shows the forms' states, and carries out the tap that came too early. */
export function takeOver(): void {
  const { early } = window;
  if (!early || early.taken) return;
  early.taken = true;
  keepTypedText();
  early.forms.showBy(updateLeadForm);
  const { tap } = early;
  early.tap = null;
  tap?.removeAttribute(BUSY);
  if (tap) (tap.isConnected ? tap : visible(`[${ACTION}="${tap.getAttribute(ACTION)}"]`))?.click();
}
