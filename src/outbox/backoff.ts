import { LONGEST_BACKOFF_MS } from './limits.ts';

const FIRST_MS = 5000;

/**
 * Milliseconds until the next try after `failures` (≥ 1) failed ones: `min(15 min, 5 s·2ⁿ)·U(0.5, 1)`.
 * `random` gives a number of [0, 1): without it, every phone of a model house would come back in the same second.
 */
export const backoffMs = (failures: number, random: () => number): number =>
  Math.min(LONGEST_BACKOFF_MS, FIRST_MS * 2 ** (failures - 1)) * (0.5 + random() / 2);
