/** Events that follow one another within this many milliseconds come from one movement of the hand. */
const PAUSE_MS = 150;
/** What a notch of a mouse wheel scrolls at the least, in pixels; a trackpad's glide ends below it. */
const NOTCH = 100;

/**
 * Tells turns of a wheel from the glide that a trackpad sends for up to two seconds after the fingers have left it.
 * @returns whether an event begins or goes on with a turn, given its way in pixels and its time in milliseconds
 */
export function watchTurns(): (delta: number, at: number) => boolean {
  let last = { delta: 0, at: -Infinity };
  /** The smallest of this movement: a glide only slows down, so what is far above it is a new push. */
  let slowest = Infinity;
  return (delta, at) => {
    const size = Math.abs(delta);
    const isNewMovement = at - last.at > PAUSE_MS || Math.sign(delta) !== Math.sign(last.delta);
    const isSteadyWheel = delta === last.delta && size >= NOTCH;
    // The browser may add two events of one frame together, so a little more is no push yet.
    const isPush = size > 2.5 * slowest + 10;
    slowest = isNewMovement || isPush ? size : Math.min(slowest, size);
    last = { delta, at };
    return isNewMovement || isSteadyWheel || isPush;
  };
}
