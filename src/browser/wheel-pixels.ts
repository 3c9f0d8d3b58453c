const LINE_PIXELS = 33;

/** How far a wheel was turned down, in pixels: some browsers count lines. */
export const wheelPixels = ({ deltaMode, deltaY }: WheelEvent): number =>
  deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * LINE_PIXELS;
