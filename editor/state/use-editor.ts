import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { changesOf } from '#editor/model/changes.ts';
import { EMPTY, historyAfter } from '#editor/model/history.ts';
import { allProblems, problemsIn } from '#editor/model/problems.ts';
import type { ContentProblem } from '#site/content-problem.ts';
import { readContent, saveEdits } from './server.ts';
import { useChecks, type Check } from './use-checks.ts';

export type Saving = 'nothing' | 'saving' | 'saved';

const NONE: readonly ContentProblem[] = [];

/** What is written, what is wrong with it, and how it is saved. */
export function useEditor() {
  const [history, act] = useReducer(historyAfter, EMPTY);
  const [saving, setSaving] = useState<Saving>('nothing');
  /** What an attempt to save came to, until something else is written. */
  const [refusal, setRefusal] = useState<Check | null>(null);
  const [first, setFirst] = useState<readonly ContentProblem[]>(NONE);
  const [isUnreachable, setIsUnreachable] = useState(false);
  const read = useCallback(
    () =>
      readContent().then(
        (content) => {
          act({ kind: 'read', content });
          setFirst(content.problems);
          setRefusal(null);
        },
        () => setIsUnreachable(true),
      ),
    [],
  );
  useEffect(() => void read(), [read]);
  const { done, hashes, trees } = history;
  useEffect(() => {
    if (done.length > 0) setSaving('nothing');
    setRefusal(null);
  }, [done]);
  const checked = useChecks(history);
  const check = refusal ?? checked;
  const changes = useMemo(() => changesOf(done), [done]);
  const problems = useMemo(() => {
    const files = [...new Set(done.map(({ edit }) => edit.file))];
    const found = check.kind === 'wrong' ? check.problems : done.length === 0 ? first : NONE;
    return allProblems(
      files.flatMap((file) => problemsIn(file, trees[file])),
      found,
    );
  }, [done, trees, check, first]);
  const save = () => {
    setSaving('saving');
    saveEdits({ edits: done.map(({ edit }) => edit), hashes })
      .then(async (answer) => {
        if (answer.kind === 'fine') await read();
        else setRefusal(answer);
        setSaving(answer.kind === 'fine' ? 'saved' : 'nothing');
      })
      .catch(() => {
        setRefusal({ kind: 'unreachable' });
        setSaving('nothing');
      });
  };
  return { history, act, changes, check, problems, saving, save, read, isUnreachable };
}
