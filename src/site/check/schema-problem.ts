import type * as v from 'valibot';
import { fieldOf } from '#site/content-field.ts';
import type { ContentProblem } from '#site/content-problem.ts';

/** How a place of a content file is called where a problem names it: `sections[0].title`. */
export const fieldAt = (path: readonly unknown[]): string =>
  path.reduce<string>((parent, key) => fieldOf(parent, String(key), typeof key === 'number'), '');

function remedyOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return `${issue.message} (found ${issue.received})`;
  return issue.expected === 'never' ? 'remove this field, or mend its spelling' : 'this field is missing: add it';
}

/** What a schema has found in a content file; no field where it is the whole file. */
export const schemaProblem = (file: string, issue: v.BaseIssue<unknown>, path: readonly unknown[]): ContentProblem => ({
  file,
  field: fieldAt(path),
  remedy: remedyOf(issue),
});
