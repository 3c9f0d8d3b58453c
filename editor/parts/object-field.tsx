import type { ReactNode } from 'react';
import { blank } from '#editor/model/blank.ts';
import { mayBeNull } from '#editor/model/form.ts';
import { headingOf, labelOf } from '#editor/model/names.ts';
import { fieldName } from '#editor/model/problems.ts';
import { isObject } from '#editor/model/tree.ts';
import { fieldId, useEditorForm } from '#editor/state/editor-context.ts';
import { AbsentPart } from './optional-part.tsx';
import { Foldable } from './foldable.tsx';
import { Problems } from './hints.tsx';
import { useField, type HolderProps } from './use-field.ts';

/** The fields of a part, in the order of its schema. */
function Fields({ schema, tree, path, Inner }: HolderProps) {
  const { names, id, problems } = useField(path);
  const values = isObject(tree) ? tree : {};
  return (
    <>
      <Problems id={`${id}-problems`} problems={problems} />
      {Object.entries(schema.properties ?? {}).map(([key, field]) => {
        const label = labelOf([...names, key]);
        const value = values[key];
        const place = [...path, key];
        const isOptional = !schema.required?.includes(key);
        if (value === undefined)
          return (
            <AbsentPart
              key={key}
              path={place}
              label={label}
              value={mayBeNull(field) ? null : blank(field)}
              isOptional={isOptional}
            />
          );
        return <Inner key={key} schema={field} tree={value} path={place} label={label} isOptional={isOptional} />;
      })}
    </>
  );
}

interface ObjectFieldProps extends HolderProps {
  /** What stands before its fields. */
  head?: ReactNode;
}

/** A part with fields of its own; the file's own stand in no frame. */
export function ObjectField({ head, ...props }: ObjectFieldProps) {
  const { path, label, tree, isEntry } = props;
  const { file } = useEditorForm();
  const content = (
    <>
      {head}
      <Fields {...props} />
    </>
  );
  if (path.length === 0 || isEntry) return content;
  return (
    <Foldable
      id={fieldId(file, fieldName(path))}
      path={path}
      title={label}
      note={headingOf(tree)}
      isOpenAtFirst={path.length < 2}
    >
      {content}
    </Foldable>
  );
}
