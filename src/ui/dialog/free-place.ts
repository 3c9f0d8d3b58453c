/** Edges in CSS pixels from the window's upper left corner. */
export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Room between what floats and the control next to it. */
const GAP = 4;

/**
 * How far up a floating box has to go until it covers none of the obstacles; null: there is no such place above it.
 * It goes over the highest of those in its way, so that it stays as near to its own place as it can.
 */
export function liftOver(box: Box, obstacles: readonly Box[]): number | null {
  const height = box.bottom - box.top;
  const beside = obstacles.filter(({ left, right }) => left < box.right && right > box.left);
  let { top } = box;
  for (;;) {
    if (top < 0) return null;
    const bottom = top + height;
    const inTheWay = beside.filter((obstacle) => obstacle.top < bottom && obstacle.bottom > top);
    if (inTheWay.length === 0) return box.top - top;
    top = Math.min(...inTheWay.map((obstacle) => obstacle.top)) - height - GAP;
  }
}
