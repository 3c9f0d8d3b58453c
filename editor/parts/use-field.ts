import type { ComponentType } from 'react';
import { fieldName, type ShownProblem } from '#editor/model/problems.ts';
import { namesOf } from '#editor/model/names.ts';
import type { FormSchema } from '#editor/model/form.ts';
import type { Path, Tree } from '#editor/model/tree.ts';
import { fieldId, useEditorForm } from '#editor/state/editor-context.ts';

/** What is shown of a value. */
export interface FieldProps {
  schema: FormSchema;
  tree: Tree;
  path: Path;
  label: string;
  /** An entry of a list: its label is for those who do not see its place. */
  isEntry?: boolean;
}

/** Whatever a content file may say at a place. */
export interface AnyFieldProps extends FieldProps {
  /** It may be left out. */
  isOptional?: boolean;
}

/** What holds other values shows them by what it is handed, so that no two files import each other. */
export interface HolderProps extends FieldProps {
  Inner: ComponentType<AnyFieldProps>;
}

/** A field's ids, names, problems, and how it is written. */
export function useField(path: Path) {
  const { file, problems, edit, rest } = useEditorForm();
  const field = fieldName(path);
  const id = fieldId(file, field);
  const own: readonly ShownProblem[] = problems.get(field) ?? [];
  return {
    id,
    names: namesOf(file, path),
    problems: own,
    set: (value: Tree) => edit({ kind: 'set', path, value }),
    /** For the control: what describes it, and whether it is wrong. */
    control: {
      id,
      'aria-describedby': `${id}-hint ${id}-problems`,
      'aria-invalid': own.length > 0,
      onBlur: rest,
    },
  };
}
