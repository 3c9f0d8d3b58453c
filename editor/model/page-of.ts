import { PAGE_KINDS } from '#site/pages/page-kinds.ts';
import { FILE_NAMES } from '#text/editor/files.ts';
import { isList, isObject, type Tree } from './tree.ts';

/** The page kinds that show articles; no content file is theirs alone. */
const PRESS_KIND = 'press-list';

/** The content file that a kind of page shows; undefined where none is its own. */
export const fileOfKind = (kind: unknown): string | undefined => {
  if (kind === PRESS_KIND) return 'press';
  const source = PAGE_KINDS[kind as keyof typeof PAGE_KINDS];
  return 'file' in source ? source.file : undefined;
};

/** The address of the first page that shows a file; the home page for what stands around all of them. */
export function pageOf(file: string, navigation: Tree | undefined, facts: Tree | undefined): string {
  const pages = isObject(navigation) && isList(navigation['pages']) ? navigation['pages'] : [];
  const page = pages.find((entry) => isObject(entry) && fileOfKind(entry['kind']) === file);
  const path = isObject(page) && typeof page['path'] === 'string' ? page['path'] : '/';
  const slug = isObject(facts) && typeof facts['slug'] === 'string' ? facts['slug'] : '';
  return path.replace('{site}', slug);
}

/** Files in the order in which staff look for them; what has no name comes last. */
export const inOrder = (files: readonly string[]): string[] => {
  const order = Object.keys(FILE_NAMES);
  return files.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
};
