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

/** A plan or a map as it is being written, for the engine's own renderer. */
export type DrawRequest =
  | { kind: 'plan'; plan: unknown; variant: 'basic' | 'extended' }
  | { kind: 'map'; map: unknown };

export type Drawn =
  /** `markup` stands in an `<svg>` of this viewBox. */
  | { kind: 'drawn'; markup: string; box: readonly [left: number, top: number, width: number, height: number] }
  /** Somebody is in the middle of a number: the drawing before stays. */
  | { kind: 'undrawable' };
