import { applyEdit, EditError, type FileEdit } from './edit.ts';
import type { EditedContent } from './messages.ts';
import { isText } from './brought/brought-file.ts';
import { filePut, type PutFile } from './brought/put-file.ts';
import { picturePut, type PutPicture } from './pictures/put-picture.ts';
import { withRoomNames } from './room-names.ts';
import { at, isSame, type Trees } from './tree.ts';

/** What one undo takes back: an edit, a new picture with its name, or all that a wall's numbers became while it was dragged. */
export interface Deed {
  edits: readonly FileEdit[];
  /** The field that is written, or what is dragged: while that goes on it is one step. Null where nothing goes on. */
  key: string | null;
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
  /** The last that was to be written could not be. */
  isRefused: boolean;
  /** Pictures and files that are answered while a save runs wait for its end; null while none runs. */
  held: readonly Put[] | null;
  /** The first so many of what was done were sent, and nobody knows whether they were written: they cannot be taken back. */
  unsure: number;
}

/** Something that was dropped in, with its name where it has none: one step. */
type Put = ({ kind: 'picture' } & PutPicture) | ({ kind: 'file' } & PutFile);

export type Action =
  | Put
  /** A save begins: what would be written while it runs would not be in it. */
  | { kind: 'hold' }
  /** It has ended, whatever came of it. */
  | { kind: 'release' }
  /** The files hold what was sent: the first of what was done. */
  | { kind: 'saved'; sent: number }
  /** Nobody has said what became of a save. */
  | { kind: 'unsure'; sent: number }
  /** After a save: what was not sent goes on. */
  | { kind: 'read'; content: EditedContent }
  /** What was written and not saved goes on, but in files that have changed meanwhile. */
  | { kind: 'reread'; content: EditedContent }
  | { kind: 'edit'; edit: FileEdit }
  /** All that a thing's numbers are by now, in the place of what the same move made of them before. */
  | { kind: 'move'; thing: string; edits: readonly FileEdit[] }
  /** What was written before and not saved is done once more. */
  | { kind: 'restore'; deeds: readonly Deed[] }
  | { kind: 'rest' }
  | { kind: 'undo' }
  | { kind: 'redo' };

export const EMPTY: History = {
  trees: {},
  hashes: {},
  done: [],
  undone: [],
  isOpen: false,
  isRefused: false,
  held: null,
  unsure: 0,
};

const keyOf = (edit: FileEdit): string | null => (edit.kind === 'set' ? JSON.stringify([edit.file, edit.path]) : null);

const changed = (trees: Trees, edit: FileEdit): Trees => {
  const tree = trees[edit.file];
  // A picture, or a file, that was not there.
  if (tree === undefined && edit.path.length > 0) return trees;
  return { ...trees, [edit.file]: applyEdit(tree ?? null, edit) };
};

/** Goes on with the step of the same field, or begins one. */
function withDeed(history: History, { edits: own, key }: Deed): History {
  const last = history.done.at(-1);
  const goesOn = history.isOpen && key !== null && last?.key === key;
  const done = goesOn ? history.done.slice(0, -1) : history.done;
  const before = goesOn ? last.before : history.trees;
  const [only] = own;
  const edits = only && own.length === 1 ? withRoomNames(before, only) : own;
  const trees = edits.reduce(changed, before);
  // Written back to what it was: nothing has happened.
  const isBack =
    (goesOn || edits.length === 0) &&
    edits.every((edit) => edit.kind === 'set' && at(before[edit.file], edit.path) === edit.value);
  if (isBack) return { ...history, trees, done, isOpen: false };
  return { ...history, trees, done: [...done, { edits, key, before }], undone: [], isOpen: true };
}

/** The same deeds, done anew. */
const withDeeds = (history: History, deeds: readonly Deed[]): History =>
  deeds.reduce((next, deed) => withDeed({ ...next, isOpen: false }, deed), history);

function readFrom({ files }: EditedContent): History {
  const entries = Object.entries(files);
  return {
    ...EMPTY,
    trees: Object.fromEntries(entries.map(([file, { tree }]) => [file, tree])),
    hashes: Object.fromEntries(entries.map(([file, { hash }]) => [file, hash])),
  };
}

/** Whether the disk holds what the first so many of what was done have made, and not what was there before them. */
export function isOnDisk({ done, trees, hashes }: History, sent: number, { files }: EditedContent): boolean {
  const made = done[sent]?.before ?? trees;
  const named = [...new Set(editsOf({ done: done.slice(0, sent) }).map(({ file }) => file))];
  const texts = named.filter(isText);
  return (
    named.some((file) => files[file]?.hash !== hashes[file]) &&
    texts.every((file) => isSame(files[file]?.tree, made[file]))
  );
}

/** Once it is seen that a save was done of which nobody had said so, it is no more to be saved. */
function knowing(history: History, content: EditedContent): History {
  const { unsure: sent, done, hashes } = history;
  if (sent === 0 || !isOnDisk(history, sent, content)) return history;
  const saved = editsOf({ done: done.slice(0, sent) }).map(({ file }) => [file, content.files[file]?.hash ?? '']);
  return { ...history, done: done.slice(sent), hashes: { ...hashes, ...Object.fromEntries(saved) }, unsure: 0 };
}

/** Every deed in a file that is another by now, and with a picture's name the picture, however it was cut since. */
export function deedsInOthers<Done extends Deed>(done: readonly Done[], isOther: (file: string) => boolean): Done[] {
  const lost = new Set<string>();
  return done.filter(({ edits }) => {
    const isLost = edits.some(({ file }) => lost.has(file) || isOther(file));
    if (isLost) for (const { file } of edits) if (!isText(file)) lost.add(file);
    return isLost;
  });
}

/** What reading the files again would cost. */
export function overtaken(history: History, content: EditedContent): Step[] {
  const { hashes, done } = knowing(history, content);
  return deedsInOthers(done, (file) => content.files[file]?.hash !== hashes[file]);
}

function readAgain(before: History, content: EditedContent): History {
  const history = knowing(before, content);
  const lost = new Set(overtaken(history, content));
  return withDeeds(
    { ...readFrom(content), held: history.held, unsure: lost.size > 0 ? 0 : history.unsure },
    history.done.filter((deed) => !lost.has(deed)),
  );
}

function undo(history: History): History {
  const last = history.done.at(-1);
  if (!last || !canUndo(history)) return history;
  const undone = [last, ...history.undone];
  return { ...history, trees: last.before, done: history.done.slice(0, -1), undone, isOpen: false };
}

/** Whether there is something to take back. */
export const canUndo = ({ done, unsure }: History): boolean => done.length > unsure;

function redo(history: History): History {
  const [next, ...undone] = history.undone;
  return next ? { ...withDeed({ ...history, isOpen: false }, next), undone, isOpen: false } : history;
}

/** @throws {EditError} where it has no place any more */
const withPicture = (history: History, put: PutPicture): History =>
  withDeed(history, { edits: picturePut(history.trees, put), key: null });

/** What is written, taken back or brought again. @throws {EditError} */
function written(history: History, action: Action): History {
  if (action.kind === 'edit') return withDeed(history, { edits: [action.edit], key: keyOf(action.edit) });
  if (action.kind === 'move') return withDeed(history, { edits: action.edits, key: action.thing });
  if (action.kind === 'restore') return withDeeds(history, action.deeds);
  if (action.kind === 'picture') return withPicture(history, action);
  if (action.kind === 'file') return withDeed(history, { edits: filePut(history.trees, action), key: null });
  if (action.kind === 'undo') return undo(history);
  return action.kind === 'redo' ? redo(history) : history;
}

function release({ held, ...history }: History): History {
  const puts: readonly Action[] = held ?? [];
  return puts.reduce(historyAfter, { ...history, held: null });
}

/** What comes of an action that is about files and their saving, or ends a step. */
function settled(history: History, action: Action): History | null {
  const { done, held } = history;
  if (action.kind === 'hold') return { ...history, isOpen: false, held: held ?? [] };
  if (action.kind === 'release') return release(history);
  if (action.kind === 'saved')
    return { ...history, done: done.slice(action.sent), undone: [], isOpen: false, unsure: 0 };
  if (action.kind === 'unsure') return { ...history, unsure: action.sent };
  if (action.kind === 'read') return withDeeds({ ...readFrom(action.content), held }, done);
  if (action.kind === 'reread') return readAgain(history, action.content);
  return action.kind === 'rest' ? { ...history, isOpen: false } : null;
}

/** What is written after an action. An edit that its file cannot take leaves everything as it is, and is said. */
export function historyAfter(history: History, action: Action): History {
  try {
    const next = settled(history, action);
    if (next) return next;
    if (!history.held) return { ...written(history, action), isRefused: false };
    return action.kind === 'picture' || action.kind === 'file'
      ? { ...history, held: [...history.held, action] }
      : history;
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return { ...history, isRefused: true };
  }
}

/** Everything that is written and not saved, in its order. */
export const editsOf = ({ done }: Pick<History, 'done'>): FileEdit[] => done.flatMap(({ edits }) => edits);
