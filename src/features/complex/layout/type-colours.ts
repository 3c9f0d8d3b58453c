import styles from './type-colours.module.css';

const COLOURS = [styles.first, styles.second, styles.third, styles.fourth, styles.fifth, styles.sixth];

/** Every type that a development's lines have, by name, with the class that sets `--type`, its colour; more types than colours share them. */
export function typeColours(
  towers: readonly { lines: readonly { unit: string }[] }[],
): ReadonlyMap<string, string | undefined> {
  const types = [...new Set(towers.flatMap(({ lines }) => lines.map(({ unit }) => unit)))].sort();
  return new Map(types.map((type, index) => [type, COLOURS[index % COLOURS.length]]));
}
