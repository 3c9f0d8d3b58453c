const inHex = (codePoint: number) => codePoint.toString(16).toUpperCase();

/**
 * The shortest `unicode-range` with each of some characters.
 * @param mayHold whether a code point between two of them may be in it too: what no page shows, a range need not leave out
 */
export function unicodeRange(characters: string, mayHold: (codePoint: number) => boolean): string {
  const codePoints = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0);
  const spans: { first: number; last: number }[] = [];
  for (const codePoint of codePoints.toSorted((a, b) => a - b)) {
    const span = spans.at(-1);
    let reached = span?.last ?? codePoint;
    while (reached + 1 < codePoint && mayHold(reached + 1)) reached++;
    if (span && reached + 1 === codePoint) span.last = codePoint;
    else spans.push({ first: codePoint, last: codePoint });
  }
  return spans
    .map(({ first, last }) => (first === last ? `U+${inHex(first)}` : `U+${inHex(first)}-${inHex(last)}`))
    .join(',');
}
