import { contentSchema } from '#site/content-schema.ts';
import { mayBeNull, formOf } from './form.ts';
import type { Trees } from './tree.ts';
import { isText } from './brought/brought-file.ts';
import type { ShownProblem } from './problems.ts';

/** Files that a development may leave out and does; one that cannot be read is there, and must be mended. */
export function missingFiles(trees: Trees, problems: readonly ShownProblem[]): string[] {
  // Before the first answer nothing is known.
  if (Object.keys(trees).length === 0) return [];
  const isBroken = (file: string) => !(file in trees) && problems.some((problem) => problem.file === file);
  return Object.keys(contentSchema.entries).filter(
    (file) => (trees[file] ?? null) === null && mayBeNull(formOf(file)) && !isBroken(file),
  );
}

/** The texts that are there, without pictures, other files and what says nothing. */
export const presentFiles = (trees: Trees): string[] =>
  Object.keys(trees).filter((file) => isText(file) && trees[file] !== null);
