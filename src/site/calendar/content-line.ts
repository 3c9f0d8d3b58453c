/** RFC 5545, 3.3.11. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** RFC 5545, 3.1: at most 75 bytes a line, not counting its end; a character is not cut. */
const LINE_BYTES = 75;
const bytesOf = (character: string) => new TextEncoder().encode(character).length;

function folded(line: string): string {
  let [result, length] = ['', 0];
  for (const character of line) {
    const bytes = bytesOf(character);
    if (length + bytes > LINE_BYTES) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += bytes;
  }
  return result;
}

/** A property of a calendar's file, folded, without the end of its line. `isText`: its value is escaped as text. */
export const contentLine = (name: string, value: string, { isText = true }: { isText?: boolean } = {}): string =>
  folded(`${name}:${isText ? escaped(value) : value}`);
