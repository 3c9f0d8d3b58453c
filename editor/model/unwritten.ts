import { TO_WRITE_MARK } from '#site/schema/parts/fields.ts';
import { inOrder } from './page-of.ts';
import { presentFiles } from './missing-files.ts';
import { fieldName } from './problems.ts';
import { isFixed, isList, isObject, type Path, type Tree, type Trees } from './tree.ts';

/** A text that a new development still has to write. */
export interface Unwritten {
  file: string;
  field: string;
}

function placesIn(tree: Tree, at: Path = []): Path[] {
  if (typeof tree === 'string') return tree.includes(TO_WRITE_MARK) ? [at] : [];
  // What code makes is written where it comes from.
  if (isFixed(tree)) return [];
  if (isList(tree)) return tree.flatMap((part, index) => placesIn(part, [...at, index]));
  return isObject(tree) ? Object.entries(tree).flatMap(([key, part]) => placesIn(part, [...at, key])) : [];
}

/** Every text with the mark, in the order in which staff see the files. */
export const unwrittenIn = (trees: Trees): Unwritten[] =>
  inOrder(presentFiles(trees)).flatMap((file) =>
    placesIn(trees[file] ?? null).map((path) => ({ file, field: fieldName(path) })),
  );
