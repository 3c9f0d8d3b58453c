import type { Layout } from '#site/furniture/piece.ts';

/** A layout with what it was before, and what was undone. */
export interface LayoutHistory {
  past: readonly Layout[];
  present: Layout;
  future: readonly Layout[];
}

/** Steps that can be undone. */
const STEPS = 100;

export const startHistory = (present: Layout): LayoutHistory => ({ past: [], present, future: [] });

/** One step on; what was undone before is gone. The same layout again is no step. */
export const record = (history: LayoutHistory, layout: Layout): LayoutHistory =>
  layout === history.present
    ? history
    : { past: [...history.past, history.present].slice(-STEPS), present: layout, future: [] };

export function undo(history: LayoutHistory): LayoutHistory {
  const before = history.past.at(-1);
  if (!before) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] };
}

export function redo(history: LayoutHistory): LayoutHistory {
  const [after, ...future] = history.future;
  return after ? { past: [...history.past, history.present], present: after, future } : history;
}
