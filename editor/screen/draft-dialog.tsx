import type { Restorable } from '#editor/model/draft.ts';
import { DRAFT_TEXT } from '#text/editor/draft.ts';
import { ChangeList } from './change-list.tsx';
import { ReadingDialog } from './reading-dialog.tsx';

interface DraftDialogProps extends Restorable {
  later: () => void;
  drop: () => void;
  restore: () => void;
}

/** What another page has written and not saved, so that nobody has to write it again. */
export function DraftDialog({ deeds, changes, lost, later, drop, restore }: DraftDialogProps) {
  return (
    <ReadingDialog
      title={DRAFT_TEXT.title}
      close={later}
      closeLabel={DRAFT_TEXT.later}
      buttons={
        <>
          <button type="button" onClick={drop}>
            {DRAFT_TEXT.drop}
          </button>
          {deeds.length > 0 && (
            <button type="button" className="main" onClick={restore}>
              {DRAFT_TEXT.restore}
            </button>
          )}
        </>
      }
    >
      {deeds.length > 0 && <p>{DRAFT_TEXT.lead}</p>}
      <ChangeList changes={changes} />
      {lost.length > 0 && <p>{DRAFT_TEXT.lost}</p>}
      <ChangeList changes={lost} />
    </ReadingDialog>
  );
}
