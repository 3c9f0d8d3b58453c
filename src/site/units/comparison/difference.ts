/** Which of several are the largest, which the smallest, and how far they are apart. */
export interface Difference {
  /** Their places. */
  most: readonly number[];
  least: readonly number[];
  by: number;
}

/** Areas have four decimals at most, and binary numbers a few more. */
const rounded = (value: number) => Number(value.toFixed(4));

/**
 * How several of a kind differ.
 * @param sizes null: there is none; it is neither large nor small
 * @returns null: they do not differ, or there are not two of them
 */
export function differenceOf(sizes: readonly (number | null)[]): Difference | null {
  const known = sizes.filter((size) => size !== null);
  const [largest, smallest] = [Math.max(...known), Math.min(...known)];
  if (known.length < 2 || largest === smallest) return null;
  const placesOf = (wanted: number) => sizes.flatMap((size, place) => (size === wanted ? [place] : []));
  return { most: placesOf(largest), least: placesOf(smallest), by: rounded(largest - smallest) };
}
