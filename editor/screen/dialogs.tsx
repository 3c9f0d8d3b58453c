import type { useEditor } from '#editor/state/use-editor.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import { DraftDialog } from './draft-dialog.tsx';
import { ReloadDialog } from './reload-dialog.tsx';
import { noteOn, obstacleTo } from './status.ts';

interface DialogsProps {
  editor: ReturnType<typeof useEditor>;
  isReviewing: boolean;
  endReview: () => void;
}

/** What is asked before something is written, or lost. */
export function Dialogs({ editor, isReviewing, endReview }: DialogsProps) {
  const { changes, check, problems, isSaving, save, reloading, draft } = editor;
  return (
    <>
      {isReviewing && (
        <ChangesDialog
          changes={changes}
          obstacle={obstacleTo(check, problems.length)}
          note={noteOn(check)}
          isSaving={isSaving}
          save={() => void save()}
          close={endReview}
        />
      )}
      {draft.offered && <DraftDialog key={draft.offered.place} {...draft.offered} {...draft} />}
      {reloading.lost.length > 0 && <ReloadDialog {...reloading} />}
    </>
  );
}
