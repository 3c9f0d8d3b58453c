import { useState, type Dispatch } from 'react';
import { changesOf } from '#editor/model/changes.ts';
import { overtaken, type Action, type History } from '#editor/model/history.ts';
import type { EditedContent } from '#editor/model/messages.ts';

interface Reloading {
  history: History;
  read: () => Promise<EditedContent | null>;
  act: Dispatch<Action>;
}

/** Reads the files again, and asks first where that would cost what somebody has written. */
export function useReload({ history, read, act }: Reloading) {
  const [offered, setOffered] = useState<EditedContent | null>(null);
  const lost = offered ? changesOf(overtaken(history, offered)) : [];
  const take = () => {
    if (offered) act({ kind: 'reread', content: offered });
    setOffered(null);
  };
  if (offered && lost.length === 0) take();
  return { lost, take, keep: () => setOffered(null), reload: () => void read().then(setOffered) };
}
