import { blank, variantOf } from '#editor/model/blank.ts';
import { mayBeNull, variantsOf } from '#editor/model/form.ts';
import { roomsToChoose } from '#editor/model/room-names.ts';
import { isFixed } from '#editor/model/tree.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { ChoiceField, YesNoField } from './choice-field.tsx';
import { FixedValue } from './fixed-value.tsx';
import { ListField } from './list-field.tsx';
import { NumberField } from './number-field.tsx';
import { ObjectField } from './object-field.tsx';
import { AbsentPart, RemovablePart } from './optional-part.tsx';
import { isToldByFile, SourceBox } from './brought/source-box.tsx';
import { PictureField } from './picture/picture-field.tsx';
import { RecordField } from './record/record-field.tsx';
import { RoomField } from './room-field.tsx';
import { TextField } from './text-field.tsx';
import { TupleField } from './tuple-field.tsx';
import type { AnyFieldProps, FieldProps } from './use-field.ts';
import { Variants } from './variants.tsx';

/** A value of one kind, by what its schema says of it. */
function Value(props: FieldProps) {
  const { schema, path } = props;
  const { file, tree } = useEditorForm();
  // What tells the kinds of a part apart is chosen above it.
  if (schema.const !== undefined) return null;
  if (schema.enum) return <ChoiceField {...props} />;
  if (schema.prefixItems) return <TupleField {...props} Inner={Field} />;
  if (schema.type === 'array') return <ListField {...props} Inner={Field} />;
  if (schema.isPicture) return <PictureField {...props} Inner={Field} />;
  if (schema.type === 'object')
    return schema.properties ? <ObjectField {...props} Inner={Field} /> : <RecordField {...props} Inner={Field} />;
  if (schema.type === 'boolean') return <YesNoField {...props} />;
  if (schema.type === 'number' || schema.type === 'integer') return <NumberField {...props} />;
  const rooms = roomsToChoose(file, tree, path);
  return rooms ? <RoomField {...props} rooms={rooms} /> : <TextField {...props} />;
}

/** Whatever a content file may say at a place. */
export function Field({ isOptional = false, ...props }: AnyFieldProps) {
  const { schema, tree, path, label } = props;
  const isNullable = mayBeNull(schema) && path.length > 0;
  if (isFixed(tree)) return <FixedValue fixed={tree} path={path} label={label} />;
  const variants = variantsOf(schema);
  const chosen = variantOf(schema, tree);
  if (tree === null && isNullable)
    // A decision is not made by adding it: of yes and no neither is chosen.
    return (
      <AbsentPart path={path} label={label} value={chosen.type === 'boolean' ? '' : blank(chosen)} isOptional={false} />
    );
  const value = (
    <>
      <SourceBox {...props} />
      {variants.length > 1 && <Variants {...props} variants={variants} chosen={chosen} />}
      {!(schema.brings && isToldByFile(tree)) && <Value {...props} schema={chosen} />}
    </>
  );
  if (!isOptional && !isNullable) return value;
  return (
    <RemovablePart path={path} label={label} isNull={isNullable && !isOptional}>
      {value}
    </RemovablePart>
  );
}
