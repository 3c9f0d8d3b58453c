import { applyEdit, type Edit } from '#editor/model/edit.ts';
import { pathOf } from '#editor/model/problems.ts';
import { at, isFixed, isList, type Tree } from '#editor/model/tree.ts';
import { editSources } from '#tools/editor/edit-source.ts';
import { readTree } from '#tools/editor/read-tree.ts';

/** Values by the fields that they stand in: `location.address`, `units[0].use`, `['84A'].balcony`; behind a list's last entry, a new one. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * A content file with other values. All else stays as it is, to the last comment.
 * @param name of the constant that the file exports
 * @throws {Error} when the file has no such field
 */
export function setValues(text: string, name: string, values: Values): string {
  const file = `${name}.ts`;
  const sources = new Map([[file, text]]);
  const tree = readTree(sources, name);
  const edits = Object.entries(values).map(([field, value]): Edit => {
    const path = pathOf(field);
    // A whole part may be left out of the file; that there may be one, the schema says.
    if (at(tree, path) === undefined && (typeof value !== 'object' || value === null))
      throw new Error(`${name} has no field ${field}`);
    const isNewEntry = at(tree, path) === undefined && isList(at(tree, path.slice(0, -1)));
    return { kind: isNewEntry ? 'insert' : 'set', path, value: value as Tree };
  });
  // What code makes there is written anew: an edit of a text could not do that.
  edits.filter(({ path }) => !isFixed(at(tree, path))).reduce(applyEdit, tree);
  return editSources(sources, name, edits).get(file) ?? text;
}
