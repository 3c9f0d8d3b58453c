import { SERVER_TEXT } from '#text/editor/server.ts';
import { EDITOR_TEXT } from '#text/editor/words.ts';

interface WaitingProps {
  /** Why they do not come. */
  obstacle: string | null;
  /** To ask for them again. */
  retry: (() => void) | null;
}

/** Before the first files are there. */
export function Waiting({ obstacle, retry }: WaitingProps) {
  return (
    <div className="alone">
      <p>{obstacle ?? EDITOR_TEXT.loading}</p>
      {retry && (
        <button type="button" onClick={retry}>
          {SERVER_TEXT.again}
        </button>
      )}
    </div>
  );
}
