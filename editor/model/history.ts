import { applyEdit, type FileEdit } from './edit.ts';
import type { EditedContent } from './messages.ts';
import { at, type Tree } from './tree.ts';

export type Trees = Readonly<Record<string, Tree>>;

/** What one undo takes back: an edit, or all that a wall's numbers became while it was dragged. */
interface Deed {
  edits: readonly FileEdit[];
  /** The field that is written, or what is dragged: while that goes on it is one step. Null where nothing goes on. */
  key: string | null;
  /** Taken back together with the one before: a new picture, and the name that it got. */
  goesWithLast: boolean;
}

/** Something done, with the content before it. */
export interface Step extends Deed {
  before: Trees;
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
  /** All that a thing's numbers are by now, in the place of what the same move made of them before. */
  | { kind: 'move'; thing: string; edits: readonly FileEdit[] }
  | { kind: 'rest' }
  | { kind: 'undo' }
  | { kind: 'redo' };

export const EMPTY: History = { trees: {}, hashes: {}, done: [], undone: [], isOpen: false };

const keyOf = (edit: FileEdit): string | null => (edit.kind === 'set' ? JSON.stringify([edit.file, edit.path]) : null);

const changed = (trees: Trees, edit: FileEdit): Trees => {
  const tree = trees[edit.file];
  // A picture, or a file, that was not there.
  if (tree === undefined && edit.path.length > 0) return trees;
  return { ...trees, [edit.file]: applyEdit(tree ?? null, edit) };
};

/** Goes on with the step of the same field, or begins one. */
function withDeed(history: History, { edits, key, goesWithLast }: Deed): History {
  const last = history.done.at(-1);
  const goesOn = !goesWithLast && history.isOpen && key !== null && last?.key === key;
  const done = goesOn ? history.done.slice(0, -1) : history.done;
  const before = goesOn ? last.before : history.trees;
  const trees = edits.reduce(changed, before);
  // Written back to what it was: nothing has happened.
  const isBack =
    (goesOn || edits.length === 0) &&
    edits.every((edit) => edit.kind === 'set' && at(before[edit.file], edit.path) === edit.value);
  if (isBack) return { ...history, trees, done, isOpen: false };
  const step = { edits, key, goesWithLast: goesOn ? last.goesWithLast : goesWithLast, before };
  return { ...history, trees, done: [...done, step], undone: [], isOpen: true };
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
    .filter(({ edits }) => edits.every(({ file }) => !isOvertaken(history, content, file)))
    .reduce((next, deed) => withDeed({ ...next, isOpen: false }, deed), readFrom(content));

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
  const again = { ...withDeed({ ...history, isOpen: false }, next), undone, isOpen: false };
  return undone[0]?.goesWithLast ? redo(again) : again;
}

export function historyAfter(history: History, action: Action): History {
  if (action.kind === 'saved') return { ...EMPTY, trees: history.trees, hashes: history.hashes };
  if (action.kind === 'read') return readFrom(action.content);
  if (action.kind === 'reread') return readAgain(history, action.content);
  if (action.kind === 'edit') {
    const { edit, goesWithLast = false } = action;
    return withDeed(history, { edits: [edit], key: keyOf(edit), goesWithLast });
  }
  if (action.kind === 'move') return withDeed(history, { edits: action.edits, key: action.thing, goesWithLast: false });
  if (action.kind === 'rest') return { ...history, isOpen: false };
  return action.kind === 'undo' ? undo(history) : redo(history);
}

/** Everything that is written and not saved, in its order. */
export const editsOf = ({ done }: Pick<History, 'done'>): FileEdit[] => done.flatMap(({ edits }) => edits);
