import type { ShownPoint } from '#site/tour/shown-walk.ts';

/** A panorama's picture as it is looked at flat: the smallest, of which a window sees half. */
export const flatAddress = ({ files: { base, widths } }: Pick<ShownPoint, 'files'>, format: 'avif' | 'webp'): string =>
  `${base}-${widths[0]}.${format}`;
