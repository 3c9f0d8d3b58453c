import type { EditRequest } from '#editor/model/messages.ts';
import { proposedValue, todayInKorea } from '#editor/model/proposed-value.ts';
import { ContentError } from '#tools/content/content-error.ts';

const NUMBER = { file: 'shell', path: ['privacyNotice', 'version'] } as const;

const writesNumber = ({ edits }: EditRequest): boolean =>
  edits.some(({ file, path }) => file === NUMBER.file && path.join('.') === NUMBER.path.join('.'));

/**
 * The same edits with the notice's number renewed, where nothing else is wrong: it follows from what the notice says, and
 * whoever decides about consent has not thought of it. Null: that does not mend it.
 */
export function withNewNotice(asked: EditRequest, error: unknown, now: Date): EditRequest | null {
  if (!(error instanceof ContentError) || writesNumber(asked)) return null;
  const [problem, second] = error.problems;
  const value = problem && !second ? proposedValue(problem.remedy, todayInKorea(now)) : null;
  if (value === null) return null;
  return { ...asked, edits: [...asked.edits, { ...NUMBER, kind: 'set', path: [...NUMBER.path], value }] };
}
