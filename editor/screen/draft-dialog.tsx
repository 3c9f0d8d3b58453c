import { useEffect, useRef } from 'react';
import type { Restorable } from '#editor/model/draft.ts';
import { DRAFT_TEXT } from '#text/editor/draft.ts';
import { ChangeList } from './change-list.tsx';

interface DraftDialogProps extends Restorable {
  later: () => void;
  drop: () => void;
  restore: () => void;
}

/** What another page has written and not saved, so that nobody has to write it again. */
export function DraftDialog({ deeds, changes, lost, later, drop, restore }: DraftDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    title.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} className="changes" aria-labelledby="draft-title" onClose={later}>
      <h2 ref={title} id="draft-title" tabIndex={-1}>
        {DRAFT_TEXT.title}
      </h2>
      {deeds.length > 0 && <p>{DRAFT_TEXT.lead}</p>}
      <ChangeList changes={changes} />
      {lost.length > 0 && <p>{DRAFT_TEXT.lost}</p>}
      <ChangeList changes={lost} />
      <div className="buttons">
        <button type="button" onClick={() => dialog.current?.close()}>
          {DRAFT_TEXT.later}
        </button>
        <button type="button" onClick={drop}>
          {DRAFT_TEXT.drop}
        </button>
        {deeds.length > 0 && (
          <button type="button" className="main" onClick={restore}>
            {DRAFT_TEXT.restore}
          </button>
        )}
      </div>
    </dialog>
  );
}
