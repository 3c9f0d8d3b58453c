import { EDITOR_TEXT } from '#text/editor/words.ts';

interface TopBarProps {
  site: string;
  changes: number;
  status: string;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  showChanges: () => void;
  /** Where nobody has answered, or the files have changed elsewhere: the way on. */
  retry: (() => void) | null;
  retryLabel: string;
}

/** Whose content it is, what it is at, and the way back and on. */
export function TopBar(props: TopBarProps) {
  return (
    <header className="top">
      <h1>
        {props.site} <span>{EDITOR_TEXT.title}</span>
      </h1>
      <p role="status">{props.status}</p>
      {props.retry && (
        <button type="button" onClick={props.retry}>
          {props.retryLabel}
        </button>
      )}
      <button type="button" disabled={!props.canUndo} onClick={props.undo}>
        {EDITOR_TEXT.undo}
      </button>
      <button type="button" disabled={!props.canRedo} onClick={props.redo}>
        {EDITOR_TEXT.redo}
      </button>
      <button type="button" className="main" disabled={props.changes === 0} onClick={props.showChanges}>
        {EDITOR_TEXT.save(props.changes)}
      </button>
    </header>
  );
}
