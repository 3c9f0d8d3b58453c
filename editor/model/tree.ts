/** Why a value can be changed in its file alone: a text made of others, one of another place, a function's, a list with parts of another. */
export type FixedKind = 'made' | 'elsewhere' | 'reckoned' | 'joined';

/** A value that code makes: it is shown, and never written. */
export interface Fixed {
  readonly $fixed: FixedKind;
  /** Where it comes from, as `facts.modelHouse.hours` has it: the file, then the fields. */
  readonly from: readonly (readonly string[])[];
  readonly value: unknown;
}

/** What a content file says, with what code makes of it marked, so that it stays marked wherever its entry is moved. */
export type Tree = string | number | boolean | null | Fixed | readonly Tree[] | TreeObject;
export interface TreeObject {
  readonly [key: string]: Tree;
}

/** Every file's, by its name. */
export type Trees = Readonly<Record<string, Tree>>;

export type Key = string | number;

/** Where a value stands in its file. */
export type Path = readonly Key[];

export const isList = (tree: Tree | undefined): tree is readonly Tree[] => Array.isArray(tree);

export const isFixed = (tree: Tree | undefined): tree is Fixed =>
  typeof tree === 'object' && tree !== null && !isList(tree) && '$fixed' in tree;

export const isObject = (tree: Tree | undefined): tree is TreeObject =>
  typeof tree === 'object' && tree !== null && !isList(tree) && !isFixed(tree);

/** Whether code makes any part of a value: written anew, it would be a copy that follows its source no longer. */
export function holdsFixed(tree: Tree | undefined): boolean {
  if (isFixed(tree)) return true;
  return isList(tree) ? tree.some(holdsFixed) : isObject(tree) && Object.values(tree).some(holdsFixed);
}

/** The value that the site reads. */
export function plain(tree: Tree): unknown {
  if (isFixed(tree)) return tree.value;
  if (isList(tree)) return tree.map(plain);
  if (isObject(tree)) return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, plain(part)]));
  return tree;
}

/** What stands at a place; undefined where nothing does. */
export function at(tree: Tree | undefined, path: Path): Tree | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return tree;
  if (isList(tree)) return at(tree[Number(key)], rest);
  return isObject(tree) && Object.hasOwn(tree, key) ? at(tree[key], rest) : undefined;
}

/** Whether the site would read the same. */
export const isSame = (one: Tree | undefined, other: Tree | undefined): boolean =>
  JSON.stringify(one === undefined ? one : plain(one)) === JSON.stringify(other === undefined ? other : plain(other));
