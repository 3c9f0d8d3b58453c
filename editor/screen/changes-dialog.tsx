import type { Change } from '#editor/model/changes.ts';
import { isNewPicture } from '#editor/model/pictures/new-picture.ts';
import { PICTURE_TEXT } from '#text/editor/pictures.ts';
import { SAVING_TEXT } from '#text/editor/words.ts';
import { ChangeList } from './change-list.tsx';
import { ReadingDialog } from './reading-dialog.tsx';

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
  return (
    <ReadingDialog
      title={SAVING_TEXT.title}
      close={close}
      closeLabel={SAVING_TEXT.close}
      buttons={
        <button type="button" className="main" disabled={isSaving || obstacle !== null} onClick={save}>
          {isSaving ? SAVING_TEXT.saving : SAVING_TEXT.save}
        </button>
      }
    >
      <p>{SAVING_TEXT.lead}</p>
      <ChangeList changes={changes} />
      {changes.some(({ after }) => isNewPicture(after)) && <p>{PICTURE_TEXT.slow}</p>}
      <div role="alert">{!isSaving && (obstacle ?? note) && <p className="obstacle">{obstacle ?? note}</p>}</div>
    </ReadingDialog>
  );
}
