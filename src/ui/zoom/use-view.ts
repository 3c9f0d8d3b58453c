import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { lookClosely, magnify, type CloseLook } from './look-closely.ts';
import { STEP } from './view.ts';

/**
 * Looking at a part of something large: `frame` is the window, `paper` what moves behind it.
 * @param ownsWheel whether the wheel zooms even without Ctrl and without focus
 */
export function useView(ownsWheel: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const look = useRef<CloseLook | null>(null);
  const wheel = useRef(ownsWheel);
  // Only what the controls show is state: a finger's movement would render too often.
  const [scale, setScale] = useState(1);
  useEffect(() => {
    wheel.current = ownsWheel;
  }, [ownsWheel]);
  useEffect(() => {
    if (!frame.current || !paper.current) return;
    const own = lookClosely(frame.current, paper.current, {
      place: magnify,
      ownsWheel: () => wheel.current,
      onScale: setScale,
    });
    look.current = own;
    return () => own.end();
  }, []);
  return {
    frame,
    paper,
    scale,
    zoomIn: () => look.current?.zoom(STEP),
    zoomOut: () => look.current?.zoom(1 / STEP),
    reset: () => look.current?.reset(),
    onKeyDown: (event: KeyboardEvent) => look.current?.onKey(event),
  };
}
