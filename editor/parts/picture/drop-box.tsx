import { useId, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { SERVER_TEXT } from '#text/editor/server.ts';
import type { TakingState } from './taking-state.ts';

interface DropBoxProps {
  /** By which what leads here finds it. */
  id?: string | undefined;
  label: string;
  /** What the browser's own dialog offers first. */
  accept: string;
  words: Readonly<Record<'choose' | 'drop' | 'reading', string>>;
  take: (file: File) => void;
  state: TakingState;
  children: ReactNode;
}

/** What became of the last file. */
const Outcome = ({ state, reading }: { state: TakingState; reading: string }) => (
  <>
    <p aria-live="polite" className="hint">
      {state.kind === 'reading' && reading}
    </p>
    <div role="alert">
      {state.kind === 'refused' && (
        <p className="refused">
          {state.words}{' '}
          {state.retry && (
            <button type="button" onClick={state.retry}>
              {SERVER_TEXT.again}
            </button>
          )}
        </p>
      )}
    </div>
  </>
);

/** Takes a file that is dropped on it, pasted into it, or chosen. */
export function DropBox({ id: ownId, label, accept, words, take, state, children }: DropBoxProps) {
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
      id={ownId}
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
          {words.choose}
        </label>
        <input
          id={id}
          type="file"
          className="unseen"
          accept={accept}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) take(file);
            // The same file again is another try.
            target.value = '';
          }}
        />
        <p className="hint">{words.drop}</p>
      </div>
      <Outcome state={state} reading={words.reading} />
    </div>
  );
}
