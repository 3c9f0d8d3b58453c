import type { ReactNode } from 'react';
import type { FormSchema } from '#editor/model/form.ts';
import type { Path } from '#editor/model/tree.ts';
import { Hint, Problems } from './hints.tsx';
import { useField } from './use-field.ts';

interface FrameProps {
  schema: FormSchema;
  path: Path;
  label: string;
  isEntry: boolean;
  children: ReactNode;
}

/** A control with its label above, and below it its example, its rule and what is wrong. */
export function Frame({ schema, path, label, isEntry, children }: FrameProps) {
  const { id, problems } = useField(path);
  return (
    <div className="field" data-wrong={problems.length > 0 || undefined}>
      <label htmlFor={id} className={isEntry ? 'unseen' : undefined}>
        {label}
      </label>
      {children}
      {!isEntry && <Hint id={`${id}-hint`} schema={schema} />}
      <Problems id={`${id}-problems`} problems={problems} />
    </div>
  );
}
