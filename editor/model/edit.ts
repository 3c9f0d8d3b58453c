import { holdsFixed, isFixed, isList, isObject, type Key, type Path, type Tree } from './tree.ts';

/** One change of a content file. `path` is the place of the value, or of the list's entry. */
export type Edit =
  /** Also adds a part that was left out; without a place, a picture or a file that was not there. */
  | { kind: 'set'; path: Path; value: Tree }
  /** An entry of a list, or a part that may be left out. */
  | { kind: 'remove'; path: Path }
  | { kind: 'insert'; path: Path; value: Tree }
  | { kind: 'move'; path: Path; to: number }
  /** An entry that is kept under a name of its own. */
  | { kind: 'rename'; path: Path; to: string };

export type FileEdit = Edit & { file: string };

/** An edit that its file cannot take: a place that is not there, or one that only code may change. */
export class EditError extends Error {
  constructor(path: Path) {
    super(`nothing can be changed at ${path.join('.') || 'the whole file'}`);
  }
}

/** A list with one entry taken out, put in, or put elsewhere. */
function changedList(list: readonly Tree[], index: number, edit: Edit): Tree[] {
  const most = edit.kind === 'insert' ? list.length : list.length - 1;
  const to = edit.kind === 'move' ? edit.to : index;
  for (const place of [index, to])
    if (!Number.isInteger(place) || place < 0 || place > most) throw new EditError(edit.path);
  const entry = list[index];
  if (edit.kind === 'set') return list.toSpliced(index, 1, edit.value);
  if (edit.kind === 'insert') return list.toSpliced(index, 0, edit.value);
  if (edit.kind === 'rename') throw new EditError(edit.path);
  const rest = list.toSpliced(index, 1);
  return edit.kind === 'move' && entry !== undefined ? rest.toSpliced(to, 0, entry) : rest;
}

/** Names under which nothing can be kept: code would take the first for something else. */
const isName = (name: string): boolean => name !== '__proto__' && name.trim() === name && name !== '';

function changedEntry(tree: Tree, key: Key, edit: Edit): Tree {
  if (isList(tree)) return changedList(tree, Number(key), edit);
  if (!isObject(tree)) throw new EditError(edit.path);
  if (edit.kind === 'set' && isName(String(key))) return { ...tree, [key]: edit.value };
  if (!Object.hasOwn(tree, key)) throw new EditError(edit.path);
  if (edit.kind === 'rename') {
    if (!isName(edit.to) || Object.hasOwn(tree, edit.to)) throw new EditError(edit.path);
    return Object.fromEntries(Object.entries(tree).map(([name, part]) => [name === key ? edit.to : name, part]));
  }
  if (edit.kind !== 'remove') throw new EditError(edit.path);
  return Object.fromEntries(Object.entries(tree).filter(([name]) => name !== key));
}

function changedBelow(tree: Tree | undefined, [key, ...rest]: Path, edit: Edit): Tree {
  if (tree === undefined || key === undefined || isFixed(tree)) throw new EditError(edit.path);
  if (rest.length === 0) {
    const before = isList(tree) ? tree[Number(key)] : isObject(tree) ? tree[key] : undefined;
    if (edit.kind === 'set' && isFixed(before)) throw new EditError(edit.path);
    return changedEntry(tree, key, edit);
  }
  if (isList(tree)) return tree.with(Number(key), changedBelow(tree[Number(key)], rest, edit));
  if (isObject(tree)) return { ...tree, [key]: changedBelow(tree[key], rest, edit) };
  throw new EditError(edit.path);
}

/** A file's content after an edit; what the edit does not touch stays the same object. @throws {EditError} */
export function applyEdit(tree: Tree, edit: Edit): Tree {
  if ('value' in edit && holdsFixed(edit.value)) throw new EditError(edit.path);
  if (edit.kind === 'set' && edit.path.length === 0) return edit.value;
  return changedBelow(tree, edit.path, edit);
}
