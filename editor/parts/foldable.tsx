import { useState, type ReactNode } from 'react';
import type { Path } from '#editor/model/tree.ts';
import { fieldName } from '#editor/model/problems.ts';
import { useEditorForm, type Target } from '#editor/state/editor-context.ts';

interface FoldableProps {
  /** By which its title is found, where the part is looked for as a whole. */
  id?: string;
  path: Path;
  title: string;
  /** What tells it from the others, or how much it holds. */
  note?: string;
  isOpenAtFirst: boolean;
  /** Beside the title: to move it, to take it away. */
  tools?: ReactNode;
  onOpen?: () => void;
  children: ReactNode;
}

/** Whether a place lies in a part: `steps[1].from` in `steps[1]`, and not in `steps[10]`. */
const holds = (part: string, place: string): boolean =>
  place === part || (place.startsWith(part) && /^[.[]/.test(place.slice(part.length)));

/** A part of the form that is opened by its title, and by whoever looks for something in it. */
export function Foldable({ id, path, title, note, isOpenAtFirst, tools, onOpen, children }: FoldableProps) {
  const { target, problems, areOpen = false } = useEditorForm();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst || areOpen);
  const [seen, setSeen] = useState<Target | null>(null);
  const own = fieldName(path);
  if (target !== seen) {
    setSeen(target);
    if (target !== null && holds(own, target.field)) setIsOpen(true);
  }
  const isWrong = [...problems.keys()].some((place) => holds(own, place));
  return (
    <section className="part" data-wrong={isWrong || undefined}>
      <div className="part-head">
        <button
          type="button"
          className="part-title"
          id={id}
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen);
            if (!isOpen) onOpen?.();
          }}
        >
          <span>{title}</span>
          {note && <span className="note">{note}</span>}
        </button>
        {tools}
      </div>
      {isOpen && <div className="part-body">{children}</div>}
    </section>
  );
}
