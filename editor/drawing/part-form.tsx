import { formAt } from '#editor/model/form-at.ts';
import { formOf } from '#editor/model/form.ts';
import { labelOf, namesOf } from '#editor/model/names.ts';
import { at, type Path } from '#editor/model/tree.ts';
import { Field } from '#editor/parts/field.tsx';
import { useEditorForm } from '#editor/state/editor-context.ts';

interface PartFormProps {
  path: Path;
  /** Its fields alone, without a frame around them. */
  isBare?: boolean;
}

/** The fields of a part of a file, as its whole form would have them. */
export function PartForm({ path, isBare = false }: PartFormProps) {
  const { file, tree } = useEditorForm();
  const part = at(tree, path);
  if (part === undefined) return null;
  return (
    <Field
      schema={formAt(formOf(file), tree, path)}
      tree={part}
      path={path}
      label={labelOf(namesOf(file, path))}
      isEntry={isBare}
    />
  );
}
