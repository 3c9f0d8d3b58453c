import { useLayoutEffect, useRef, type RefObject } from 'react';
import { earlyChoices, type Redo } from '#browser/early-choices.ts';
import { useTakenOver } from './use-taken-over.ts';

/**
 * Lets a part of the prerendered page keep what was chosen in it before its scripts were there: React leaves the control
 * as it is, and would not know of it.
 * @returns the `ref` of the part
 */
export function useEarlyChoices<Part extends Element>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const early = useRef<Redo[]>([]);
  const isTakenOver = useTakenOver();
  useLayoutEffect(() => {
    // What is drawn in the browser has no HTML to differ from.
    if (!isTakenOver) early.current = part.current ? earlyChoices(part.current) : [];
    if (!isTakenOver || early.current.length === 0) return;
    // Now the part shows what address and device say, and a choice changes that. Not from within: each must be drawn
    // before the next, which may build on it.
    const choices = early.current;
    early.current = [];
    queueMicrotask(() => choices.forEach((redo) => redo()));
  }, [isTakenOver]);
  return part;
}
