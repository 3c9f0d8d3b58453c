import { useEffect, useRef } from 'react';
import type { Change } from '#editor/model/changes.ts';
import { isNewPicture } from '#editor/model/pictures/new-picture.ts';
import { PICTURE_TEXT } from '#text/editor/pictures.ts';
import { SAVING_TEXT } from '#text/editor/words.ts';
import { ChangeList } from './change-list.tsx';

interface ChangesDialogProps {
  changes: readonly Change[];
  /** Why it cannot be saved now. */
  obstacle: string | null;
  /** What does not keep anybody from saving, such as what became of the last try. */
  note: string | null;
  isSaving: boolean;
  save: () => void;
  close: () => void;
}

/** Everything that saving would write, to be read once more. */
export function ChangesDialog({ changes, obstacle, note, isSaving, save, close }: ChangesDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Not its first button, at the end of what is to be read.
    title.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} className="changes" aria-labelledby="changes-title" onClose={close}>
      <h2 ref={title} id="changes-title" tabIndex={-1}>
        {SAVING_TEXT.title}
      </h2>
      <p>{SAVING_TEXT.lead}</p>
      <ChangeList changes={changes} />
      {changes.some(({ after }) => isNewPicture(after)) && <p>{PICTURE_TEXT.slow}</p>}
      <div role="alert">{!isSaving && (obstacle ?? note) && <p className="obstacle">{obstacle ?? note}</p>}</div>
      <div className="buttons">
        <button type="button" onClick={() => dialog.current?.close()}>
          {SAVING_TEXT.close}
        </button>
        <button type="button" className="main" disabled={isSaving || obstacle !== null} onClick={save}>
          {isSaving ? SAVING_TEXT.saving : SAVING_TEXT.save}
        </button>
      </div>
    </dialog>
  );
}
