import { useId, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { PICTURE_TEXT } from '#text/editor/pictures.ts';
import type { TakingState } from './use-picture.ts';

interface DropBoxProps {
  label: string;
  take: (file: File) => void;
  state: TakingState;
  children: ReactNode;
}

/** Takes a picture that is dropped on it, pasted into it, or chosen. */
export function DropBox({ label, take, state, children }: DropBoxProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const takeFirst = (event: DragEvent | ClipboardEvent, files: FileList) => {
    const [file] = files;
    if (!file) return;
    event.preventDefault();
    take(file);
  };
  const hover = (event: DragEvent) => {
    // What is dropped elsewhere is opened by the browser, in the place of the editor.
    event.preventDefault();
    setIsOver(event.type !== 'dragleave');
  };
  return (
    <div
      className="picture"
      role="group"
      aria-label={label}
      tabIndex={-1}
      data-over={isOver || undefined}
      onDragOver={hover}
      onDragLeave={hover}
      onDrop={(event) => {
        hover(event);
        setIsOver(false);
        takeFirst(event, event.dataTransfer.files);
      }}
      onPaste={(event) => takeFirst(event, event.clipboardData.files)}
    >
      {children}
      <div className="put">
        <label htmlFor={id} className="choose">
          {PICTURE_TEXT.choose}
        </label>
        <input
          id={id}
          type="file"
          className="unseen"
          accept="image/*"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) take(file);
            // The same file again is another try.
            target.value = '';
          }}
        />
        <p className="hint">{PICTURE_TEXT.drop}</p>
      </div>
      <p aria-live="polite" className="hint">
        {state.kind === 'reading' && PICTURE_TEXT.reading}
      </p>
      <div role="alert">{state.kind === 'refused' && <p className="refused">{state.words}</p>}</div>
    </div>
  );
}
