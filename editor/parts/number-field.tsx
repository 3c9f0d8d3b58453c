import { useState } from 'react';
import { Frame } from './frame.tsx';
import { useField, type FieldProps } from './use-field.ts';

/** What is typed as a number, with the commas of thousands; what is none stays a text, which the checks refuse. */
function readNumber(text: string): number | string {
  const digits = text.replaceAll(',', '').trim();
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : text;
}

/** A number. `12.` on the way to `12.5` stays as it is typed. */
export function NumberField({ schema, tree, path, label, isEntry }: FieldProps) {
  const { set, control } = useField(path);
  const [typed, setTyped] = useState('');
  const known = typeof tree === 'number' || typeof tree === 'string' ? tree : '';
  return (
    <Frame {...{ schema, path, label }} isEntry={isEntry ?? false}>
      <input
        {...control}
        className="number"
        inputMode="decimal"
        value={readNumber(typed) === tree ? typed : String(known)}
        onChange={({ target }) => {
          setTyped(target.value);
          set(readNumber(target.value));
        }}
      />
    </Frame>
  );
}
