import type { ReactNode } from 'react';
import type { Path, Tree } from '#editor/model/tree.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';
import { Problems } from './hints.tsx';
import { useField } from './use-field.ts';

interface AbsentPartProps {
  path: Path;
  label: string;
  /** What it begins with. */
  value: Tree;
  isOptional: boolean;
}

/** A part that is not there, and can be. */
export function AbsentPart({ path, label, value, isOptional }: AbsentPartProps) {
  const { id, set, problems } = useField(path);
  return (
    <div className="absent" id={id} tabIndex={-1} data-wrong={problems.length > 0 || undefined}>
      <span className="label">{label}</span>
      {isOptional && <span className="tag">{EDITOR_TEXT.optional}</span>}
      <span className="hint">{EDITOR_TEXT.none}</span>
      <button type="button" aria-label={`${label} ${EDITOR_TEXT.add}`} onClick={() => set(value)}>
        {EDITOR_TEXT.add}
      </button>
      <Problems id={`${id}-problems`} problems={problems} />
    </div>
  );
}

interface RemovablePartProps {
  path: Path;
  label: string;
  /** Nothing is written `null`, or left out. */
  isNull: boolean;
  children: ReactNode;
}

/** A part that may be left out, with what takes it away. */
export function RemovablePart({ path, label, isNull, children }: RemovablePartProps) {
  const { edit } = useEditorForm();
  return (
    <div className="removable">
      {children}
      <button
        type="button"
        aria-label={`${label} ${EDITOR_TEXT.takeAway}`}
        onClick={() => edit(isNull ? { kind: 'set', path, value: null } : { kind: 'remove', path })}
      >
        {EDITOR_TEXT.takeAway}
      </button>
    </div>
  );
}
