import { useState, type Dispatch } from 'react';
import type { Change } from '#editor/model/changes.ts';
import { isOvertaken, type Action, type History } from '#editor/model/history.ts';
import type { EditedContent } from '#editor/model/messages.ts';

interface Reloading {
  history: History;
  changes: readonly Change[];
  read: () => Promise<EditedContent | null>;
  act: Dispatch<Action>;
}

/** Reads the files again, and asks first where that would cost what somebody has written. */
export function useReload({ history, changes, read, act }: Reloading) {
  const [offered, setOffered] = useState<EditedContent | null>(null);
  const lost = changes.filter(({ file }) => offered && isOvertaken(history, offered, file));
  const take = () => {
    if (offered) act({ kind: 'reread', content: offered });
    setOffered(null);
  };
  if (offered && lost.length === 0) take();
  return { lost, take, keep: () => setOffered(null), reload: () => void read().then(setOffered) };
}
