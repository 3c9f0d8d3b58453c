import { useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { changesOf } from '#editor/model/changes.ts';
import { editsOf, EMPTY, historyAfter } from '#editor/model/history.ts';
import { allProblems, problemsIn } from '#editor/model/problems.ts';
import type { ContentProblem } from '#site/content-problem.ts';
import { isUnanswered } from './ask.ts';
import { useChecks } from './use-checks.ts';
import { useDraft } from './use-draft.ts';
import { useFiles } from './use-files.ts';
import { useReload } from './use-reload.ts';
import { useSaving } from './use-saving.ts';
import { useUnwritten } from './use-unwritten.ts';

const NONE: readonly ContentProblem[] = [];

/** What is written, what is wrong with it, and how it is saved. */
export function useEditor() {
  const [history, act] = useReducer(historyAfter, EMPTY);
  const { site, problems: first, shapes, unread, read } = useFiles();
  const { done, trees } = history;
  const { saving, refusal, save } = useSaving({ history, act, read });
  const { checked, again } = useChecks(history);
  const check = refusal ?? unread ?? checked;
  const changes = useMemo(() => changesOf(done), [done]);
  const left = useUnwritten(history);
  const draft = useDraft({ site, history, act });
  const reloading = useReload({ history, read, act });
  // Whoever is quick has written something before the last of the first answers comes.
  const readFirst = useEffectEvent(reloading.reload);
  useEffect(() => readFirst(), []);
  const problems = useMemo(() => {
    const files = [...new Set(editsOf({ done }).map(({ file }) => file))];
    const found = check.kind === 'wrong' ? check.problems : done.length === 0 ? first : NONE;
    return allProblems(
      files.flatMap((file) => problemsIn(file, trees[file])),
      found,
    );
  }, [done, trees, check, first]);
  const isSaving = saving === 'saving';
  const askAgain = refusal ? () => void save() : unread ? reloading.reload : again;
  /** Does once more what nobody has answered or what has failed, or reads files again that have changed; null where nothing is so. */
  const retry =
    isUnanswered(check) || check.kind === 'failed' || refusal?.kind === 'wrong'
      ? askAgain
      : check.kind === 'overtaken'
        ? reloading.reload
        : null;
  return {
    site,
    history,
    left,
    draft,
    shapes,
    change: act,
    changes,
    check,
    problems,
    saving,
    isSaving,
    save,
    reloading,
    retry,
  };
}
