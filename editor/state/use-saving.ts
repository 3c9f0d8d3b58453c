import { useEffect, useState, type Dispatch } from 'react';
import { editsOf, type Action, type History } from '#editor/model/history.ts';
import { saveEdits } from './server.ts';
import type { Check } from './use-checks.ts';

export type Saving = 'nothing' | 'saving' | 'saved';

/** How what is written is saved. @param readAll reads the files anew; false where nobody answers */
export function useSaving({ done, hashes }: History, act: Dispatch<Action>, readAll: () => Promise<boolean>) {
  const [saving, setSaving] = useState<Saving>('nothing');
  /** What an attempt to save came to, until something else is written. */
  const [refusal, setRefusal] = useState<Check | null>(null);
  useEffect(() => {
    if (done.length > 0) setSaving('nothing');
    setRefusal(null);
  }, [done]);
  const save = async () => {
    setSaving('saving');
    act({ kind: 'hold' });
    const answer = await saveEdits({ edits: editsOf({ done }), hashes });
    if (answer.kind === 'fine') act({ kind: 'saved', sent: done.length });
    else setRefusal(answer);
    const isRead = answer.kind === 'fine' && (await readAll());
    act({ kind: 'release' });
    setSaving(isRead ? 'saved' : 'nothing');
  };
  return { saving, refusal, save };
}
