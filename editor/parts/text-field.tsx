import type { KeyboardEvent } from 'react';
import { pickedType, type FormSchema } from '#editor/model/form.ts';
import { Frame } from './frame.tsx';
import { useField, type FieldProps } from './use-field.ts';

const mayHaveLines = ({ remedies = [] }: FormSchema, text: string): boolean =>
  text.includes('\n') || remedies.some((remedy) => remedy.startsWith('write the body'));

const staysOnOneLine = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
};

/** A text, a day or a time. */
export function TextField({ schema, tree, path, label, isEntry }: FieldProps) {
  const { set, control } = useField(path);
  const text = typeof tree === 'string' ? tree : '';
  const type = pickedType(schema);
  const isShort = schema.pattern !== undefined;
  return (
    <Frame {...{ schema, path, label }} isEntry={isEntry ?? false}>
      {type || isShort ? (
        <input {...control} type={type ?? 'text'} value={text} onChange={(event) => set(event.target.value)} />
      ) : (
        <textarea
          {...control}
          rows={1}
          value={text}
          onChange={(event) => set(event.target.value)}
          {...(!mayHaveLines(schema, text) && { onKeyDown: staysOnOneLine })}
        />
      )}
    </Frame>
  );
}
