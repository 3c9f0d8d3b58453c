import { useLayoutEffect, useRef, type RefObject } from 'react';
import { earlyChoices } from '#browser/early-choices.ts';
import { useTakenOver } from './use-taken-over.ts';

/**
 * Lets a part of the prerendered page keep what was chosen in it before its scripts were there: React leaves the control
 * as it is, and would not know of it.
 * @returns the `ref` of the part
 */
export function useEarlyChoices<Part extends Element>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const isTakenOver = useTakenOver();
  useLayoutEffect(() => {
    // What is drawn in the browser has no HTML to differ from.
    if (isTakenOver || !part.current) return;
    const choices = earlyChoices(part.current);
    // Not from within: each choice must be drawn before the next, which may build on it.
    if (choices.length > 0) queueMicrotask(() => choices.forEach((redo) => redo()));
  }, [isTakenOver]);
  return part;
}
