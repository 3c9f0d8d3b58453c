import { contrast, type Hex } from './colour.ts';
import { oklabOf, shownColour } from './oklch.ts';

/** What a colour is seen against, and how much contrast that takes. */
export interface Need {
  ground: Hex;
  /** 4.5 for texts, 3 for large ones, controls and what tells something (WCAG 2, 1.4.3 and 1.4.11). */
  ratio: number;
}

/** Steps of lightness: smaller ones no eye tells apart. */
const STEPS = 400;

/** Whether a colour has all the contrast that it needs. */
export const passes = (colour: Hex, needs: readonly Need[]): boolean =>
  needs.every(({ ground, ratio }) => contrast(colour, ground) >= ratio);

/**
 * The colour of the same hue that has all this contrast and is as light as possible to the given one: itself, where it
 * passes. Null where its grounds are so far apart that nothing passes.
 */
export function nearestPassing(colour: Hex, needs: readonly Need[]): Hex | null {
  if (passes(colour, needs)) return colour;
  const lab = oklabOf(colour);
  for (let step = 1; step <= STEPS; step++)
    for (const lightness of [lab.lightness - step / STEPS, lab.lightness + step / STEPS]) {
      // The last step of a side is shorter: white may pass where the shade before it does not.
      const other = shownColour({ ...lab, lightness: Math.min(1, Math.max(0, lightness)) });
      if (passes(other, needs)) return other;
    }
  // The ends may have a trace of the hue.
  return ['#000000', '#ffffff'].find((end) => passes(end, needs)) ?? null;
}
