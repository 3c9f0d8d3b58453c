import * as v from 'valibot';
import { schemaProblem } from '#site/check/schema-problem.ts';
import type { ContentProblem } from '#site/content-problem.ts';
import { contentSchema, type Content } from '#site/content-schema.ts';
import { putLaw } from '#tools/law/put-law.ts';
import { readableContent } from './readable-content.ts';

/** What the schemas say of a content's files. */
export interface Judged {
  /** The files that are right; asked for another one, it throws what `runChecks` knows. */
  readable: Content;
  /** All of it; null while something is wrong. */
  content: Content | null;
  issues: ContentProblem[];
}

/** Where a problem has no field of its own. */
export const WHOLE_FILE = '(the whole file)';

const fileOf = (name: string) => `${name}.ts`;

/**
 * Puts the law where the files refer to it, and checks each by its schema.
 * @param written by the file's name, whatever stands in it; null where there is none
 * @param unread files that were said to be wrong already, such as `facts.ts`
 */
export function judgeContent(
  written: Readonly<Record<string, unknown>>,
  unread: ReadonlySet<string> = new Set(),
): Judged {
  const law = putLaw(written);
  const result = v.safeParse(contentSchema, law.content);
  const issues = (result.issues ?? []).map((issue) => {
    const [file, ...keys] = (issue.path ?? []).map(({ key }) => key);
    const problem = schemaProblem(fileOf(String(file)), issue, keys);
    return { ...problem, field: problem.field || WHOLE_FILE };
  });
  const isNamed = ({ file, field }: ContentProblem) =>
    law.problems.some((other) => other.file === file && other.field === field);
  const right = Object.entries(contentSchema.entries).flatMap(([name, schema]) => {
    const one = v.safeParse(schema, law.content[name]);
    return one.success && !unread.has(fileOf(name)) ? [[name, one.output]] : [];
  });
  return {
    readable: readableContent(Object.fromEntries(right) as Partial<Content>),
    content: result.success && law.problems.length === 0 ? result.output : null,
    issues: [...issues.filter((issue) => !isNamed(issue)), ...law.problems].filter(({ file }) => !unread.has(file)),
  };
}
