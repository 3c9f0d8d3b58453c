import { formAt } from '#editor/model/form-at.ts';
import { formOf } from '#editor/model/form.ts';
import { labelOf, namesOf } from '#editor/model/names.ts';
import { at, type Path } from '#editor/model/tree.ts';
import { Field } from '#editor/parts/field.tsx';
import { EditorContext, useEditorForm } from '#editor/state/editor-context.ts';

interface PartFormProps {
  path: Path;
  /** Under its own name, beside others. */
  isFramed?: boolean;
  /** Whether every part of it is open at first. */
  areOpen?: boolean;
}

/** The fields of a part of a file, as its whole form would have them. */
export function PartForm({ path, isFramed = false, areOpen = false }: PartFormProps) {
  const form = useEditorForm();
  const { file, tree } = form;
  const part = at(tree, path);
  if (part === undefined) return null;
  return (
    <EditorContext value={{ ...form, areOpen }}>
      <Field
        schema={formAt(formOf(file), tree, path)}
        tree={part}
        path={path}
        label={labelOf(namesOf(file, path))}
        isEntry={!isFramed}
      />
    </EditorContext>
  );
}
