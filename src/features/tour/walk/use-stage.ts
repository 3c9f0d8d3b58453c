import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Look } from '#features/tour/view/look.ts';
import { openStage, type Stage } from '#features/tour/view/stage.ts';

/** `flat`: this browser cannot draw what is around, or has lost what it draws with. */
export type StageState = Stage | 'flat' | null;

/** How much is seen before a room has come that says so, in degrees. */
const BEFORE = 80;

/** Opens the stage on a canvas; null before. The system takes graphics from pages in the background, and gives them back. */
export function useStage(
  canvas: RefObject<HTMLCanvasElement | null>,
  yaw: number,
  onLook: (look: Look) => void,
): StageState {
  const [stage, setStage] = useState<StageState>(null);
  const start = useRef(yaw);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const ended = new AbortController();
    const { signal } = ended;
    let opened: Stage | null = null;
    const open = () => {
      opened = openStage(element, { yaw: start.current, pitch: 0, width: BEFORE }, onLook);
      setStage(opened ?? 'flat');
    };
    element.addEventListener(
      'webglcontextlost',
      (event) => {
        // Without this the browser would not give it back.
        event.preventDefault();
        opened?.end();
        setStage('flat');
      },
      { signal },
    );
    element.addEventListener('webglcontextrestored', open, { signal });
    open();
    return () => {
      ended.abort();
      opened?.end();
    };
  }, [canvas, onLook]);
  return stage;
}
