import type { FileEdit } from './edit.ts';
import type { Step } from './history.ts';
import { at, isSame, type Path, type Tree, type Trees } from './tree.ts';

/** One line of the list of what changed. */
export interface Change {
  file: string;
  path: Path;
  kind: FileEdit['kind'];
  before: Tree | undefined;
  after: Tree | undefined;
  /** The file before it, in which its place has a name. */
  tree: Tree | undefined;
  /** The new place of what was moved, or the new name of what was renamed. */
  to: number | string | null;
}

function changeOf(edit: FileEdit, before: Trees): Change {
  const tree = before[edit.file];
  return {
    file: edit.file,
    path: edit.path,
    kind: edit.kind,
    before: edit.kind === 'insert' ? undefined : at(tree, edit.path),
    after: 'value' in edit ? edit.value : undefined,
    tree,
    to: 'to' in edit ? edit.to : null,
  };
}

/** Whether an earlier line can take a later one in: the same field, and no list has moved between them. */
const takesIn = (earlier: Change, later: Change): boolean =>
  earlier.kind === 'set' &&
  later.kind === 'set' &&
  earlier.file === later.file &&
  JSON.stringify(earlier.path) === JSON.stringify(later.path);

function lastBefore(changes: readonly Change[], later: Change): number {
  for (let index = changes.length - 1; index >= 0; index -= 1) {
    const earlier = changes[index];
    if (earlier && takesIn(earlier, later)) return index;
    if (earlier?.file === later.file && earlier.kind !== 'set') return -1;
  }
  return -1;
}

/** What is different from the files, a line for each field however often it was written. */
export function changesOf(done: readonly Step[]): Change[] {
  const changes: Change[] = [];
  for (const change of done.flatMap(({ edits, before }) => edits.map((edit) => changeOf(edit, before)))) {
    const index = lastBefore(changes, change);
    const earlier = changes[index];
    if (earlier) changes[index] = { ...earlier, after: change.after };
    else changes.push(change);
  }
  return changes.filter(({ kind, before, after }) => kind !== 'set' || !isSame(before, after));
}
