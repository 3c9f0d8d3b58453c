import { useEffect, useRef } from 'react';
import type { Change } from '#editor/model/changes.ts';
import { inWords } from '#editor/model/in-words.ts';
import { placeName } from '#editor/model/names.ts';
import { plain, type Tree } from '#editor/model/tree.ts';
import { SAVING_TEXT } from '#text/editor/words.ts';

const valueOf = (tree: Tree | undefined): string =>
  inWords(tree === undefined ? undefined : plain(tree), SAVING_TEXT.nothing);

/** One change: where, what was there, and what is there now. */
function ChangeLine({ change }: { change: Change }) {
  const { file, path, kind, before, after, tree, to } = change;
  return (
    <li>
      <p className="place">{placeName(file, path, tree).join(' › ')}</p>
      {kind === 'move' && <p>{SAVING_TEXT.moved(Number(path.at(-1)) + 1, (to ?? 0) + 1)}</p>}
      {kind === 'remove' && (
        <p>
          <del>{valueOf(before)}</del> {SAVING_TEXT.removed}
        </p>
      )}
      {kind === 'insert' && (
        <p>
          <ins>{valueOf(after)}</ins> {SAVING_TEXT.inserted}
        </p>
      )}
      {kind === 'set' && (
        <p>
          <del>{valueOf(before)}</del> <span aria-hidden>→</span> <ins>{valueOf(after)}</ins>
        </p>
      )}
    </li>
  );
}

interface ChangesDialogProps {
  changes: readonly Change[];
  /** Why it cannot be saved now. */
  obstacle: string | null;
  isSaving: boolean;
  save: () => void;
  close: () => void;
}

/** Everything that saving would write, to be read once more. */
export function ChangesDialog({ changes, obstacle, isSaving, save, close }: ChangesDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="changes" aria-labelledby="changes-title" onClose={close}>
      <h2 id="changes-title">{SAVING_TEXT.title}</h2>
      <p>{SAVING_TEXT.lead}</p>
      <ol>
        {changes.map((change, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <ChangeLine key={index} change={change} />
        ))}
      </ol>
      {obstacle && <p className="obstacle">{obstacle}</p>}
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
