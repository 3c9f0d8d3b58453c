import { useRef } from 'react';
import type { Mover } from '#editor/drawing/geometry/thing.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import type { Movement, Steps } from './use-gestures.ts';

/** Moves things of what is written: a move is one step back, and one line of each number that it changes. @param mover of what is written now */
export function useMovement(steps: Steps, mover: Mover): Movement {
  const { move, rest } = useEditorForm();
  const held = useRef<Mover | null>(null);
  return {
    steps,
    begin: () => {
      rest();
      held.current = mover;
    },
    move: (thing, by) => move(thing.id, (held.current ?? mover)(thing, by)),
    end: () => {
      held.current = null;
      rest();
    },
  };
}
