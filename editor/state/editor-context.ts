import { createContext, use } from 'react';
import type { PutFile } from '#editor/model/brought/put-file.ts';
import type { Edit, FileEdit } from '#editor/model/edit.ts';
import type { PictureShape } from '#editor/model/messages.ts';
import type { PutPicture } from '#editor/model/pictures/put-picture.ts';
import type { ShownProblem } from '#editor/model/problems.ts';
import type { Tree, Trees } from '#editor/model/tree.ts';

/** A place that somebody wants to see; each wish is an object of its own. */
export interface Target {
  field: string;
}

/** What fields need that show a picture: it stands in a file of its own, and other files show it too. */
export interface PictureWork {
  shapes: readonly PictureShape[];
  /** What keeps single ones from being saved. */
  problems: readonly ShownProblem[];
  /** Why none of what is written could be saved; null where that was not tried, or is over. */
  failure: string | null;
  /** Tries once more what has failed; null where nothing has. */
  retry: (() => void) | null;
  edit: (edit: FileEdit) => void;
  /** Takes a new one in, with a name where its field has none. */
  put: (picture: PutPicture) => void;
}

/** What every field of the form needs, whatever file it is of. */
export interface EditorForm {
  file: string;
  tree: Tree;
  /** Of all files. */
  trees: Trees;
  /** By the name of the place, as checks have it. */
  problems: ReadonlyMap<string, readonly ShownProblem[]>;
  /** The place that somebody wants to see: what holds it opens. */
  target: Target | null;
  edit: (edit: Edit) => void;
  /** Several numbers at once, of a thing that is moved: what the same move made of them before is gone. */
  move: (thing: string, edits: readonly Edit[]) => void;
  pictures: PictureWork;
  /** Takes in a file that an office brings as it is, with the text that names it. */
  bring: (file: PutFile) => void;
  /** The field is left: what is written next is a step of its own. */
  rest: () => void;
  goTo: (file: string, field: string) => void;
  /** Whether every part is open at first: those of one thing are few. */
  areOpen?: boolean;
  /** Has the site beside show a page. */
  showPage: (address: string) => void;
}

export const EditorContext = createContext<EditorForm | null>(null);

/** @throws outside of the form */
export function useEditorForm(): EditorForm {
  const form = use(EditorContext);
  if (!form) throw new Error('a field stands outside of the form');
  return form;
}

/** A field's id in the page. */
export const fieldId = (file: string, field: string): string => `${file}/${field}`;
