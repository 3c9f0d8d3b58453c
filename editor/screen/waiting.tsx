import { EDITOR_TEXT, SAVING_TEXT } from '#text/editor/words.ts';

/** Before the first files are there. @param reload to ask for them again, where nobody has answered */
export function Waiting({ reload }: { reload: (() => void) | null }) {
  return (
    <div className="alone">
      <p>{reload ? EDITOR_TEXT.unreachable : EDITOR_TEXT.loading}</p>
      {reload && (
        <button type="button" onClick={reload}>
          {SAVING_TEXT.reload}
        </button>
      )}
    </div>
  );
}
