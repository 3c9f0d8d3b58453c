/** The longest a scale may be, as a part of the map's square. */
const LONGEST = 0.25;
const STEPS = [5, 2, 1];

/** A round length on a map. */
export interface ScaleBar {
  metres: number;
  /** As a part of what the square is wide when it is not magnified. */
  share: number;
}

/**
 * The longest round length that a scale has room for.
 * @param km what the map's square is wide
 * @param scale how much it is magnified
 */
export function scaleBar(km: number, scale = 1): ScaleBar {
  const room = (km * 1000 * LONGEST) / scale;
  const power = 10 ** Math.floor(Math.log10(room));
  const metres = power * (STEPS.find((step) => step * power <= room) ?? 1);
  return { metres, share: metres / (km * 1000) };
}
