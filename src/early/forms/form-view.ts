import { ERROR_OF, FORM, PART, REPLACES, RESULT_OF, TONE, WORDS } from '#protocol/page/page-marks.ts';
import { controlsOf } from './check-form.ts';
import { resultText, type ResultWords } from './result-text.ts';
import type { ShowForm } from '#early/window.ts';

/** A part of the page that is hidden while it has no words. */
function write(part: Element | null | undefined, text: string): void {
  if (!(part instanceof HTMLElement)) return;
  const words = part.querySelector(`[${WORDS}]`) ?? part;
  words.textContent = text;
  part.hidden = text === '';
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Shows a form's state in the page that was sent, by writing into the places that features/lead-forms has left for it:
 * hydration looks neither at their words nor at attributes. With an idle state everything is as it was sent.
 */
export const showInDocument: ShowForm = (key, { progress, errors }) => {
  const form = document.querySelector<HTMLFormElement>(`form[${FORM}="${key}"]`);
  const result = document.querySelector<HTMLElement>(`[${RESULT_OF}="${key}"]`);
  if (!form || !result) return;
  for (const { name } of controlsOf(form)) {
    const error = errors[name] ?? '';
    write(form.querySelector(`[${ERROR_OF}="${name}"]`), error);
    // The first of a name: of several to choose from, their group.
    setAttribute(form.querySelector(`[name="${name}"]`)!, 'aria-invalid', error ? 'true' : null);
  }
  const isSending = progress.status === 'submitting';
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (button) {
    button.disabled = isSending;
    button.textContent = button.dataset[progress.status] ?? button.dataset['idle'] ?? '';
  }
  write(form.querySelector(`[${PART}="kept"]`), (isSending && progress.receipt) || '');

  const outcome = progress.status === 'answered' ? progress.outcome : null;
  for (const [part, text] of Object.entries(resultText(outcome, result.dataset as unknown as ResultWords)))
    write(result.querySelector(`[${PART}="${part}"]`), text);
  setAttribute(result, TONE, outcome?.tone ?? null);
  result.setAttribute('role', outcome?.tone === 'success' ? 'status' : 'alert');
  form.hidden = !!outcome && result.hasAttribute(REPLACES);
  result.hidden = !outcome;
  if (outcome) result.focus();
};
