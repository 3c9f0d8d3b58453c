import { fileName } from '#editor/model/names.ts';
import { isUnanswered } from '#editor/state/ask.ts';
import type { Check } from '#editor/state/use-checks.ts';
import type { Saving } from '#editor/state/use-saving.ts';
import { SERVER_TEXT } from '#text/editor/server.ts';
import { SAVING_TEXT } from '#text/editor/words.ts';

/** Why there is no answer, and what to do; null where there is one. */
export function unansweredIn(check: Check): string | null {
  if (!isUnanswered(check)) return null;
  return check.kind === 'faulty' ? SERVER_TEXT.faulty(check.reason) : SERVER_TEXT[check.kind];
}

/** Why nothing can be saved now; null where it can. */
export function obstacleTo(check: Check, problems: number): string | null {
  if (check.kind === 'overtaken') return SAVING_TEXT.overtaken(check.files.map(fileName).join(', '));
  if (check.kind === 'refused') return SAVING_TEXT.refused;
  if (problems > 0) return SAVING_TEXT.problems(problems);
  return check.kind === 'checking' ? SAVING_TEXT.checking : null;
}

/** What does not keep anybody from saving, and should be known before. */
export function noteOn(check: Check): string | null {
  // Whoever has started the editor again, or mended what the disk says, may try again.
  const unanswered = unansweredIn(check);
  if (unanswered) return unanswered;
  if (check.kind === 'failed') return SAVING_TEXT.failed(check.reason);
  return check.kind === 'fine' && check.unused ? SAVING_TEXT.unused(check.unused.map(fileName).join(', ')) : null;
}

/** What the editor is at, in a few words. */
export function statusOf(check: Check, problems: number, changes: number, saving: Saving): string {
  if (saving === 'saving') return SAVING_TEXT.saving;
  if (saving === 'saved' && changes === 0) return SAVING_TEXT.saved;
  return obstacleTo(check, problems) ?? noteOn(check) ?? (changes > 0 ? SAVING_TEXT.fine : '');
}
