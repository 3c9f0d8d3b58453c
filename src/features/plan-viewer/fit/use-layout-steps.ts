import { useState } from 'react';
import type { Layout } from '#site/furniture/piece.ts';
import { record, redo, startHistory, undo } from './layout-history.ts';

/** A layout with its steps, and what is said of the last one. */
export function useLayoutSteps() {
  const [history, setHistory] = useState(() => startHistory({ variant: 'extended', pieces: [] }));
  const [said, setSaid] = useState<string | null>(null);
  const step = (to: typeof undo) => () => {
    setHistory(to);
    setSaid(null);
  };
  return {
    layout: history.present,
    said,
    say: setSaid,
    /** One step on, and what is said of it. */
    take: (next: Layout, words: string | null = null) => {
      setHistory((before) => record(before, next));
      setSaid(words);
    },
    undo: step(undo),
    redo: step(redo),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
