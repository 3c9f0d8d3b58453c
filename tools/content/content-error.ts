import path from 'node:path';
import type { ContentProblem } from '#site/content-problem.ts';

/** Everything that is wrong with a content folder, in one readable message. */
export class ContentError extends Error {
  constructor(folder: string, problems: readonly ContentProblem[]) {
    // By file, as somebody mends them; within a file as they were found.
    const inOrder = problems.toSorted((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)));
    const lines = inOrder.map(({ file, field, remedy }) => `  ${path.join(folder, file)}: ${field}: ${remedy}`);
    super(`The content cannot be built (${problems.length} to mend):\n${lines.join('\n')}`);
    // Where in the engine it was thrown helps nobody who writes content.
    this.stack = `ContentError: ${this.message}`;
  }
}
