import { useEffect, useState, type Dispatch } from 'react';
import { editsOf, isOnDisk, type Action, type History } from '#editor/model/history.ts';
import type { EditedContent } from '#editor/model/messages.ts';
import { isUnanswered } from './ask.ts';
import { saveEdits } from './server.ts';
import type { Check } from './use-checks.ts';

export type Saving = 'nothing' | 'saving' | 'saved';

interface SavingOf {
  history: History;
  act: Dispatch<Action>;
  /** Reads the files anew; null where nobody answers. */
  read: () => Promise<EditedContent | null>;
}

/** How what is written is saved. */
export function useSaving({ history, act, read }: SavingOf) {
  const { done, hashes } = history;
  const [saving, setSaving] = useState<Saving>('nothing');
  /** What an attempt to save came to, until something else is written. */
  const [refusal, setRefusal] = useState<Check | null>(null);
  useEffect(() => {
    if (done.length > 0) setSaving('nothing');
    setRefusal(null);
  }, [done]);
  /** Looks at the disk for what nobody, or somebody who knows nothing of it, has answered. */
  const saveWhole = async (): Promise<Saving> => {
    const answer = await saveEdits({ edits: editsOf({ done }), hashes });
    const isFine = answer.kind === 'fine';
    if (isFine) act({ kind: 'saved', sent: done.length });
    const content = isFine || isUnanswered(answer) || answer.kind === 'overtaken' ? await read() : null;
    const isSaved = isFine || (content !== null && isOnDisk(history, done.length, content));
    if (isSaved && !isFine) act({ kind: 'saved', sent: done.length });
    if (isSaved && content) act({ kind: 'read', content });
    if (isSaved) return content ? 'saved' : 'nothing';
    if (isUnanswered(answer)) act({ kind: 'unsure', sent: done.length });
    setRefusal(answer);
    return 'nothing';
  };
  const save = async () => {
    setSaving('saving');
    act({ kind: 'hold' });
    const outcome = await saveWhole();
    act({ kind: 'release' });
    setSaving(outcome);
  };
  return { saving, refusal, save };
}
