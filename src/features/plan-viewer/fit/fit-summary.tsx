import { useEffect, useRef } from 'react';
import type { FitProblem } from '#site/furniture/fit-problems.ts';
import type { Layout } from '#site/furniture/piece.ts';
import { FIT_TEXT } from '#text/furniture/fit.ts';
import styles from './fit-planner.module.css';
import { problemsAbout, standingOf } from './problem-words.ts';

interface FitSummaryProps {
  layout: Layout;
  problems: readonly FitProblem[];
  /** What became of the last step; null: nothing is to be said. */
  said: string | null;
}

function inWords({ pieces }: Layout, problems: readonly FitProblem[]): string {
  const { summary } = FIT_TEXT;
  if (pieces.length === 0) return summary.empty;
  const blocked = pieces.filter(({ id }) => standingOf(problemsAbout(problems, id)) === 'blocked').length;
  const narrow = problems.filter(({ kind }) => kind === 'passage').length;
  return blocked + narrow === 0 ? summary.free(pieces.length) : summary.faults(pieces.length, blocked, narrow);
}

/** How the whole stands, and what became of the last step. */
export function FitSummary({ layout, problems, said }: FitSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  // With large text the plan, and what is said under it, begin below a phone's first screen.
  useEffect(() => {
    if (said !== null) summary.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [said]);
  return (
    <div ref={summary} role="status" className={styles.summary}>
      {said && <p>{said}</p>}
      <p className={styles.whole}>{inWords(layout, problems)}</p>
    </div>
  );
}
