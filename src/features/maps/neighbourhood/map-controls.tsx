import { useEffect, useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import { ZOOM_TEXT } from '#text/controls/zoom.ts';
import { LOCATION_TEXT } from '#text/pages/location.ts';
import { enlarge, lookClosely, type CloseLook } from '#ui/zoom/look-closely.ts';
import { STEP } from '#ui/zoom/view.ts';
import { ViewFoot } from '#ui/zoom/view-foot.tsx';
import { ZoomTools } from '#ui/zoom/zoom-tools.tsx';
import { CLOSE } from './nearness.ts';

export interface MapView {
  /** Puts a place into the middle, near enough for its name. @param at as a part of the map's square */
  centre: (at: readonly [right: number, down: number]) => void;
}

interface MapControlsProps {
  view: Ref<MapView>;
  frame: RefObject<HTMLDivElement | null>;
  paper: RefObject<HTMLDivElement | null>;
  /** Of the hint that says how the frame is handled. */
  hintId: string;
  scale: number;
  /** Must be the same function at every render. */
  onScale: (scale: number) => void;
}

/** What magnifies and moves the map. It comes after the page: the map can be read, and its numbers followed, without. */
export function MapControls({ view, frame, paper, hintId, scale, onScale }: MapControlsProps) {
  const look = useRef<CloseLook | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element || !paper.current) return;
    const own = lookClosely(element, paper.current, { place: enlarge, ownsWheel: () => false, onScale });
    look.current = own;
    onScale(1);
    element.addEventListener('keydown', own.onKey);
    return () => {
      element.removeEventListener('keydown', own.onKey);
      own.end();
    };
  }, [frame, paper, onScale]);
  useImperativeHandle(view, () => ({
    centre: ([right, down]) =>
      look.current?.centre(({ width, height }) => {
        // The square is as high as the frame, and stands in its middle.
        const side = Math.min(width, height);
        return { x: width / 2 + (right - 0.5) * side, y: height / 2 + (down - 0.5) * side };
      }, CLOSE),
  }));
  return (
    <ViewFoot hintId={hintId} hint={LOCATION_TEXT.hint}>
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
