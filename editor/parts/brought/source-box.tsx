import { filmFile, NOTICE_FILE } from '#editor/model/brought/brought-file.ts';
import { isObject, type Path, type Tree } from '#editor/model/tree.ts';
import type { FieldProps } from '#editor/parts/use-field.ts';
import { FileBox } from './file-box.tsx';

const filmNamed = (tree: Tree): string | null =>
  isObject(tree) && typeof tree['file'] === 'string' && tree['file'] !== '' ? filmFile(tree['file']) : null;

/** Whether a value says no more of its file than what is in it, which nobody reads. */
export const isToldByFile = (tree: Tree): boolean => isObject(tree) && 'approved' in tree;

/** Before what says where a file comes from: the file itself. */
export function SourceBox({ schema, tree, path, label }: FieldProps) {
  if (!schema.brings) return null;
  const named = schema.brings === 'film' ? filmNamed(tree) : NOTICE_FILE;
  const spokenOf: Path | null = isToldByFile(tree) ? [...path, 'approved'] : null;
  return <FileBox what={schema.brings} {...{ named, path, spokenOf, label }} />;
}
