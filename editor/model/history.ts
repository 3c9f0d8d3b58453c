import { applyEdit, type FileEdit } from './edit.ts';
import type { EditedContent } from './messages.ts';
import { at, type Tree } from './tree.ts';

export type Trees = Readonly<Record<string, Tree>>;

/** One edit, with the content before it. */
export interface Step extends Deed {
  before: Trees;
}

/** What is done, and again after it was taken back. */
interface Deed {
  edit: FileEdit;
  /** One deed with the one before: a new picture, and the name that it got. */
  goesWithLast: boolean;
}

/** Everything that somebody has written since the files were read. */
export interface History {
  trees: Trees;
  hashes: Readonly<Record<string, string>>;
  done: readonly Step[];
  undone: readonly Deed[];
  /** Whether the next letter in the same field belongs to the last step: one undo takes back a word, not a letter. */
  isOpen: boolean;
}

export type Action =
  /** The files hold everything that was written. */
  | { kind: 'saved' }
  | { kind: 'read'; content: EditedContent }
  /** What was written and not saved goes on, but in files that have changed meanwhile. */
  | { kind: 'reread'; content: EditedContent }
  | { kind: 'edit'; edit: FileEdit; goesWithLast?: boolean }
  | { kind: 'rest' }
  | { kind: 'undo' }
  | { kind: 'redo' };

export const EMPTY: History = { trees: {}, hashes: {}, done: [], undone: [], isOpen: false };

const isSamePlace = (one: FileEdit, other: FileEdit): boolean =>
  one.file === other.file && JSON.stringify(one.path) === JSON.stringify(other.path);

const changed = (trees: Trees, edit: FileEdit): Trees => {
  const tree = trees[edit.file];
  // A picture, or a file, that was not there.
  if (tree === undefined && edit.path.length > 0) return trees;
  return { ...trees, [edit.file]: applyEdit(tree ?? null, edit) };
};

/** Goes on with the step of the same field, or begins one. */
function withEdit(history: History, { edit, goesWithLast }: Deed): History {
  const last = history.done.at(-1);
  const goesOn =
    !goesWithLast && history.isOpen && last?.edit.kind === 'set' && edit.kind === 'set' && isSamePlace(last.edit, edit);
  const done = goesOn ? history.done.slice(0, -1) : history.done;
  const before = goesOn ? last.before : history.trees;
  const trees = changed(history.trees, edit);
  // Written back to what it was: nothing has happened.
  const isBack = edit.kind === 'set' && goesOn && at(before[edit.file], edit.path) === edit.value;
  return {
    ...history,
    trees,
    done: isBack ? done : [...done, { edit, before, goesWithLast: goesOn ? last.goesWithLast : goesWithLast }],
    undone: [],
    isOpen: true,
  };
}

function readFrom({ files }: EditedContent): History {
  const entries = Object.entries(files);
  return {
    ...EMPTY,
    trees: Object.fromEntries(entries.map(([file, { tree }]) => [file, tree])),
    hashes: Object.fromEntries(entries.map(([file, { hash }]) => [file, hash])),
  };
}

/** Whether a file is another than the one that was written in. */
export const isOvertaken = ({ hashes }: History, { files }: EditedContent, file: string): boolean =>
  files[file]?.hash !== hashes[file];

const readAgain = (history: History, content: EditedContent): History =>
  history.done
    .filter(({ edit }) => !isOvertaken(history, content, edit.file))
    .reduce((next, step) => withEdit({ ...next, isOpen: false }, step), readFrom(content));

function undo(history: History): History {
  const last = history.done.at(-1);
  if (!last) return history;
  const undone = [last, ...history.undone];
  const before = { ...history, trees: last.before, done: history.done.slice(0, -1), undone, isOpen: false };
  return last.goesWithLast ? undo(before) : before;
}

function redo(history: History): History {
  const [next, ...undone] = history.undone;
  if (!next) return history;
  const again = { ...withEdit({ ...history, isOpen: false }, next), undone, isOpen: false };
  return undone[0]?.goesWithLast ? redo(again) : again;
}

export function historyAfter(history: History, action: Action): History {
  if (action.kind === 'saved') return { ...EMPTY, trees: history.trees, hashes: history.hashes };
  if (action.kind === 'read') return readFrom(action.content);
  if (action.kind === 'reread') return readAgain(history, action.content);
  if (action.kind === 'edit')
    return withEdit(history, { edit: action.edit, goesWithLast: action.goesWithLast ?? false });
  if (action.kind === 'rest') return { ...history, isOpen: false };
  return action.kind === 'undo' ? undo(history) : redo(history);
}
