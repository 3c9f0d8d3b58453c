import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { WHOLE_CONTENT_CHECKS } from '#tools/content/content.ts';
import { judgeContent } from '#tools/content/judge-content.ts';
import { readContent } from '#tools/content/read-content.ts';
import { runChecks } from '#tools/content/readable-content.ts';

/** The first development's content as it is written: files that others may leave out are all there. */
export type WholeContent = { [File in keyof Content]: NonNullable<Content[File]> };

export const readWholeContent = async () => (await readContent('src/content')).written as WholeContent;

/** What a build says of a content once somebody has made a mistake in it. */
export function problemsAfter(written: WholeContent, mistake: (content: WholeContent) => void): ContentProblem[] {
  const content = structuredClone(written);
  mistake(content);
  const { readable, issues } = judgeContent(content);
  return [...issues, ...runChecks(readable, WHOLE_CONTENT_CHECKS)];
}
