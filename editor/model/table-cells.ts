import { at, isList, type Path, type Tree } from './tree.ts';

const isText = (tree: Tree): tree is string => typeof tree === 'string';

/** The heads of a table's columns (`src/site/schema/parts/section.ts`). @param rows where its rows stand @returns null: no table is there */
export function headsOf(tree: Tree | undefined, rows: Path): readonly string[] | null {
  if (rows.at(-1) !== 'rows') return null;
  const head = at(tree, [...rows.slice(0, -1), 'head']);
  return isList(head) && head.every(isText) ? head : null;
}

/** What each cell of a row is, by the head above it; null: it is no row, or has not as many cells as heads. */
export function columnsOf(tree: Tree | undefined, row: Path): readonly string[] | null {
  const heads = headsOf(tree, row.slice(0, -1));
  const cells = at(tree, row);
  return isList(cells) && cells.length === heads?.length ? heads : null;
}
