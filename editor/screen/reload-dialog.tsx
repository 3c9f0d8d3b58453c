import { useEffect, useRef } from 'react';
import type { Change } from '#editor/model/changes.ts';
import { SAVING_TEXT } from '#text/editor/words.ts';
import { ChangeList } from './change-list.tsx';

interface ReloadDialogProps {
  lost: readonly Change[];
  take: () => void;
  keep: () => void;
}

/** What reading the files again would cost, so that nobody loses it unasked. */
export function ReloadDialog({ lost, take, keep }: ReloadDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="changes" aria-labelledby="reload-title" onClose={keep}>
      <h2 id="reload-title">{SAVING_TEXT.reload}</h2>
      <p>{SAVING_TEXT.reloadLead}</p>
      <ChangeList changes={lost} />
      <div className="buttons">
        <button type="button" onClick={() => dialog.current?.close()}>
          {SAVING_TEXT.close}
        </button>
        <button type="button" className="main" onClick={take}>
          {SAVING_TEXT.dropAndReload}
        </button>
      </div>
    </dialog>
  );
}
