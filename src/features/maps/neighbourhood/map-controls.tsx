import { useImperativeHandle, useRef, type Ref } from 'react';
import { ZOOM_TEXT } from '#text/controls/zoom.ts';
import { LOCATION_TEXT } from '#text/pages/location.ts';
import { CloseControls, type CloseControlsProps } from '#ui/zoom/close-controls.tsx';
import { enlarge, type CloseLook } from '#ui/zoom/look-closely.ts';
import { CLOSE } from './nearness.ts';

export interface MapView {
  /** Puts a place into the middle, near enough for its name. @param at as a part of the map's square */
  centre: (at: readonly [right: number, down: number]) => void;
}

/** What magnifies and moves the map, whose numbers can be followed without. */
export function MapControls({ view, ...props }: CloseControlsProps & { view: Ref<MapView> }) {
  const look = useRef<CloseLook | null>(null);
  useImperativeHandle(view, () => ({
    centre: ([right, down]) =>
      look.current?.centre(({ width, height }) => {
        // The square is as high as the frame, and stands in its middle.
        const side = Math.min(width, height);
        return { x: width / 2 + (right - 0.5) * side, y: height / 2 + (down - 0.5) * side };
      }, CLOSE),
  }));
  return <CloseControls {...props} text={ZOOM_TEXT} hint={LOCATION_TEXT.hint} place={enlarge} look={look} />;
}
