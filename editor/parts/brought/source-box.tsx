import { filmFile, NOTICE_FILE } from '#editor/model/brought/brought-file.ts';
import { isObject, type Tree } from '#editor/model/tree.ts';
import type { FieldProps } from '#editor/parts/use-field.ts';
import { FileBox } from './file-box.tsx';

const filmNamed = (tree: Tree): string | null =>
  isObject(tree) && typeof tree['file'] === 'string' && tree['file'] !== '' ? filmFile(tree['file']) : null;

/** Before what says where a file comes from: the file itself. */
export function SourceBox({ schema, tree, path, label }: FieldProps) {
  if (!schema.brings) return null;
  const named = schema.brings === 'film' ? filmNamed(tree) : NOTICE_FILE;
  return <FileBox what={schema.brings} named={named} path={path} label={label} />;
}
