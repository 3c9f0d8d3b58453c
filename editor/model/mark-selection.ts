import { EXAMPLE_MARK, TO_WRITE_MARK } from '#site/schema/parts/fields.ts';

/** What of a text is to be written over: all of one that begins with a mark, else the mark; null where none stands. */
export function markedRange(text: string): [start: number, end: number] | null {
  const found = [TO_WRITE_MARK, EXAMPLE_MARK].find((mark) => text.includes(mark));
  if (found === undefined) return null;
  const start = text.indexOf(found);
  return start === 0 ? [0, text.length] : [start, start + found.length];
}
