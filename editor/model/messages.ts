import type { ContentProblem } from '#site/content-problem.ts';
import type { FileEdit } from './edit.ts';
import type { Tree } from './tree.ts';

// What page and server of the editor say to each other.

/** Every file of the development that has content, as it stands on the disk. */
export interface EditedContent {
  files: Readonly<Record<string, EditedFile>>;
  /** What is wrong already. */
  problems: readonly ContentProblem[];
}

export interface EditedFile {
  tree: Tree;
  /** Of the text that the tree was read from: a file that is another by now is not written. */
  hash: string;
}

/** To try, or to write. */
export interface EditRequest {
  edits: readonly FileEdit[];
  hashes: Readonly<Record<string, string>>;
}

export type EditAnswer =
  | { kind: 'fine' }
  | { kind: 'wrong'; problems: readonly ContentProblem[] }
  /** These files have changed on the disk meanwhile. */
  | { kind: 'overtaken'; files: readonly string[] }
  | { kind: 'refused'; reason: string };
