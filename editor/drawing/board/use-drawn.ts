import { useEffect, useRef, useState } from 'react';
import type { Drawn, DrawRequest } from '#editor/model/messages.ts';
import { draw } from '#editor/state/server.ts';

interface Drawing {
  /** The last that could be made. */
  drawn: Extract<Drawn, { kind: 'drawn' }> | null;
  /** What is written now is no drawing. */
  isUndrawable: boolean;
}

const NONE: Drawing = { drawn: null, isUndrawable: false };

/**
 * The engine's own drawing of what is being written. One is made at a time, and after it the newest: whoever drags asks
 * for more than can be made. @param asked the same object while nothing of it changes
 */
export function useDrawn(asked: DrawRequest): Drawing {
  const [drawing, setDrawing] = useState(NONE);
  const waiting = useRef<DrawRequest | null>(null);
  const isBusy = useRef(false);
  useEffect(() => {
    waiting.current = asked;
    if (isBusy.current) return;
    const drawAll = async () => {
      isBusy.current = true;
      for (let next = waiting.current; next; next = waiting.current) {
        waiting.current = null;
        const answer = await draw(next).catch(() => null);
        if (answer?.kind === 'drawn') setDrawing({ drawn: answer, isUndrawable: false });
        else if (answer) setDrawing((before) => ({ ...before, isUndrawable: true }));
      }
      isBusy.current = false;
    };
    void drawAll();
  }, [asked]);
  return drawing;
}
