import { choiceName } from '#editor/model/names.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';
import { Frame } from './frame.tsx';
import { useField, type FieldProps } from './use-field.ts';

/** One of a few. */
export function ChoiceField({ schema, tree, path, label, isEntry }: FieldProps) {
  const { set, control, names } = useField(path);
  const choices = schema.enum ?? [];
  const index = choices.findIndex((choice) => choice === tree);
  return (
    <Frame schema={{}} {...{ path, label }} isEntry={isEntry ?? false}>
      <select {...control} value={index} onChange={({ target }) => set(choices[Number(target.value)] ?? '')}>
        {index < 0 && <option value={-1}>{EDITOR_TEXT.choose}</option>}
        {choices.map((choice, place) => (
          <option key={choice} value={place}>
            {choiceName(names, choice)}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** Yes or no. */
export function YesNoField({ schema, tree, path, label, isEntry }: FieldProps) {
  const { set, control } = useField(path);
  const chosen = typeof tree === 'boolean' ? String(tree) : '';
  return (
    <Frame {...{ schema, path, label }} isEntry={isEntry ?? false}>
      <select {...control} value={chosen} onChange={({ target }) => set(target.value === 'true')}>
        {chosen === '' && <option value="">{EDITOR_TEXT.choose}</option>}
        <option value="true">{EDITOR_TEXT.yes}</option>
        <option value="false">{EDITOR_TEXT.no}</option>
      </select>
    </Frame>
  );
}
