import path from 'node:path';
import type { ContentProblem } from '#site/content-problem.ts';

/** Everything that is wrong with a content folder, in one readable message. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(folder: string, problems: readonly ContentProblem[]) {
    const lines = problems.map(({ file, field, remedy }) => `  ${path.join(folder, file)}: ${field}: ${remedy}`);
    super(`The content cannot be built (${problems.length} to mend):\n${lines.join('\n')}`);
    this.problems = problems;
    // Where in the engine it was thrown helps nobody who writes content.
    this.stack = `ContentError: ${this.message}`;
  }
}
