import { partLabel } from '#editor/model/names.ts';
import { isList } from '#editor/model/tree.ts';
import { Problems } from './hints.tsx';
import { useField, type HolderProps } from './use-field.ts';

/** A fixed number of values, such as the two lines of a card. */
export function TupleField({ schema, tree, path, label, Inner }: HolderProps) {
  const { id, names, problems } = useField(path);
  return (
    <fieldset className="tuple" id={id} tabIndex={-1}>
      <legend>{label}</legend>
      <Problems id={`${id}-problems`} problems={problems} />
      {(schema.prefixItems ?? []).map((item, index) => (
        <Inner
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          schema={item}
          tree={(isList(tree) ? tree[index] : undefined) ?? ''}
          path={[...path, index]}
          label={partLabel(names, index)}
        />
      ))}
    </fieldset>
  );
}
