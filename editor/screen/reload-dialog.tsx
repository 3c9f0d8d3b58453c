import type { Change } from '#editor/model/changes.ts';
import { SAVING_TEXT } from '#text/editor/words.ts';
import { ChangeList } from './change-list.tsx';
import { ReadingDialog } from './reading-dialog.tsx';

interface ReloadDialogProps {
  lost: readonly Change[];
  take: () => void;
  keep: () => void;
}

/** What reading the files again would cost, so that nobody loses it unasked. */
export function ReloadDialog({ lost, take, keep }: ReloadDialogProps) {
  return (
    <ReadingDialog
      title={SAVING_TEXT.reload}
      close={keep}
      closeLabel={SAVING_TEXT.close}
      buttons={
        <button type="button" className="main" onClick={take}>
          {SAVING_TEXT.dropAndReload}
        </button>
      }
    >
      <p>{SAVING_TEXT.reloadLead}</p>
      <ChangeList changes={lost} />
    </ReadingDialog>
  );
}
