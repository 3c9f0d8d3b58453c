/** Width and height in pixels. */
export type Size = readonly [width: number, height: number];

/** The part of a master that is delivered, in its pixels. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** The widest part of a shape that a master has. */
export const widest = ([width, height]: Size, [across, up]: Size): number =>
  Math.min(width, Math.floor((height * across) / up));

const within = ([width, height]: Size, crop: Crop): Crop => ({
  ...crop,
  left: Math.round(between(0, crop.left, width - crop.width)),
  top: Math.round(between(0, crop.top, height - crop.height)),
});

/** A part of a width, in the place of another; as wide as it may be without being enlarged, or being beyond the edges. */
export function sized(master: Size, shape: Size, crop: Crop, wish: number): Crop {
  const width = Math.round(between(shape[0], wish, widest(master, shape)));
  const height = Math.min(master[1], Math.round((width * shape[1]) / shape[0]));
  return within(master, {
    left: crop.left + (crop.width - width) / 2,
    top: crop.top + (crop.height - height) / 2,
    width,
    height,
  });
}

/** What is cut out unless somebody chooses otherwise: as much as there is, from the middle. */
export const middle = (master: Size, shape: Size): Crop =>
  sized(master, shape, { left: 0, top: 0, width: master[0], height: master[1] }, Infinity);

/** The same part elsewhere, within the master's edges. */
export const moved = (master: Size, crop: Crop, right: number, down: number): Crop =>
  within(master, { ...crop, left: crop.left + right, top: crop.top + down });

/** Whether a master need not be enlarged. */
export const isLargeEnough = (master: Size, shape: Size): boolean => widest(master, shape) >= shape[0];
