import { EDITOR_TEXT } from '#text/editor/words.ts';
import { remedyInWords } from '#text/remedies/in-words.ts';
import type { FormSchema } from './form.ts';
import { fileOfKind } from './page-of.ts';
import { isList, isObject, type Tree } from './tree.ts';

/** Why nothing can be kept under a name; null where it can. What only the other files know, the checks say later. */
export function nameRefusal({ propertyNames = {} }: FormSchema, taken: readonly string[], name: string): string | null {
  const { pattern, remedies = [] } = propertyNames;
  if (name === '' || name.trim() !== name || name === '__proto__') return EDITOR_TEXT.keyEmpty;
  if (taken.includes(name)) return EDITOR_TEXT.keyTaken;
  if (pattern === undefined || new RegExp(pattern, 'u').test(name)) return null;
  return remedyInWords(remedies.at(-1) ?? '') ?? EDITOR_TEXT.keyEmpty;
}

/** The file that has something for every page. */
const OF_ALL_PAGES = 'descriptions';

/** Paths of pages that a file has nothing for yet. */
export function freePaths(file: string, taken: readonly string[], navigation: Tree | undefined): string[] {
  const pages = isObject(navigation) && isList(navigation['pages']) ? navigation['pages'] : [];
  return pages.flatMap((page) => {
    if (!isObject(page) || typeof page['path'] !== 'string' || taken.includes(page['path'])) return [];
    return file === OF_ALL_PAGES || fileOfKind(page['kind']) === file ? [page['path']] : [];
  });
}
