import { formPlace } from '#editor/model/brought/place-of.ts';
import { isList, isObject, type Path, type Tree, type Trees } from '#editor/model/tree.ts';
import { pictureOf } from './new-picture.ts';

/** A place of the content that names a picture. */
export interface Use {
  file: string;
  path: Path;
}

function usesIn(tree: Tree, name: string, path: Path): Path[] {
  if (isList(tree)) return tree.flatMap((part, index) => usesIn(part, name, [...path, index]));
  if (!isObject(tree)) return [];
  if (tree['name'] === name && 'alt' in tree) return [path];
  return Object.entries(tree).flatMap(([key, part]) => usesIn(part, name, [...path, key]));
}

/** Every place that shows a picture: a new one is seen in all of them. */
export const usesOf = (trees: Trees, name: string): Use[] =>
  Object.entries(trees).flatMap(([file, tree]) => usesIn(tree, name, []).map((path) => ({ file, path })));

function formsOf(trees: Trees, file: string): string[] {
  const picture = pictureOf(file);
  if (picture !== null) return usesOf(trees, picture).map((use) => use.file);
  return [formPlace(trees, file)?.form ?? file];
}

/** The files in whose forms something is seen: a picture is in those that name it, what was brought in its own. */
export const shownIn = (trees: Trees, found: readonly { file: string }[]): Set<string> =>
  new Set(found.flatMap(({ file }) => formsOf(trees, file)));
