import fs from 'node:fs';
import path from 'node:path';
import type { Edit } from '#editor/model/edit.ts';
import { isFixed, isList, isObject, type Path, type Tree } from '#editor/model/tree.ts';
import { EXAMPLE_MARK, TO_WRITE_MARK } from '#site/schema/parts/fields.ts';
import { readContent } from '#tools/content/read-content.ts';
import { editSources } from '#tools/editor/edit-source.ts';
import { readTree } from '#tools/editor/read-tree.ts';

const isMarked = (text: string): boolean => text.includes(TO_WRITE_MARK) || text.includes(EXAMPLE_MARK);

/** What code makes of a text that somebody has to write. */
function madeIn(tree: Tree, at: Path = []): Edit[] {
  if (isFixed(tree))
    return typeof tree.value === 'string' && isMarked(tree.value) ? [{ kind: 'set', path: at, value: tree.value }] : [];
  if (isList(tree)) return tree.flatMap((part, index) => madeIn(part, [...at, index]));
  return isObject(tree) ? Object.entries(tree).flatMap(([key, part]) => madeIn(part, [...at, key])) : [];
}

/**
 * Writes out what code makes of marked texts, such as `(작성) ${facts.shortName}의 …`: each is written anew anyway, and the
 * editor changes no text that only code can say.
 * @param folder of a new development's content
 * @param names of its files that may have such texts
 */
export async function writeOut(folder: string, names: readonly string[]): Promise<void> {
  const { written } = await readContent(folder);
  for (const name of names) {
    const file = path.join(folder, `${name}.ts`);
    const sources = new Map([[`${name}.ts`, fs.readFileSync(file, 'utf8')]]);
    const [[, source] = []] = editSources(sources, name, madeIn(readTree(sources, name, written[name])));
    if (source !== undefined) fs.writeFileSync(file, source);
  }
}
