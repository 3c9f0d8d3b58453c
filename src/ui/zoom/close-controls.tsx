import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { type CloseLook, lookClosely } from './look-closely.ts';
import { STEP, type View } from './view.ts';
import { ViewFoot } from './view-foot.tsx';
import { ZoomTools } from './zoom-tools.tsx';

export interface CloseControlsProps {
  frame: RefObject<HTMLDivElement | null>;
  paper: RefObject<HTMLDivElement | null>;
  /** Of the hint that says how the frame is handled. */
  hintId: string;
  scale: number;
  /** Must be the same function at every render. */
  onScale: (scale: number) => void;
}

interface Ways {
  /** Names of the buttons. */
  text: ComponentProps<typeof ZoomTools>['text'];
  hint: ComponentProps<typeof ViewFoot>['hint'];
  /** How the paper shows what is looked at. */
  place: (paper: HTMLElement, view: View) => void;
  /** For what else the caller does with the view. */
  look?: RefObject<CloseLook | null>;
}

/** What magnifies and shifts what stands in a frame. It comes after the page, which can be read without. */
export function CloseControls({
  frame,
  paper,
  hintId,
  scale,
  onScale,
  text,
  hint,
  place,
  look,
}: CloseControlsProps & Ways) {
  const own = useRef<CloseLook | null>(null);
  const current = look ?? own;
  useEffect(() => {
    const element = frame.current;
    if (!element || !paper.current) return;
    const opened = lookClosely(element, paper.current, { place, ownsWheel: () => false, onScale });
    current.current = opened;
    onScale(1);
    element.addEventListener('keydown', opened.onKey);
    return () => {
      element.removeEventListener('keydown', opened.onKey);
      opened.end();
    };
  }, [frame, paper, onScale, place, current]);
  return (
    <ViewFoot hintId={hintId} hint={hint}>
      <ZoomTools
        text={text}
        scale={scale}
        onZoomIn={() => current.current?.zoom(STEP)}
        onZoomOut={() => current.current?.zoom(1 / STEP)}
        onReset={() => current.current?.reset()}
      />
    </ViewFoot>
  );
}
