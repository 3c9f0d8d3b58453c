/** How something large is looked at: magnified, and shifted in CSS pixels from its upper left corner. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const LARGEST = 6;
/** One press of a button or key. */
export const STEP = 1.5;
/** A double tap shows this much. */
export const CLOSE = 2.5;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Never smaller than the whole, never so far aside that the frame shows anything but the plan. */
function within({ scale, x, y }: View, { width, height }: Size): View {
  // `|| 0`: no minus zero.
  return { scale, x: clamp(x, width * (1 - scale), 0) || 0, y: clamp(y, height * (1 - scale), 0) || 0 };
}

/** Magnified by `factor`, with what is under `point` staying there. */
export function zoomAt(view: View, factor: number, point: Point, size: Size): View {
  const scale = clamp(view.scale * factor, 1, LARGEST);
  const ratio = scale / view.scale;
  return within({ scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }, size);
}

/** Shifted by so many pixels. */
export const panBy = (view: View, { x, y }: Point, size: Size): View =>
  within({ scale: view.scale, x: view.x + x, y: view.y + y }, size);

/** With a point of the unmagnified paper in the frame's middle, as far as its edges let it. */
export const lookAt = (at: Point, scale: number, { width, height }: Size): View =>
  within({ scale, x: width / 2 - at.x * scale, y: height / 2 - at.y * scale }, { width, height });

/** The same part of a plan whose frame has changed its size. */
export const resized = ({ scale, x, y }: View, before: Size, after: Size): View =>
  within({ scale, x: (x * after.width) / (before.width || 1), y: (y * after.height) / (before.height || 1) }, after);

/** What two fingers do that were at `before` and are at `after`. */
export function pinch(view: View, before: readonly [Point, Point], after: readonly [Point, Point], size: Size): View {
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const spread = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const [from, to] = [middle(before), middle(after)];
  const zoomed = zoomAt(view, spread(after) / spread(before), from, size);
  return panBy(zoomed, { x: to.x - from.x, y: to.y - from.y }, size);
}
