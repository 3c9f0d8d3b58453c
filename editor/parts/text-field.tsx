import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { pickedType, type FormSchema } from '#editor/model/form.ts';
import { markedRange } from '#editor/model/mark-selection.ts';
import { proposedValue, todayInKorea } from '#editor/model/proposed-value.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';
import { Frame } from './frame.tsx';
import { useField, type FieldProps } from './use-field.ts';

const mayHaveLines = ({ remedies = [] }: FormSchema, text: string): boolean =>
  text.includes('\n') || remedies.some((remedy) => remedy.startsWith('write the body'));

const staysOnOneLine = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
};

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Whoever types at once writes over the mark, and leaves nothing of it. */
const selectMark = ({ currentTarget }: FocusEvent<TextControl>) => {
  const range = markedRange(currentTarget.value);
  if (range) currentTarget.setSelectionRange(...range);
};

/** The click that comes to a marked field would put a caret into the mark; the next one may. */
const keepMarkSelected = (event: MouseEvent<TextControl>) => {
  const { currentTarget } = event;
  if (document.activeElement === currentTarget || !markedRange(currentTarget.value)) return;
  event.preventDefault();
  currentTarget.focus();
};

const MARKING = { onFocus: selectMark, onMouseDown: keepMarkSelected };

/** Writes what a check asks for, where it leaves nothing to think about. */
function Proposed({ remedy, set }: { remedy: string; set: (value: string) => void }) {
  const [today] = useState(() => todayInKorea(new Date()));
  const value = proposedValue(remedy, today);
  return value === null ? null : (
    <button type="button" onClick={() => set(value)}>
      {EDITOR_TEXT.propose(value)}
    </button>
  );
}

/** A text, a day or a time. */
export function TextField({ schema, tree, path, label, isEntry }: FieldProps) {
  const { set, control, problems } = useField(path);
  const text = typeof tree === 'string' ? tree : '';
  const type = pickedType(schema);
  const isShort = schema.pattern !== undefined;
  return (
    <Frame {...{ schema, path, label }} isEntry={isEntry ?? false}>
      {type || isShort ? (
        <input
          {...control}
          {...(!type && MARKING)}
          type={type ?? 'text'}
          value={text}
          onChange={(event) => set(event.target.value)}
        />
      ) : (
        <textarea
          {...control}
          {...MARKING}
          rows={1}
          value={text}
          onChange={(event) => set(event.target.value)}
          {...(!mayHaveLines(schema, text) && { onKeyDown: staysOnOneLine })}
        />
      )}
      {problems.map(({ remedy }) => (
        <Proposed key={remedy} remedy={remedy} set={set} />
      ))}
    </Frame>
  );
}
