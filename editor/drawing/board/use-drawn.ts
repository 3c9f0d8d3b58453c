import { useEffect, useRef, useState } from 'react';
import type { Drawn, DrawRequest } from '#editor/model/messages.ts';
import { isUnanswered, type Unanswered } from '#editor/state/ask.ts';
import { draw } from '#editor/state/server.ts';

/** What is known of the drawing of something. */
export interface Drawing {
  /** The last that could be made. */
  drawn: Extract<Drawn, { kind: 'drawn' }> | null;
  /** What is written now is no drawing. */
  isUndrawable: boolean;
  /** Nobody has answered. */
  isUnreachable: boolean;
}

/** What is to be drawn, and what it is a drawing of: another map is no later drawing of this one. */
interface Wanted {
  asked: DrawRequest;
  of: string;
}

const NONE: Drawing = { drawn: null, isUndrawable: false, isUnreachable: false };

/** So long after nobody has answered it is asked again. */
const AGAIN_MS = 2000;

function drawingAfter(before: Drawing, answer: Drawn | Unanswered): Drawing {
  if (isUnanswered(answer)) return { ...before, isUnreachable: true };
  if (answer.kind === 'undrawable') return { ...before, isUndrawable: true, isUnreachable: false };
  return { ...NONE, drawn: answer };
}

/**
 * The engine's own drawing of what is being written. One is made at a time, and after it the newest: whoever drags asks
 * for more than can be made. @param asked the same object while nothing of it changes
 */
export function useDrawn(asked: DrawRequest, of: string): Drawing {
  const [known, setKnown] = useState({ of, drawing: NONE });
  const [tries, setTries] = useState(0);
  const waiting = useRef<Wanted | null>(null);
  const isBusy = useRef(false);
  useEffect(() => {
    waiting.current = { asked, of };
    if (isBusy.current) return;
    const drawAll = async () => {
      isBusy.current = true;
      for (let next = waiting.current; next; next = waiting.current) {
        waiting.current = null;
        const { of: drawnOf } = next;
        const answer = await draw(next.asked);
        setKnown((before) => ({
          of: drawnOf,
          drawing: drawingAfter(before.of === drawnOf ? before.drawing : NONE, answer),
        }));
      }
      isBusy.current = false;
    };
    void drawAll();
  }, [asked, of, tries]);
  useEffect(() => {
    if (!known.drawing.isUnreachable) return undefined;
    const again = setTimeout(() => setTries((count) => count + 1), AGAIN_MS);
    return () => clearTimeout(again);
  }, [known]);
  return known.of === of ? known.drawing : NONE;
}
