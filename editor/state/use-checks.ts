import { useEffect, useState } from 'react';
import { editsOf, type History } from '#editor/model/history.ts';
import type { EditAnswer } from '#editor/model/messages.ts';
import type { Unanswered } from './ask.ts';
import { tryEdits } from './server.ts';

/** Somebody who types is not interrupted: the whole content is checked when the hands rest. */
const REST_MS = 600;

export type Check = EditAnswer | { kind: 'checking' } | Unanswered;

/** What the server says of everything that is written and not saved; `fine` before anything is. `again` asks once more. */
export function useChecks({ done, hashes }: History): { checked: Check; again: () => void } {
  const [checked, setChecked] = useState<Check>({ kind: 'fine' });
  const [tries, setTries] = useState(0);
  // Nothing was tried before the first edit, and taking it back must show the disk again.
  const [wasTried, setWasTried] = useState(false);
  useEffect(() => {
    if (done.length === 0 && !wasTried) return;
    let isOver = false;
    setChecked({ kind: 'checking' });
    setWasTried(true);
    const waiting = setTimeout(() => {
      void tryEdits({ edits: editsOf({ done }), hashes }).then((answer) => isOver || setChecked(answer));
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(waiting);
    };
    // `wasTried` changes with the first edit, which is tried already.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [done, hashes, tries]);
  return { checked, again: () => setTries((count) => count + 1) };
}
