import type { ContentProblem } from '#site/content-problem.ts';
import type { FileEdit } from './edit.ts';
import type { Tree } from './tree.ts';

// What page and server of the editor say to each other.

/** Every file and picture of the development, as it stands on the disk. */
export interface EditedContent {
  /** What commands call the development. */
  site: string;
  files: Readonly<Record<string, EditedFile>>;
  /** What is wrong already. */
  problems: readonly ContentProblem[];
  /** What pictures must be like; the first whose names fit decides. */
  shapes: readonly PictureShape[];
}

/** Which shape pictures of some names are delivered in. */
export interface PictureShape {
  /** A pattern of the names. */
  names: string;
  kind: string;
  /** Width and height of the largest file in pixels. */
  size: readonly [number, number];
}

/** What a deploy refuses of the files on the disk. */
export type ReadinessAnswer =
  | { kind: 'judged'; places: readonly ContentProblem[] }
  /** No deploy would come so far: something in the files is wrong. */
  | { kind: 'wrong' };

/** What comes of a picture that is dropped in. */
export type PictureAnswer =
  /** As it is seen, turned as it says itself. */
  | { kind: 'taken'; master: string; masterWidth: number; masterHeight: number }
  | { kind: 'refused'; why: 'heic' | 'unreadable' | 'too-large' };

/** Why a file is not taken: of what it is not, what is in it, or how large it is. */
export const BROUGHT_REFUSALS = [
  'too-large',
  'unreadable',
  'active',
  'foreign',
  'no-box',
  'no-icon',
  'no-svg',
  'not-square',
  'too-small',
  'too-rich',
  'too-wide',
  'no-pdf',
  'no-mp4',
  'codec',
] as const;
export type BroughtRefusal = (typeof BROUGHT_REFUSALS)[number];

/** What comes of a file that is dropped in. */
export type BroughtAnswer =
  | { kind: 'taken'; brought: string; bytes: number }
  | { kind: 'refused'; why: BroughtRefusal };

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
  /** `unused`: new pictures that no field names, which are not written. */
  | { kind: 'fine'; unused?: readonly string[] }
  | { kind: 'wrong'; problems: readonly ContentProblem[] }
  /** These files have changed on the disk meanwhile. */
  | { kind: 'overtaken'; files: readonly string[] }
  | { kind: 'refused'; reason: string }
  /** Nothing is wrong with the edits: the disk is full, or a file may not be written. */
  | { kind: 'failed'; reason: string };

/** A plan or a map as it is being written, for the engine's own renderer. */
export type DrawRequest =
  | { kind: 'plan'; plan: unknown; variant: 'basic' | 'extended' }
  | { kind: 'map'; map: unknown };

export type Drawn =
  /** `markup` stands in an `<svg>` of this viewBox. */
  | { kind: 'drawn'; markup: string; box: readonly [left: number, top: number, width: number, height: number] }
  /** Somebody is in the middle of a number: the drawing before stays. */
  | { kind: 'undrawable' };
