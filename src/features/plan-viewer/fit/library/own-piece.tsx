import { useId, useState, type FormEvent } from 'react';
import { NAME_LENGTH } from '#site/furniture/layout-code.ts';
import { FIT_TEXT } from '#text/furniture/fit.ts';
import { Button } from '#ui/controls/button.tsx';
import form from '#ui/style/form.module.css';
import type { NewPiece } from './add-piece.tsx';
import styles from './add-piece.module.css';
import { millimetresOf } from './centimetres.ts';

const { library } = FIT_TEXT;

/** A piece of one's own: what it is called, and its measures in centimetres as a tape shows them. */
export function OwnPiece({ onAdd }: { onAdd: (piece: NewPiece) => void }) {
  const [typed, setTyped] = useState({ name: '', width: '', depth: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.name.trim();
    const width = millimetresOf(typed.width);
    const depth = millimetresOf(typed.depth);
    if (name === '') return setProblem(library.nameProblem);
    if (width === null || depth === null) return setProblem(library.sizeProblem);
    setProblem(null);
    onAdd({ kind: 'own', name, width, depth });
  };
  const field = (key: keyof typeof typed) => ({
    value: typed[key],
    onChange: (value: string) => setTyped({ ...typed, [key]: value }),
  });
  return (
    <form noValidate className={styles.own} onSubmit={submit}>
      <Field
        label={library.ownName}
        hint={library.ownNameHint(NAME_LENGTH)}
        maxLength={NAME_LENGTH}
        {...field('name')}
      />
      <div className={styles.sizes}>
        <Field label={library.width} inputMode="decimal" {...field('width')} />
        <Field label={library.depth} inputMode="decimal" {...field('depth')} />
      </div>
      <p className={form.hint}>{library.sizeHint}</p>
      <p role="alert" className={form.problem}>
        {problem}
      </p>
      <Button type="submit">{library.addOwn}</Button>
    </form>
  );
}

interface FieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  inputMode?: 'decimal';
}

function Field({ label, hint, onChange, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        autoComplete="off"
        className={form.control}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className={form.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
