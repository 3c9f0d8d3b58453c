import type { FileEdit } from './edit.ts';
import { at, isList, isObject, type Key, type Path, type Tree, type Trees } from './tree.ts';

/** Where a plan and a walk name one of a home's rooms. */
const NAMES_ROOM = new Set<Key>(['from', 'to', 'into', 'room', 'partOf']);

const namesIn = (list: Tree | undefined): string[] =>
  isList(list)
    ? (list.map((room) => at(room, ['name'])).filter((name) => typeof name === 'string' && name !== '') as string[])
    : [];

/** The rooms among which a place of a plan chooses one; null where it names none. */
export function roomsToChoose(file: string, tree: Tree, path: Path): string[] | null {
  const [unit] = path;
  const key = path.at(-1);
  if (file !== 'plans' || unit === undefined || path.length < 3 || key === undefined || !NAMES_ROOM.has(key))
    return null;
  const beside = (name: Key) => at(tree, [...path.slice(0, -1), name]);
  // A door opens into one of the two that it leads to.
  const ends = key === 'into' ? [beside('from'), beside('to')] : [];
  const chosen = ends.filter((end): end is string => typeof end === 'string' && end !== '');
  const balcony = at(tree, [unit, 'balcony', 'name']);
  const all = [
    ...['rooms', 'kept'].flatMap((part) => namesIn(at(tree, [unit, part]))),
    ...(typeof balcony === 'string' ? [balcony] : []),
  ];
  return [...new Set(chosen.length === 2 ? chosen : all)];
}

/** The places below one where a room is named. */
function placesOf(room: string, tree: Tree | undefined, path: Path): Path[] {
  if (isList(tree)) return tree.flatMap((part, index) => placesOf(room, part, [...path, index]));
  if (isObject(tree))
    return Object.entries(tree).flatMap(([key, part]) =>
      part === room && NAMES_ROOM.has(key) ? [[...path, key]] : placesOf(room, part, [...path, key]),
    );
  return [];
}

/** The walks through a home, by their places. */
function walksOf(unit: Key, tour: Tree | undefined): Path[] {
  if (isList(tour)) return tour.flatMap((part, index) => walksOf(unit, part).map((path) => [index, ...path]));
  if (!isObject(tour)) return [];
  if (tour['unit'] === unit) return [[]];
  return ['tabs', 'walks'].flatMap((key) => walksOf(unit, tour[key]).map((path) => [key, ...path]));
}

/** The unit whose room or balcony an edit renames; null where it does something else. */
function renamedIn({ kind, file, path }: FileEdit): Key | null {
  const [unit, part, ...rest] = path;
  const isRoom = (part === 'rooms' || part === 'kept') && rest.length === 2;
  const isBalcony = part === 'balcony' && rest.length === 1;
  const isName = kind === 'set' && file === 'plans' && path.at(-1) === 'name' && (isRoom || isBalcony);
  return isName ? (unit ?? null) : null;
}

/** Whether more than one room of a home has a name. */
function isShared(room: string, home: Tree | undefined): boolean {
  const named = ['rooms', 'kept'].flatMap((part) => {
    const list = at(home, [part]);
    return isList(list) ? list.filter((entry) => at(entry, ['name']) === room && !at(entry, ['partOf'])) : [];
  });
  return named.length > 1;
}

/**
 * An edit with those that belong to it: a room's new name is also that of the room that doors lead to, windows belong
 * to, things stand in and a walk goes through. Each in its own field, they would be wrong until the last is written.
 * @param trees as they were before
 */
export function withRoomNames(trees: Trees, edit: FileEdit): FileEdit[] {
  const unit = renamedIn(edit);
  const room = at(trees[edit.file], edit.path);
  if (unit === null || edit.kind !== 'set' || typeof room !== 'string' || room === '') return [edit];
  const { value } = edit;
  const home = at(trees['plans'], [unit]);
  // Two rooms of one name: nobody can tell which of them is meant.
  if (isShared(room, home)) return [edit];
  const inPlan = placesOf(room, home, [unit]).map((path) => ({ file: 'plans', path }));
  const onWalks = walksOf(unit, trees['tour'])
    .flatMap((walk) => placesOf(room, at(trees['tour'], walk), walk))
    .map((path) => ({ file: 'tour', path }));
  return [edit, ...[...inPlan, ...onWalks].map((place): FileEdit => ({ ...place, kind: 'set', value }))];
}
