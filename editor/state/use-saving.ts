import { useEffect, useState } from 'react';
import { editsOf, type History } from '#editor/model/history.ts';
import { saveEdits } from './server.ts';
import type { Check } from './use-checks.ts';

export type Saving = 'nothing' | 'saving' | 'saved';

/** How what is written is saved. @param onSaved reads the files anew; false where nobody answers */
export function useSaving({ done, hashes }: History, onSaved: () => Promise<boolean>) {
  const [saving, setSaving] = useState<Saving>('nothing');
  /** What an attempt to save came to, until something else is written. */
  const [refusal, setRefusal] = useState<Check | null>(null);
  useEffect(() => {
    if (done.length > 0) setSaving('nothing');
    setRefusal(null);
  }, [done]);
  const save = async () => {
    setSaving('saving');
    const answer = await saveEdits({ edits: editsOf({ done }), hashes }).catch((): Check => ({
      kind: 'unreachable',
    }));
    if (answer.kind !== 'fine') setRefusal(answer);
    setSaving(answer.kind === 'fine' && (await onSaved()) ? 'saved' : 'nothing');
  };
  return { saving, refusal, save };
}
