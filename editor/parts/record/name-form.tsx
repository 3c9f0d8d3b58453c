import { useId, useState } from 'react';
import { nameRefusal } from '#editor/model/entry-name.ts';
import type { FormSchema } from '#editor/model/form.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';

interface NameFormProps {
  label: string;
  schema: FormSchema;
  /** Other names of the same part. */
  taken: readonly string[];
  /** Names that would fit. */
  proposed: readonly string[];
  first: string;
  button: string;
  take: (name: string) => void;
  cancel?: () => void;
}

/** Whoever asked to rename something writes the name next. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** Takes the name under which something is kept. */
export function NameForm({ label, schema, taken, proposed, first, button, take, cancel }: NameFormProps) {
  const id = useId();
  const [name, setName] = useState(first);
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = nameRefusal(schema, taken, name);
        setRefusal(wrong);
        if (wrong !== null) return;
        take(name);
        setName(first);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className="name-line">
        <input
          id={id}
          ref={cancel ? takeFocus : null}
          value={name}
          list={`${id}-proposed`}
          autoComplete="off"
          aria-invalid={refusal !== null}
          aria-describedby={`${id}-refusal`}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit">{button}</button>
        {cancel && (
          <button type="button" onClick={cancel}>
            {EDITOR_TEXT.cancel}
          </button>
        )}
      </div>
      <datalist id={`${id}-proposed`}>
        {proposed.map((path) => (
          <option key={path} value={path}>
            {path}
          </option>
        ))}
      </datalist>
      <div role="alert" id={`${id}-refusal`}>
        {refusal !== null && <p className="refused">{refusal}</p>}
      </div>
    </form>
  );
}
