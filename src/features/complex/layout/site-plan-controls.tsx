import { type RefObject, useEffect, useRef } from 'react';
import { ZOOM_TEXT } from '#text/controls/zoom.ts';
import { PLAN_TEXT } from '#text/units/plan-viewing.ts';
import { type CloseLook, lookClosely, magnify } from '#ui/zoom/look-closely.ts';
import { STEP } from '#ui/zoom/view.ts';
import { ViewFoot } from '#ui/zoom/view-foot.tsx';
import { ZoomTools } from '#ui/zoom/zoom-tools.tsx';

interface SitePlanControlsProps {
  frame: RefObject<HTMLDivElement | null>;
  paper: RefObject<HTMLDivElement | null>;
  /** Of the hint that says how the frame is handled. */
  hintId: string;
  scale: number;
  /** Must be the same function at every render. */
  onScale: (scale: number) => void;
}

/** What magnifies and shifts the site plan. It comes after the page, which can be read without. */
export function SitePlanControls({ frame, paper, hintId, scale, onScale }: SitePlanControlsProps) {
  const look = useRef<CloseLook | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element || !paper.current) return;
    const own = lookClosely(element, paper.current, { place: magnify, ownsWheel: () => false, onScale });
    look.current = own;
    onScale(1);
    element.addEventListener('keydown', own.onKey);
    return () => {
      element.removeEventListener('keydown', own.onKey);
      own.end();
    };
  }, [frame, paper, onScale]);
  return (
    <ViewFoot hintId={hintId} hint={PLAN_TEXT.hint}>
      <ZoomTools
        text={ZOOM_TEXT}
        scale={scale}
        onZoomIn={() => look.current?.zoom(STEP)}
        onZoomOut={() => look.current?.zoom(1 / STEP)}
        onReset={() => look.current?.reset()}
      />
    </ViewFoot>
  );
}
